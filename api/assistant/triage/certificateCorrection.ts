import { type Address, nameKey } from '../../knowledge/index.ts'
import { capitalized } from '../../platform/index.ts'
import { changeDetails, changedItems } from './changeDetails.ts'
import { findAddresses } from './findAddress.ts'
import { findParty, type Party } from './findParty.ts'
import { messageText } from './messageText.ts'
import { renamedIn } from './renamedIn.ts'
import type { TriageMessage } from './triageMessage.ts'

/** What a later message changes about a certificate that is being prepared. */
export interface CertificateCorrection {
  /** The sentences about it. */
  readonly sentences: readonly string[]
  /** The holder as corrected. */
  readonly holder: Party
  /** Whether another party takes the place of the holder, with an address of its own or none yet. */
  readonly isOther: boolean
}

/** What a certificate shows besides the policies: its holder, the work it is for, and wording. */
const onCertificate =
  /\b(?:certs?|certificates?|cois?|holder|suite|ste|unit|floor|zip(?: code)?|street|address|spell(?:ed|ing)|misspelled|typo|description|waivers? of subrogation|additional(?:ly)? insureds?|primary (?:and|&) non-?contributory|per project aggregate|notice of cancellation|(?:days?['’]?|written|advance|prior) notice|(?:project|job|bid|contract|lease|permit|p\.?o\.?|reference|work order) (?:number|no|name|#|is\b|should))/i
/** The client's own place and what only an endorsement changes. */
const onPolicy =
  /\b(?:our|my) (?:\w+ ){0,2}(?:address|office|location|shop|suite|name|polic(?:y|ies))\b|\bwe(?:['’]ve| have)? (?:just )?moved\b|\b(?:payroll|vehicles?|trucks?|drivers?|vin|deductibles?|endorse\w*)\b/i
const isCorrecting =
  /\bnot\b|\binstead of\b|\brather than\b|\bshould\b|\bactually\b|\bcorrect(?:ion|ed)?\b|\bchang(?:e|ed)\b|\bfix\b|\bwrong\b|\bmistake\b|\btypo\b|\bmisspelled\b|\bsorry\b|\boops\b|\bapologies\b|\bmy bad\b|\balso\b|\badd\b|\bforgot\b|\bneeds?\b|\bwants?\b|\brequires?\b|\bnumber\b|\bplease\b|\bmust\b|\bhas to\b|\bmissing\b|\brevis\w+|\bupdat\w+|\bre-?(?:issue|send)\b/i

/** `Summit moved`, `they are at a new place now` */
const hasMoved = /\b(?:moved|relocated|new (?:place|office|building|location)|(?:is|are|they['’]re) now)\b/i

/**
 * What a later message of a thread corrects or adds to its certificates, one entry for each holder; null for a holder
 * it says nothing about.
 */
export function certificateCorrections(
  message: TriageMessage,
  holders: readonly Party[],
): readonly (CertificateCorrection | null)[] {
  let topic = holders
  const all = clauses(message)
  const instead = holderInstead(all, holders, message)
  const others = all.filter((clause) => !instead?.correction.sentences.includes(clause))
  const told = toldIn(others, holders).map((clause) => {
    const own = concerned(clause, holders)
    // `I gave you the wrong address for Summit. It is 9 Dock Lane`
    topic = own.length < holders.length || !goesOn.test(clause) ? own : topic
    return { clause, about: topic }
  })
  return holders.map((holder) => {
    if (instead?.before === holder) return instead.correction
    const own = told.filter(({ about }) => about.includes(holder))
    const correct = (before: Party, { clause, about }: (typeof told)[number]) => {
      // An address without a name may be that of any of them.
      const isTheirs = about.length === 1
      const moved = isTheirs ? movedIn(clause, before) : null
      return (
        (isTheirs ? renamedIn(clause, moved ?? before) : null) ??
        moved ??
        replacedIn(clause, before) ??
        (isTheirs ? unitIn(clause, before) : null) ??
        before
      )
    }
    return own.length === 0
      ? null
      : {
          sentences: own.map(({ clause }) => clause),
          holder: own.reduce(correct, holder),
          isOther: false,
        }
  })
}

/**
 * The party that takes the place of a holder that was wrong: `The holder on the certificate you sent is wrong, it should
 * be Harbor Point Owners LLC, 9 Dock Lane, …`. Null if the message gives none, or not of which certificate.
 */
function holderInstead(
  all: readonly string[],
  holders: readonly Party[],
  { channel, from }: TriageMessage,
): { readonly before: Party; readonly correction: CertificateCorrection } | null {
  const at = all.findIndex((clause) => wrongHolder.test(clause))
  const behind = at === -1 ? [] : all.slice(at, at + mostTold)
  const named = behind.map((clause) => concerned(clause, holders)).find((own) => own.length === 1)
  const [before] = named ?? []
  const isOfOther = (clause: string) =>
    holders.some((holder) => holder !== before && isNamed(clause, { holder, holders }))
  const end = behind.findIndex(isOfOther)
  const told = end === -1 ? behind : behind.slice(0, end)
  const given = givenInstead.exec(told.join('\n'))?.groups?.['given']
  // `The holder's address is wrong, it should be 9 Dock Lane`
  if (!before || given === undefined || startsWithStreet(given)) return null
  const names = [before.name, from.name].flatMap((name) => name ?? [])
  const { name, address } = findParty(`The holder is ${given}`, names, {
    isSpoken: channel === 'CALL',
    answers: [],
  })
  if (name === null || nameKey(name) === nameKey(before.name ?? '')) return null
  const isRenamed = nameKey(name).split(' ')[0] === nameKey(before.name ?? '').split(' ')[0]
  const holder = { name, address: address ?? (isRenamed ? before.address : null) }
  return { before, correction: { sentences: told, holder, isOther: !isRenamed } }
}

function startsWithStreet(given: string): boolean {
  const [first] = findAddresses(given)
  return (
    (first !== undefined && first.start < 2) ||
    /^(?![^,\n]*\b(?:llc|inc|corp|co|company|lp|llp|trust|partners|owners|associates)\b)(?:\d+ \p{L}+ (?:st|street|ave|avenue|rd|road|lane|ln|dr|drive|blvd|way|court|ct)\b|(?:suite|ste|unit|floor|p\.?o\.? box)\b)/iu.test(
      given,
    )
  )
}

/** The sentences from the one that calls the holder wrong: who is right, and where. */
const mostTold = 4
const holderWord = String.raw`(?:certificate |cert )?holder(?:['’]s)?`
const wrongHolder = new RegExp(
  String.raw`\b(?:wrong|incorrect|mistaken) (?:name (?:of|for) (?:the|our) )?${holderWord}\b|\b${holderWord}\b[^.!?\n]{0,60}\b(?:(?:is|was|are) (?:all )?(?:wrong|incorrect|not (?:right|correct))|(?:isn|wasn)['’]?t (?:right|correct))|\bnot the (?:right|correct) ${holderWord}\b|\b(?:change|correct|fix|replace) the ${holderWord}\b[^.!?\n]{0,40}\b(?:to|with)\b`,
  'i',
)
const givenInstead = new RegExp(
  String.raw`(?:\b(?:should|must|needs? to|has to|have to|ought to|supposed to)(?: (?:have been|be|read|say|show|go to|be made out to|be issued to|name))?|\b(?:made out|issued|send it|goes|going) to|\b(?:right|correct) (?:one|name|holder|party) is|\b(?:change|correct|fix|replace) the ${holderWord}\b[^.!?\n]{0,40}?\b(?:to|with))(?: the)?:?\s+(?<given>[^]+)`,
  'i',
)

const goesOn = /\b(?:it|its|they|them|their|that|this)\b/i

/** What is about the certificates, with the name or address that follows: `The address was wrong. It's 9 Dock Lane, Bath.` */
function toldIn(all: readonly string[], holders: readonly Party[]): string[] {
  const first = all.findIndex((clause) => isAboutCertificate(clause, holders))
  return all.filter(
    (clause, at) =>
      isAboutCertificate(clause, holders) ||
      (first !== -1 &&
        at > first &&
        !onPolicy.test(clause) &&
        !ofWork.test(clause) &&
        holders.some((holder) => movedIn(clause, holder) !== null || renamedIn(clause, holder) !== null)),
  )
}

/** The place of the work, which is not the holder's address. */
const ofWork = /\b(?:job|project|work|site|event|jobsite)\b[^.;!?]{0,30}\b(?:at|is|on|in)\b/i

/** Whether all that a request says is about certificates, so that it changes no policy. */
export function isOnlyAboutCertificates(details: string, holders: readonly Party[]): boolean {
  return (
    !onPolicy.test(details) &&
    changedItems(changeDetails(details)).length === 0 &&
    clauses({ ...noMessage, body: details }).some((clause) => isAboutCertificate(clause, holders))
  )
}

const noMessage: TriageMessage = {
  channel: 'EMAIL',
  receivedOn: '',
  from: { name: null, email: null, phone: null, isVerified: false },
  subject: null,
  body: '',
  transcript: [],
  attachments: [],
}

function clauses(message: TriageMessage): string[] {
  return messageText(message)
    .own.split(
      // `Summit Builders, Inc. and its affiliates`, `12 N. Dock Street`
      /(?<=[.!?;])(?<!\b(?:Inc|Co|Corp|Ltd|L\.L\.C|St|Ave|Ste)\.(?=\s+[\p{Ll}\d&,])|\b(?:[NSEW]|No)\.)\s+|\n+/u,
    )
    .flatMap((part) => part.trim() || [])
}

function isAboutCertificate(clause: string, holders: readonly Party[]): boolean {
  return (
    !onPolicy.test(clause) &&
    ((isCorrecting.test(clause) &&
      (onCertificate.test(clause) ||
        holders.some(
          (holder) => replacedIn(clause, holder) !== null || renamedIn(clause, holder) !== null,
        ))) ||
      (hasMoved.test(clause) &&
        holders.some((holder) => isNamed(clause, { holder, holders }) && movedIn(clause, holder) !== null)))
  )
}

/** The holders that a sentence names, else those that show what it corrects, else all of them. */
function concerned(clause: string, holders: readonly Party[]): readonly Party[] {
  const named = holders.filter((holder) => isNamed(clause, { holder, holders }))
  if (named.length > 0) return named
  const showing = holders.filter((holder) => replacedIn(clause, holder) !== null)
  return showing.length > 0 ? showing : holders
}

/** Whether a word that belongs to only this holder's name is in the sentence. */
function isNamed(
  clause: string,
  { holder, holders }: { readonly holder: Party; readonly holders: readonly Party[] },
): boolean {
  const words = (text: string | null) => nameKey(text?.replaceAll(/['’]s\b/g, '') ?? '').split(' ')
  const others = holders.filter((each) => each !== holder).flatMap(({ name }) => words(name))
  const said = words(clause)
  return words(holder.name).some((word) => word.length > 3 && !others.includes(word) && said.includes(word))
}

const value = String.raw`["“']?(?:(?:suite|ste\.?|unit|floor|#)\s*)?([\p{L}\p{N}][\p{L}\p{N}-]*)["”']?`
/** How a sentence says that one value replaces another; the number of the group that holds the new one. */
const replacements: readonly (readonly [RegExp, 1 | 2])[] = [
  [new RegExp(String.raw`${value},? (?:and )?(?:not|instead of|rather than) ${value}`, 'iu'), 1],
  [new RegExp(String.raw`\bnot ${value},? (?:but|it['’]?s|it is) ${value}`, 'iu'), 2],
  [new RegExp(String.raw`\bfrom ${value} to ${value}`, 'iu'), 2],
  [new RegExp(String.raw`\b(?:change|replace|correct) ${value} (?:to|with|by) ${value}`, 'iu'), 2],
  [new RegExp(String.raw`${value} should (?:be|read) ${value}`, 'iu'), 2],
]

/** The holder with the value that a sentence replaces; null unless the holder shows the old one. */
function replacedIn(clause: string, { name, address }: Party): Party | null {
  const street = streetIn(clause, address)
  for (const [pattern, place] of street === 'OTHER' ? [] : replacements) {
    const found = pattern.exec(clause)
    const right = found?.[place] ?? ''
    const wrong = found?.[place === 1 ? 2 : 1] ?? ''
    if (!found || right === wrong) continue
    const old = new RegExp(String.raw`(?<![\p{L}\p{N}])${wrong}(?![\p{L}\p{N}])`, 'iu')
    // The suite comes before the number of the house, which may be the same.
    const key = address && addressKeys.find((each) => old.test(address[each] ?? ''))
    if (address && key) return { name, address: { ...address, [key]: address[key]?.replace(old, right) } }
    if (name && old.test(name) && /\p{L}/u.test(right)) return { name: name.replace(old, right), address }
  }
  // A suite of another building is no suite of theirs.
  const [, word = '', number = ''] = street === null ? (unit.exec(clause) ?? []) : []
  const shown = new RegExp(String.raw`\b(${word}\.? #?)[\w-]+`, 'i')
  const key = word && address && addressKeys.find((each) => shown.test(address[each] ?? ''))
  return address && key
    ? { name, address: { ...address, [key]: address[key]?.replace(shown, `$1${number}`) } }
    : null
}

const addressKeys = ['line2', 'line1', 'city', 'postalCode'] as const satisfies (keyof Address)[]
const unit = /\b(suite|ste|unit|floor)\b\.? (?:number |no\.? |is |should be |#)*(\d[\w-]*|[a-z]\b)/i

/** The holder with the address that a sentence gives, beside the one that it takes back. */
function movedIn(clause: string, { name, address }: Party): Party | null {
  const shown = nameKey(address?.line1 ?? '')
  const given = findAddresses(clause).find(
    (each) => each.address.line1 === null || nameKey(each.address.line1) !== shown,
  )
  const street = streetInstead.exec(clause)?.groups?.['street']
  if (!given)
    return address && street !== undefined && nameKey(street) !== shown && !ofWork.test(clause)
      ? { name, address: { ...address, line1: street } }
      : null
  const { line1, line2, city } = given.address
  return { name, address: address && city === null ? { ...address, line1, line2 } : given.address }
}

/** A street alone, without a suite: `Sorry, the address is 19 Pier Road`, `it should be 410 Harbor Street` */
const streetInstead =
  /\b(?:should (?:be|read|say)|is|are|to|at|it['’]s|read)\s+(?<street>\d{1,6}[a-z]? (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Terrace|Circle|Highway|Hwy|Parkway|Pkwy|Pike|Wharf|Square|Sq)\b\.?)(?<![^.]\.)(?!,?\s+(?:Suite|Ste|Unit|Apt|Floor|Room|Building|Bldg|#|\d))/u

/** What street a sentence gives a number of: another one, or theirs with another number; null if neither. */
function streetIn(clause: string, address: Address | null): 'OTHER' | 'RENUMBERED' | null {
  const shown = nameKey(address?.line1 ?? '')
  const streets = [...clause.matchAll(numberAndStreet)].map(([street]) => nameKey(street))
  if (streets.some((street) => !shown.includes(street.replace(/^\S+ (?:[nsew] )?/, '')))) return 'OTHER'
  return streets.some((street) => !shown.includes(street)) ? 'RENUMBERED' : null
}

const numberAndStreet =
  /(?<!\b(?:suite|ste|unit|floor|no|number|apt|zip|box)\b\.? |[\p{L}\p{N}#-])\d{1,6}[a-z]? (?:[NSEW]\.? )?(?!(?:Please|Can|Thanks|Suite|Ste|Unit|Floor)\b)\p{Lu}[\p{L}.'’-]+/gu

/** The holder with a suite that its address lacked. */
function unitIn(clause: string, { name, address }: Party): Party | null {
  const [, word, number = ''] = unit.exec(clause) ?? []
  return address && word && streetIn(clause, address) === null
    ? { name, address: { ...address, line2: `${capitalized(word.toLowerCase())} ${number}` } }
    : null
}
