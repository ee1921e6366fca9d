import { messageParts, type TriageAccount, type TriageMessage } from '../../assistant/index.ts'
import { calledName } from '../../identity/index.ts'
import type { ReadEmail } from './readEmail.ts'

/** The name below a message, with or without a closing before it. */
function signedName(body: string): string | null {
  const { own, signature } = messageParts(body)
  const [line = ''] = signature.split('\n').filter((each) => nameAlone.test(each))
  if (line !== '') return closing.test(line) ? null : line.trim()
  if (signature !== '') return null
  const lines = own.split('\n')
  // `- Kim Lee, Project Manager` in a last paragraph of short lines, or right behind the last sentence
  const from = lines.findLastIndex((each) => /^\s*$|[.!?]\s*$/.test(each)) + 1
  const last = lines.slice(from)
  const found = from > 0 && last.length < 6 ? nameAndTitle.exec(last[0] ?? '')?.[1] : undefined
  return found === undefined || closing.test(found) ? null : found
}

const nameAlone = /^\s*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’.-]*){0,2}\s*$/u
const nameAndTitle =
  /^\s*[-–—]?\s*(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]*\.?){0,2})(?:,\s*(?!\p{Lu}{2}\b)[^\d\n]{3,50})?\s*$/u

/** How to address whoever wrote: a person by the name of the address, else as they sign, else a client by name. */
export function readerOf(
  { from: { name }, body }: Pick<TriageMessage, 'from' | 'body'>,
  {
    address,
    account,
    isOutsider,
  }: {
    address: string
    account: Pick<TriageAccount, 'names' | 'isBusiness'> | null
    isOutsider: boolean
  },
): string | null {
  const accountName = account?.names[0] ?? null
  const ofAccount = { isBusiness: account?.isBusiness }
  const sender = calledName(name, accountName, ofAccount)
  const isPerson = name !== null && isNamedInAddress(name, address)
  return (
    (isPerson ? sender : null) ??
    calledName(signedName(body), accountName, ofAccount) ??
    (isOutsider ? null : sender)
  )
}

/** Whether an address has a word of the name before its @: `Kim Lee <kim@…>` is a person, `Harbor Point <office@…>` may be none. */
function isNamedInAddress(name: string, address: string): boolean {
  const [mailbox = ''] = address.toLowerCase().split('@')
  const words = name.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.some((word) => mailbox.includes(word) && !ofDesk.test(word))
}

/** What a desk is called, and no person: `Dirigo Loss Control <losscontrol@…>` */
const ofDesk =
  /^(?:accounts?|audits?|billing|claims?|control|desk|department|help|info|inspections?|insurance|loss|mail|notices?|office|payments?|policy|risk|sales|service|services|support|team|underwriting)$/

const closing = /^\s*(?:many|kind|best|warm|thanks?|regards|cheers|sincerely|respectfully|sent)\b/i

/** The sender's name; some mail programs write `Unknown` for one they do not know. */
export function senderName({ from, text }: Pick<ReadEmail, 'from' | 'text'>): string | null {
  if (from.name === null || !/\bunknown$/i.test(from.name)) return from.name
  return signedName(text) ?? (from.name.replace(/\s*\bunknown$/i, '') || null)
}
