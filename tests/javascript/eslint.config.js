import js from '@eslint/js'
import globals from 'globals'

// The scripts of the verifier and the replayer are joined into one file, so they use each other's names. tsc reports unknown names.
const JOINED = ['bot/verifier/*.js', 'bot/replayer/*.js']

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['bot/**/*.js'], languageOptions: { ecmaVersion: 2023, globals: globals.browser } },
  { files: JOINED, languageOptions: { sourceType: 'script' }, rules: { 'no-undef': 'off', 'no-unused-vars': ['error', { vars: 'local' }] } },
]
