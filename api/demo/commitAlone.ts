import type { Actor, AgencyStore, Change, CommitOptions, Stored } from '../platform/index.ts'

/** Commits to an agency without other writers; throws on a conflict. */
export async function commitAlone(
  agency: Pick<AgencyStore, 'commit'>,
  { actor, changes, ...options }: { actor: Actor; changes: readonly Change[] } & CommitOptions,
): Promise<readonly Stored<unknown>[]> {
  const committed = await agency.commit(actor, changes, options)
  if (!committed.ok) throw new Error('Somebody else is writing into the demo agency.')
  return committed.stored
}
