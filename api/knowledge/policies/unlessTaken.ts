import type { AgencyStore } from '../../platform/index.ts'
import { policyNumberKey } from './businessPolicy.ts'
import { takenNumbers } from './policyNumbers.ts'
import type { Numbered, PolicyNumberTaken } from './policyNumbers.ts'

/** By agency, carrier and number: the last save, which the next one waits for. */
const turns = new Map<string, Promise<void>>()

/**
 * Saves policies, or returns the warning that their numbers already exist. Saves of the same numbers are
 * serialized, so that of two at once the second sees the first.
 */
export async function unlessTaken<Saved>(
  agency: AgencyStore,
  { numbered, confirm }: { numbered: readonly Numbered[]; confirm: boolean },
  save: () => Promise<Saved>,
): Promise<Saved | PolicyNumberTaken> {
  const keys = numbered.flatMap(({ carrierId, policyNumber }) =>
    carrierId && policyNumber ? [`${agency.id} ${carrierId} ${policyNumberKey(policyNumber)}`] : [],
  )
  const { promise: turn, resolve: end } = Promise.withResolvers<void>()
  const before = keys.flatMap((key) => turns.get(key) ?? [])
  // All at once, so that two saves never deadlock.
  for (const key of keys) turns.set(key, turn)
  try {
    await Promise.all(before)
    return (confirm ? null : takenNumbers(agency, numbered)) ?? (await save())
  } finally {
    end()
    for (const key of keys) if (turns.get(key) === turn) turns.delete(key)
  }
}
