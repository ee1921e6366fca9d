import type { CaraAction } from '../conversations/caraAction.ts'
import type { ReadEmail } from './readEmail.ts'

/** What a person has to know of how a message arrived. */
export function noted({ notes, hiddenText }: ReadEmail, at: number): CaraAction[] {
  const hidden = {
    result: 'This message contains text that its reader cannot see. Cara left it out.',
    evidence: [hiddenText.slice(0, 300)],
  }
  const all = [...notes.map((result) => ({ result, evidence: [] })), ...(hiddenText === '' ? [] : [hidden])]
  return all.map((note, index) => ({
    id: `note-${at}-${index}`,
    name: 'read_email',
    argumentsJson: '{}',
    ...note,
    at,
  }))
}
