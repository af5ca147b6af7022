// The bot's random numbers. Block i of a stream is blake2b(key=seed, data=number || i), read as eight big-endian 64-bit
// numbers. A draw below n takes the next number under the largest multiple of n, modulo n.
class Chance {
  /** @param {Bytes} seed @param {number} number */
  constructor(seed, number) {
    this.seed = seed
    this.number = BigInt(number)
    this.block = 0n
    /** @type {bigint[]} */
    this.words = []
  }

  /** @param {number} bound */
  below(bound) {
    if (!Number.isSafeInteger(bound) || bound < 1) throw new Error('a bound that is none')
    const n = BigInt(bound)
    const limit = ((1n << 64n) / n) * n
    for (;;) {
      if (!this.words.length) this.refill()
      const word = this.words.shift()
      if (word !== undefined && word < limit) return Number(word % n)
    }
  }

  refill() {
    const data = new DataView(new ArrayBuffer(16))
    data.setBigUint64(0, this.number)
    data.setBigUint64(8, this.block++)
    const digest = new DataView(blake2b(new Uint8Array(data.buffer), this.seed).buffer)
    this.words = Array.from({ length: 8 }, (_, place) => digest.getBigUint64(8 * place))
  }
}
