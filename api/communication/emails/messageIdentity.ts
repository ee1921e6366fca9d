import { createHash } from 'node:crypto'
import { emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { emailId, emailKind } from './email.ts'
import { plainSubject } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'

/**
 * The Message-ID to keep a message under; null for another copy of a known one, received through another channel.
 * Broken programs use one ID for many messages: only the same text of the same sender is a copy.
 */
export async function ownMessageId(
  agency: AgencyStore,
  { messageId, from }: ReadEmail,
  { contentKey, hash }: { contentKey: string; hash: string },
): Promise<string | null> {
  const given = messageId ?? `${hash}@no-message-id.invalid`
  const known = await agency.read(emailKind, emailId(agency.id, given))
  if (!known) return given
  const isSameSender = emailKey(known.value.from.address) === emailKey(from.address)
  // Messages of our own, and those received before their content was remembered, have no key.
  if (isSameSender && (known.value.contentKey ?? contentKey) === contentKey) return null
  const another = `${contentKey}@reused-message-id.invalid`
  return agency.table(emailKind).get(emailId(agency.id, another)) ? null : another
}

/** What makes two messages the same, however many servers passed them on: the sender, the words and the files. */
export function contentKeyOf({ from, subject, text, attachments }: ReadEmail): string {
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([emailKey(from.address), plainSubject(subject), text.replaceAll(/\s+/g, ' ').trim()]),
  )
  for (const { name, content } of attachments) hash.update(`\n${name} ${content.byteLength} `).update(content)
  return hash.digest('hex').slice(0, 40)
}
