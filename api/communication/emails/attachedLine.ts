import { listed } from './cancellationReply.ts'

/** `Attached are the binder and the loss runs.`: the only words that say what is attached, from what is. */
export function attachedLine(names: readonly string[], { of = '' } = {}): string {
  const [first = ''] = names
  const isOne = names.length === 1 && !/[^s]s$/.test(first)
  return `Attached ${isOne ? 'is' : 'are'} ${listed(names.map((name) => `the ${name}`))}${of}.`
}

const claim =
  /\b(?:attached|enclosed)\b[^.?!\n]{0,12}\b(?:is|are|find)\b|\b(?:is|are) (?:attached|enclosed)\b(?! once)|\bthe (?:attached|enclosed)\b|\battached:|\badjunto\b/i

/** What an approver reads of a message that says something is attached to it and goes without files; null otherwise. */
export function missingAttachment(body: string, fileIds: readonly string[]): string | null {
  return fileIds.length === 0 && claim.test(body)
    ? 'The message says that something is attached, but it has no attachments.'
    : null
}
