/** The message's author; the senders of calls and emails are outside the app (spec 1 §6). */
export type MessageAuthor = 'user' | 'cara' | 'agent' | 'client' | 'participant'

/** The kind of conversation: a colleague asks Cara, or the agency (or Cara for it) speaks with its client. */
export type Conversation = 'withCara' | 'withClient'

export type MessageSide = 'start' | 'end'

/** An author's label when the name is unknown. */
export const authorNames = {
  user: 'You',
  cara: 'Cara',
  agent: 'Agent',
  client: 'Client',
  participant: 'Participant',
} as const satisfies Record<MessageAuthor, string>

const sides = {
  withCara: { user: 'end', cara: 'start', agent: 'end', client: 'start', participant: 'start' },
  withClient: { user: 'end', cara: 'end', agent: 'end', client: 'start', participant: 'start' },
} as const satisfies Record<Conversation, Record<MessageAuthor, MessageSide>>

/** The side of an author's messages: those who ask on one, those who answer on the other. */
export function sideOf(author: MessageAuthor, conversation: Conversation): MessageSide {
  return sides[conversation][author]
}
