import type { EmailThreadRow } from './emailThread.ts'

/** Why nobody can answer the thread, in plain words; null when it can be answered. */
export function replyRefusal({ people }: Pick<EmailThreadRow, 'people'>): string | null {
  return people.length === 0 ? 'This thread has nobody to answer.' : null
}
