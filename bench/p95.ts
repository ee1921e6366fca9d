import { percentile } from './figure.ts'

interface Turns {
  /** How many are measured. */
  readonly measured: number
  /** How many come before, to warm what the others use. */
  readonly warming: number
}

/** What one client waits for, p95 in milliseconds; `ask` is given the number of the turn. */
export async function p95(
  ask: (turn: number) => Promise<unknown>,
  { measured, warming }: Turns = { measured: 250, warming: 50 },
): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < warming + measured; turn += 1) {
    const asked = performance.now()
    await ask(turn)
    if (turn >= warming) times.push(performance.now() - asked)
  }
  return percentile(times, 95)
}
