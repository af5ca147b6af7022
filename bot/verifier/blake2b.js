// BLAKE2b with a key, as in RFC 7693. It is simple and slow: 64-bit words are BigInts.
const WORD = (1n << 64n) - 1n
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
]
const BLOCK = 128

/** @type {(word: bigint, bits: bigint) => bigint} */
const turned = (word, bits) => (word >> bits) | ((word << (64n - bits)) & WORD)

/** @type {(state: bigint[], block: Bytes, counted: number, last: boolean) => bigint[]} */
function compress(state, block, counted, last) {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK)
  const words = Array.from({ length: 16 }, (_, place) => view.getBigUint64(8 * place, true))
  const mixed = [...state, ...IV]
  mixed[12] ^= BigInt(counted)
  if (last) mixed[14] ^= WORD
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]
    LANES.forEach(([a, b, c, d], lane) => {
      mixed[a] = (mixed[a] + mixed[b] + words[order[2 * lane]]) & WORD
      mixed[d] = turned(mixed[d] ^ mixed[a], 32n)
      mixed[c] = (mixed[c] + mixed[d]) & WORD
      mixed[b] = turned(mixed[b] ^ mixed[c], 24n)
      mixed[a] = (mixed[a] + mixed[b] + words[order[2 * lane + 1]]) & WORD
      mixed[d] = turned(mixed[d] ^ mixed[a], 16n)
      mixed[c] = (mixed[c] + mixed[d]) & WORD
      mixed[b] = turned(mixed[b] ^ mixed[c], 63n)
    })
  }
  return state.map((word, place) => word ^ mixed[place] ^ mixed[place + 8])
}

/** @param {Bytes} data @param {Bytes} [key] */
function blake2b(data, key = new Uint8Array(), length = 64) {
  const keyed = key.length ? BLOCK : 0
  const whole = new Uint8Array(Math.max(BLOCK, Math.ceil((keyed + data.length) / BLOCK) * BLOCK))
  whole.set(key)
  whole.set(data, keyed)
  let state = [...IV]
  state[0] ^= BigInt(0x01010000 ^ (key.length << 8) ^ length)
  for (let at = 0; at < whole.length; at += BLOCK) {
    const last = at + BLOCK === whole.length
    state = compress(state, whole.subarray(at, at + BLOCK), last ? keyed + data.length : at + BLOCK, last)
  }
  const digest = new DataView(new ArrayBuffer(64))
  state.forEach((word, place) => digest.setBigUint64(8 * place, word, true))
  return new Uint8Array(digest.buffer, 0, length)
}

// The test vectors of RFC 7693: "abc" (appendix A), and a hash of many hashes with and without a key (appendix E).
const ABC =
  'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' + '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923'
const GRAND = 'c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475'

/** @type {(length: number, seed: number) => Bytes} */
function sequence(length, seed) {
  const bytes = new Uint8Array(length)
  let a = Math.imul(0xdead4bad, seed) >>> 0,
    b = 1
  for (let place = 0; place < length; place++) {
    const sum = (a + b) >>> 0
    a = b
    b = sum
    bytes[place] = sum >>> 24
  }
  return bytes
}

function selfTest() {
  /** @type {number[]} */
  const digests = []
  for (const length of [20, 32, 48, 64]) {
    for (const size of [0, 3, 128, 129, 255, 1024]) {
      const data = sequence(size, size)
      digests.push(...blake2b(data, undefined, length), ...blake2b(data, sequence(length, length), length))
    }
  }
  return hex(blake2b(new TextEncoder().encode('abc'))) === ABC && hex(blake2b(new Uint8Array(digests), undefined, 32)) === GRAND
}

/** @type {(bytes: Bytes) => string} */
const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
