import { findAddresses, findParty } from '../../../assistant/index.ts'
import { certificateHolderKind, nameKey } from '../../../knowledge/index.ts'
import { namedAddressIn, type NamedAddress } from '../../planner/messageParts.ts'
import type { Task } from '../../runs/task.ts'

type Address = Omit<NamedAddress, 'name'>

/**
 * The holder that the newest of the texts names: with the address behind the name, in a newer text, in the agency's list
 * of holders or on the service request; the name alone without one.
 * @param texts Newest first.
 */
export function requestedHolder(
  texts: readonly string[],
  { insured, task, onRequest }: { insured: string; task: Task; onRequest: NamedAddress | null },
): NamedAddress | string | null {
  let given: Address | null = null
  for (const [at, text] of texts.entries()) {
    const named = namedAddressIn(text)
    // "Use Town of Bath, 55 Front Street, …": another holder, not another address of the same one.
    const isOther = named !== null && /^\p{Lu}\S+(?: \S+)* \p{Lu}/u.test(named.name)
    if (named && (isOther || !isCorrection(text))) return { ...named, ...given }
    given ??= addressIn(text)
    const name = nameIn(text, { insured, isOnRequest: onRequest !== null })
    if (name === null) continue
    if (given) return { name, ...given }
    const earlier = requestedHolder(texts.slice(at + 1), { insured, task, onRequest })
    return withAddress(name, { earlier: earlier ?? onRequest, task })
  }
  return onRequest && { ...onRequest, ...given }
}

/** A name that corrects the one before keeps its address: "Harbor Point Owners Association, not LLC". */
function withAddress(
  name: string,
  { earlier, task }: { earlier: NamedAddress | string | null; task: Task },
): NamedAddress | string {
  const firstWord = (each: string) => nameKey(each).split(' ')[0]
  const listed = [...task.agency.table(certificateHolderKind).values()].filter(
    (holder) => nameKey(holder.name) === nameKey(name),
  )
  const [only] = listed.length === 1 ? listed : []
  const { line1, line2, city, zone, postalCode } = only?.address ?? {}
  if (only && line1 && city && zone && postalCode)
    return { name: only.name, line1, line2: line2 ?? null, city, zone, postalCode }
  if (earlier === null || typeof earlier === 'string') return name
  // "Redo the COI for Summit": the beginning of a name stands for all of it.
  if (nameKey(earlier.name).startsWith(`${nameKey(name)} `)) return earlier
  return firstWord(earlier.name) === firstWord(name) ? { ...earlier, name } : name
}

function addressIn(text: string): Address | null {
  const { line1, line2, city, zone, postalCode } = findAddresses(text)[0]?.address ?? {}
  return line1 && city && zone && postalCode ? { line1, line2: line2 ?? null, city, zone, postalCode } : null
}

/** What a message that names a holder says; others name places of work, forms and people. */
const namesHolder =
  /\b(?:holder|instead|rather|made? (?:it )?out to|should (?:be|read|go) |(?:it['’]s|that['’]s|is|was) for|landlord|owner|lender|gc|for)\b/i
const ordersCertificate = /\b(?:certificates?|certs?|cois?|acord ?25|proof)\b/i
const description = /\bdescription\b|\b(?:re|job|project)\s*:/i

/** "Bedford Builders instead", "use Bedford Builders". */
const nameAlone =
  /^\s*(?:(?:sorry|actually|no|ok|please|use|make it)[\s,]+)*(\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}\p{N}&'’.-]*))+,?(?: (?:LLC|Inc\.?|LLP|Corp\.?))?)(?:[\s,]+(?:instead|please|as (?:the )?holder))*[.!]?\s*$/u

function nameIn(
  text: string,
  { insured, isOnRequest }: { insured: string; isOnRequest: boolean },
): string | null {
  const alone = nameAlone.exec(text)?.[1]
  if (alone && nameKey(alone) !== nameKey(insured)) return alone
  const isNamed = namesHolder.test(text) || (!isOnRequest && ordersCertificate.test(text))
  if (!isNamed || (description.test(text) && !/\bholder\b/i.test(text))) return null
  const { name } = findParty(text, [insured], { isSpoken: false, answers: [] })
  // "A certificate for the attached request"
  if (name === null || isDocument.test(name)) return null
  // `the COI for Summit with AI and waiver`
  return name.replace(/\s+with\b.*$/i, '')
}

const isDocument =
  /^(?:attached|enclosed)\b|\b(?:requests?|letters?|e-?mails?|contracts?|subcontracts?|documents?|files?)$/i

/** "The address is 10 Front Street …", without a name. */
function isCorrection(text: string): boolean {
  return /^\s*(?:(?:sorry|actually|no|ok|please)[\s,]+)*(?:(?:use|change|correct|update|make)\b.{0,20})?(?:(?:the|their|its|new|correct|mailing|holder['’]s) )*(?:address\b.{0,20}?)?\d/i.test(
    text,
  )
}
