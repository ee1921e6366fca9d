import type { MarkedTextProps } from '../MarkedText/MarkedText.tsx'

/** What a line leads to; each kind has its icon. */
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
  /** A second line, also searched: a policy number, a request's customer. */
  description?: string | undefined
  /** Words inside a record that the search found, with their marks. */
  passage?: MarkedTextProps | undefined
  /** A word at the end: 'Open', 'Expired'. */
  badgeText?: string | undefined
  /** The keyboard shortcut that does the same, shown at the end. */
  keys?: readonly string[] | undefined
  /** Additional search terms: 'dark mode' for 'Theme'. */
  keywords?: string | undefined
}

/** Navigates like a link. */
type LinkCommand = CommandLooks & { href: string; onAction?: never }

/** Runs an action here. */
type ActionCommand = CommandLooks & { onAction: () => void; href?: never }

/** A line of the palette. */
export type Command = LinkCommand | ActionCommand

export type CommandGroup = {
  id: string
  /** The title above its lines: 'Accounts'. */
  title: string
  commands: readonly Command[]
  /** Whether the commands are search results already, such as the server's; others are filtered here. */
  isFound?: boolean
  /** Whether it shows only while the input is empty, like recent records. */
  isRecent?: boolean
}
