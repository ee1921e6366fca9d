import { defineKind, derivedId } from '../../platform/index.ts'

/** A raw message as received, before parsing. Its source is kept as a blob for evidence. */
export interface InboundEmail {
  readonly hash: string
  readonly size: number
  /** The API key or mailbox it came through. */
  readonly source: string
  readonly receivedAt: number
}

export const inboundEmailKind = defineKind({
  name: 'inboundEmail',
  prefix: 'ie',
  row: ({ receivedAt }: InboundEmail, id) => ({ id, receivedAt }),
  content: ({ hash, size }) => ({ hash, size }),
})

/** Derived from the content: a message delivered twice, even through different channels, is stored once. */
export function inboundEmailId(agencyId: string, hash: string): string {
  return derivedId(inboundEmailKind.prefix, [agencyId, hash])
}
