import { defineKind, derivedId } from '../../platform/index.ts'

/** A mailbox of an IMAP server whose messages are taken in as they arrive. An agency has one at most. */
export interface Mailbox {
  readonly host: string
  readonly port: number
  readonly user: string
  /** A password or OAuth token, encrypted. */
  readonly sealedSecret: string
  readonly isToken: boolean
  readonly folders: readonly string[]
  readonly isOn: boolean
  /** Why it cannot be followed right now, in the mail server's words; null while all is well. */
  readonly failure: string | null
  /** When it was last connected, in milliseconds; null before that. */
  readonly connectedAt: number | null
  readonly updatedAt: number
}

export const mailboxKind = defineKind({
  name: 'mailbox',
  prefix: 'mb',
  row: ({ sealedSecret: _, ...mailbox }: Mailbox, id) => ({ id, ...mailbox }),
})

export function mailboxId(agencyId: string): string {
  return derivedId(mailboxKind.prefix, [agencyId])
}

/** How far a folder was read (RFC 3501: a UID means something only under its UIDVALIDITY). */
export interface FolderPosition {
  readonly folder: string
  readonly uidValidity: string
  readonly lastUid: number
  /** When the last message was taken, in milliseconds. */
  readonly takenAt: number
}

export const folderPositionKind = defineKind({
  name: 'mailboxFolder',
  prefix: 'mf',
  row: (position: FolderPosition, id) => ({ id, ...position }),
})

/** Another account or server has folders of its own. */
export function folderPositionId(agencyId: string, { host, user }: Mailbox, folder: string): string {
  return derivedId(folderPositionKind.prefix, [agencyId, host, user, folder])
}
