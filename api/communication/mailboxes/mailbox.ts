import { defineKind, derivedId } from '../../platform/index.ts'

/** An IMAP mailbox whose messages are processed as they arrive. At most one per agency. */
export interface Mailbox {
  readonly host: string
  readonly port: number
  readonly user: string
  /** A password or OAuth token, encrypted. */
  readonly sealedSecret: string
  readonly isToken: boolean
  readonly folders: readonly string[]
  readonly isOn: boolean
  /** Why it can't be watched right now, as reported by the mail server; null while it works. */
  readonly failure: string | null
  /** When it last connected, in milliseconds; null if never. */
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

/** The last position read in a folder (RFC 3501: a UID is valid only under its UIDVALIDITY). */
export interface FolderPosition {
  readonly folder: string
  readonly uidValidity: string
  readonly lastUid: number
  /** When the last message was received, in milliseconds. */
  readonly takenAt: number
}

export const folderPositionKind = defineKind({
  name: 'mailboxFolder',
  prefix: 'mf',
  row: (position: FolderPosition, id) => ({ id, ...position }),
})

/** Another account or server has different folders. */
export function folderPositionId(agencyId: string, { host, user }: Mailbox, folder: string): string {
  return derivedId(folderPositionKind.prefix, [agencyId, host, user, folder])
}
