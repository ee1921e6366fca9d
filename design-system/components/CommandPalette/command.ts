/** What a line of the palette leads to; each kind has its picture. */
export type CommandKind =
  | 'account'
  | 'policy'
  | 'request'
  | 'document'
  | 'message'
  | 'person'
  | 'page'
  | 'create'
  | 'action'

type CommandLooks = {
  id: string
  kind: CommandKind
  label: string
  /** A second line, searched too: the policy's number, whose request it is. */
  description?: string | undefined
  /** A word at its end: 'Open', 'Expired'. */
  badgeText?: string | undefined
  /** The keys that do the same without the palette, shown at its end. */
  keys?: readonly string[] | undefined
  /** Further words by which it is found: 'dark mode' for 'Theme'. */
  keywords?: string | undefined
}

/** Leads somewhere, as a link does. */
type LinkCommand = CommandLooks & { href: string; onAction?: never }

/** Does something here. */
type ActionCommand = CommandLooks & { onAction: () => void; href?: never }

/** A line of the palette. */
export type Command = LinkCommand | ActionCommand

export type CommandGroup = {
  id: string
  /** Above its lines: 'Accounts'. */
  title: string
  commands: readonly Command[]
  /** Whether they already are what was searched for, as a server's answers are; the others are narrowed here. */
  isFound?: boolean
  /** Whether it shows only while nothing is typed, as what was opened last does. */
  isRecent?: boolean
}
