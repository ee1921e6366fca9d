/** Chance that repeats itself: the same seed gives the same agency. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** True in this share of cases. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the names, as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name
  /** A generator of its own: what it is used for never moves what comes after it here. */
  fork(): Random
}

/** Made by mulberry32: 32 bits of state are plenty for a demo, and it is six lines. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }

  function whole(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }

  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick(items) {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
    weighted(weights) {
      const names = Object.keys(weights) as (keyof typeof weights)[]
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0)
      for (const name of names) {
        left -= weights[name]
        if (left < 0) return name
      }
      throw new RangeError('All weights are zero.')
    },
    fork: () => createRandom(whole(0, 2 ** 32 - 1)),
  }
}
