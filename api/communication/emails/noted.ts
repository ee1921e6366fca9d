import type { CaraAction } from '../conversations/caraAction.ts'
import type { ReadEmail } from './readEmail.ts'

/** What a person has to know of how a message arrived. */
export function noted({ notes }: ReadEmail, at: number): CaraAction[] {
  return notes.map((result, index) => ({
    id: `note-${at}-${index}`,
    name: 'read_email',
    argumentsJson: '{}',
    result,
    evidence: [],
    at,
  }))
}
