import type { Log } from '../platform/index.ts'

const weight = { info: 0, warn: 1, error: 2 } as const

/** A log of one JSON object per line; lines below the level `least` are dropped. */
export function createLog({
  least,
  write,
}: {
  least: keyof typeof weight
  write: (line: string) => void
}): Log {
  return (level, message, facts = {}) => {
    if (weight[level] < weight[least]) return
    write(JSON.stringify({ at: new Date().toISOString(), level, message, ...facts }))
  }
}
