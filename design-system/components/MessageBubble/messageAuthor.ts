/** Whose words they are; the senders of calls and emails are people outside of the app (spec 1 §6). */
export type MessageAuthor = 'user' | 'cara' | 'agent' | 'client' | 'participant'

/** With whom a conversation is held: a colleague asks Cara, or the agency (Cara for it) speaks with its client. */
export type Conversation = 'withCara' | 'withClient'

export type MessageSide = 'start' | 'end'

/** What an author is called where the name is not known; a participant shows as the client (spec 2 §4). */
export const authorNames = {
  user: 'You',
  cara: 'Cara',
  agent: 'Agent',
  client: 'Client',
  participant: 'Client',
} as const satisfies Record<MessageAuthor, string>

const sides = {
  withCara: { user: 'end', cara: 'start', agent: 'end', client: 'start', participant: 'start' },
  withClient: { user: 'end', cara: 'end', agent: 'end', client: 'start', participant: 'start' },
} as const satisfies Record<Conversation, Record<MessageAuthor, MessageSide>>

/** The side on which an author's messages stand: those who ask on one, those who answer on the other. */
export function sideOf(author: MessageAuthor, conversation: Conversation): MessageSide {
  return sides[conversation][author]
}
