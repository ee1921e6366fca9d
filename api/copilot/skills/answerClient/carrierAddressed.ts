import { emailThreadKind } from '../../../communication/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import { hasCaller, namedInShort } from '../namedAccounts.ts'
import { type CarrierRow, carrierIn } from '../lookUpRecords/carrierIn.ts'
import { outsideRecipientIn } from './outsideRecipient.ts'
import { withoutPrivate } from './withoutPrivate.ts'

type Agency = Pick<Task['agency'], 'table'>

/** A carrier or underwriter that a message wants written to. */
export interface AddressedCarrier {
  /** Null for "the underwriter", who may be that of any policy. */
  readonly carrier: CarrierRow | null
  /** What the message calls somebody who is not on record: "Granite River", "the broker"; null for a carrier that is, and for "the underwriter". */
  readonly company: string | null
  /** The person, if the message names one. */
  readonly person: string | null
  /** The message with "them" in the place of the recipient. */
  readonly request: string
}

const lead = String.raw`^\s*(?:(?:please|pls|now|ok|and|also|can you|could you|i need you to|we need to)[\s,]+)*`
const verbs = String.raw`(?:(?:e-?mail|write|message|tell|ask|remind|inform|notify|thank|send|drop|draft)\s+(?:(?:an?|another|this|it)\s+)?(?:quick\s+|short\s+)?(?:e-?mail\s+|note\s+|message\s+|line\s+)?(?:to\s+)?|let\s+|(?:follow up|check)\s+with\s+)`
const recipient = String.raw`((?:the\s+)?[\p{L}\p{N}&.'’ -]{2,60}?(?:\s+(?:at|@)\s+\S+@\S+)?)`
const then = String.raw`(?=\s*[:,]|\s+(?:and|to (?:ask|say|see|confirm|find|tell|request|remind|let|get)|that|know|asking|saying|if|whether|for|about|an? (?:e-?mail|note|message))\b)`
const toSomebody = new RegExp(`${lead}${verbs}${recipient}${then}`, 'iu')
const ofCarrier = String.raw`underwriters?|uw|carriers?|insurers?|insurance company|mga|wholesaler`
const ofOthers = String.raw`(?:claims? )?adjusters?|claims? (?:rep|department)|brokers?(?! of record)|(?:insurance )?agents?|producers?|landlords?|lenders?|property managers?`
const underwriter = new RegExp(
  String.raw`^(?:the |their |our |his |her )?(?:[\p{L}\p{N}&.'’ -]{2,50}['’]s? )?(?:${ofCarrier}|(?<other>${ofOthers}))\b(?![@.]\S)(?: (?:at|of|with) [\p{L}\p{N}&.'’ -]{2,50}?(?= and\b| that\b|[:,]|$))?`,
  'iu',
)
const underwriterNext = new RegExp(
  String.raw`${lead}${verbs}(?=(?:the |their |our |his |her )?(?:${ofCarrier}|${ofOthers})\b(?![@.]\S))`,
  'iu',
)

/** The carrier or underwriter that a message begins by addressing: "Email Granite Mutual's underwriter and ask for …". */
export function carrierAddressed(agency: Agency, written: string): AddressedCarrier | null {
  const message = withoutPrivate(written)
  const outside = outsideRecipientIn(agency, message)
  const at = outside === null ? -1 : message.indexOf(outside.words)
  if (outside && sendsTo.test(message.slice(0, at))) {
    const carrier = carrierIn(agency, `from ${outside.company}`)
    return {
      carrier,
      company: carrier ? null : outside.company,
      person: outside.person,
      request: `${message.slice(0, at)}them${message.slice(at + outside.words.length)}`,
    }
  }
  const next = underwriterNext.exec(message)
  const [whole = '', named = ''] = next
    ? [
        next[0] + (underwriter.exec(message.slice(next[0].length))?.[0] ?? ''),
        underwriter.exec(message.slice(next[0].length))?.[0] ?? '',
      ]
    : (toSomebody.exec(message) ?? [])
  if (named === '') return null
  const carrier = carrierIn(agency, `from ${named}`)
  if (!carrier && !underwriter.test(named)) return null
  // "Lena at Brightwater" is a contact of the client, whatever carrier is called Brightwater.
  if (namedInShort({ agency }, named).some((account) => hasCaller({ agency }, account, [named]))) return null
  const person =
    /\b(?:underwriter|uw)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u.exec(named)?.[1] ?? null
  const before = whole.slice(0, whole.length - named.length)
  const other = carrier ? undefined : underwriter.exec(named)?.groups?.['other']
  return {
    carrier,
    company: other ? `the ${other}` : null,
    person,
    request: `${before}them${message.slice(whole.length)}`,
  }
}

/** "Send the loss runs to the", "email": what stands before a recipient. */
const sendsTo = new RegExp(
  String.raw`${lead}(?:${verbs}|(?:send|forward|e-?mail|mail|write|draft)\b[^.:\n]{0,60}\b(?:to|for)\s+)(?:the |their |our |an? )?$`,
  'iu',
)

/** The address from which a carrier last wrote: a verified sender at a domain of its name, on this account first. */
export function carrierAddress(
  agency: Agency,
  carrierName: string,
  accountId: string | null,
): { readonly name: string | null; readonly email: string } | null {
  const found = [...agency.table(emailThreadKind).values()]
    .filter(({ fromEmail, isSenderVerified }) => isSenderVerified && isDomainOf(fromEmail, carrierName))
    .toSorted(
      (a, b) =>
        Number(b.accountId === accountId) - Number(a.accountId === accountId) || b.updatedAt - a.updatedAt,
    )[0]
  return found ? { name: found.fromName, email: found.fromEmail } : null
}

const shortest = 6

/** Whether a mail domain is put together from the first words of a carrier's name: `granitestate` from Granite State Casualty. */
function isDomainOf(email: string, carrierName: string): boolean {
  const label = (email.split('@')[1]?.toLowerCase().split('.').at(-2) ?? '').replaceAll(/[^a-z0-9]/g, '')
  const words = folded(carrierName).match(/[a-z0-9]+/g) ?? []
  const starts = words.map((_, at) => words.slice(0, at + 1).join(''))
  return starts.some((start) => start.length >= shortest && start === label)
}
