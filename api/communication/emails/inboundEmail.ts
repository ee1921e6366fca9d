import { defineKind, derivedId } from '../../platform/index.ts'

/** A message as it arrived, before it is read: its source is a blob, and stays as evidence. */
export interface InboundEmail {
  readonly hash: string
  readonly size: number
  /** The API key or mailbox that brought it. */
  readonly source: string
  readonly receivedAt: number
}

export const inboundEmailKind = defineKind({
  name: 'inboundEmail',
  prefix: 'ie',
  row: ({ receivedAt }: InboundEmail, id) => ({ id, receivedAt }),
  content: ({ hash, size }) => ({ hash, size }),
})

/** Follows from the content: the same message brought twice, by several doors, is taken in once. */
export function inboundEmailId(agencyId: string, hash: string): string {
  return derivedId(inboundEmailKind.prefix, [agencyId, hash])
}
