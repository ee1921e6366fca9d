import { lineOfBusinessLabels, type LineOfBusiness, policyNumberKey } from '../../knowledge/index.ts'
import { changesVehicles } from './changeDetails.ts'
import {
  damageToProperty,
  endsInsurance,
  equipment,
  lineNames,
  lineSubjects,
  ofVehicles,
} from './lineWords.ts'
import { isOfLine, linesLike, ofSpecialty } from './isOfLine.ts'
import { withoutNobodyHurt } from './withoutNobodyHurt.ts'
import { numberIn } from './numberIn.ts'
import type { TriageAccount, TriagePolicy } from './triageMessage.ts'

export interface PolicyFound {
  readonly policy: TriagePolicy | null
  /** Whether the text is about every policy of the account. */
  readonly isAll: boolean
}

const all =
  /\b(all (of )?(our|my|the|these|those)?\s*(\w+ )?(polic(y|ies)|coverages?|insurance|lines|carriers)(?! (cards?|papers?|paperwork|documents?|certificates?))\b|both (of )?(our |my |the )?(policies|of them|of 'em|of em)|either policy|both policies|all of (them|['’]em)|(?<=[.!?]\s*|^)everything(?=\s*[.,!])|it all (shut|cancel\w*|off|closed|ended|gone|stopped)|(cancel\w*|terminate|drop|stop|close|end|update|change|move|quit|on|for|to) everything|everything (has|have|needs?|must|should|can|will) |(every|each) policy|each of (our|my|the) policies|(?:have|get|want|need|update|change|correct|amend) (?:our|my|the|all) policies (?:changed|updated|corrected|amended|endorsed|to|in|under)|the whole (account|thing|package)|everything (we|i) have|all (three|four|two|of (it|them)))\b/i

/** `My wife cleaned out the trucks. Everything.` */
const everythingAlone = /(?<=[.!?]\s*|^)everything(?=\s*[.,!])/gi

/** What a change is limited to in the end: `The E&O I should ask about first. Just the general liability for now.` */
const onlyPart =
  /(?<!\bnot )\b(?:just|only) (?:cancel|drop|end|stop|change|update)?[^\S\n]*(?:the|our|my)\b[^.?!;\n]{3,60}(?![\s\S]*\b(?:just|only) (?:the|our|my)\b)/i

const inTime = String.raw`(?!jan|feb|mar|apr|may|june?\b|july?\b|aug|sep|oct|nov|dec|\d|the |mon|tue|wed|thu|fri|sat|sun)`
/** `We are going out of business`, `we closed the shop`; not `we closed the shop in Bath`, which may be one of several. */
export const businessEnds = new RegExp(
  String.raw`\bout of business\b|\b(?:clos(?:e|ed|ing)|shut(?:ting)?(?: down)?|w(?:ound|inding) (?:down|up)) (?:down )?(?:our|the|my) (?:doors?|business|company|shop|store|restaurant|salon|practice|bakery|caf[eé]|gym|studio)\b(?! (?:at|in|on|near) ${inTime})|\b(?:business|company|shop|store|restaurant) (?:has |is |was |will be )?(?:permanently )?(?:clos(?:ed|ing)|shut(?:ting)? down)\b|\b(?:dissolv|liquidat)\w+ (?:the|our|my) (?:company|business|llc|corporation)\b|\b(?:sold|selling) (?:the|our|my) (?:business|company)\b|\b(?:we|i)(?:['’](?:re|m)| are| am| have)? (?:retir(?:ed|ing)|closing (?:down|up|for good))\b`,
  'i',
)

/** Which of the account's policies a text is about: by number, line or subject. Null if unclear. */
export function findPolicy(
  whole: string,
  account: TriageAccount | null,
  {
    hasDefault = false,
    isChange = false,
    isEnding = false,
    isNamed = false,
  }: {
    readonly hasDefault?: boolean
    readonly isChange?: boolean
    /** Whether policies are to end: those of a business that closes all do. */
    readonly isEnding?: boolean
    /** Whether to match only a policy that the text names by number, line or carrier. */
    readonly isNamed?: boolean
  } = {},
): PolicyFound {
  const held = account?.policies ?? []
  const named = held.filter(({ policyNumber }) => policyNumber && numberIn(whole, policyNumber))
  const [only, ...more] = surest(named, whole)
  if (only && more.length === 0) return { policy: only, isAll: false }
  const policies = withoutEnded(held)
  const limit = isChange ? (onlyPart.exec(whole)?.[0] ?? '') : ''
  const numbered = more.length > 0 ? [only, ...more] : null
  const isLimited = lineNames.some(([line, words]) => isHeld(line, policies) && words.test(limit))
  const text = isLimited ? limit : withoutNobodyHurt(whole)
  // A comparison of two lines is about the first one.
  const ofNames = lineNames.map(([line, words]) => {
    const ofLine =
      linesLike(line)
        .map((like) => policies.filter((policy) => isOfLine(policy, like)))
        .find((found) => found.length > 0) ??
      (isOfAutos(line) ? policies.filter(({ insuresAutos }) => insuresAutos) : [])
    return { words, ofLine }
  })
  const mentioned = [...ofNames, ...ofSpecialty(policies)]
    .flatMap(({ words, ofLine }) => {
      const at = words.exec(text)?.index
      return at !== undefined && ofLine.length === 1 ? [{ at, policy: ofLine[0] ?? null }] : []
    })
    .toSorted(
      (a, b) => Number(a.policy?.isEnded ?? false) - Number(b.policy?.isEnded ?? false) || a.at - b.at,
    )
  // `on the business policy and the malpractice one`
  const between = text.slice(mentioned[0]?.at, mentioned.at(-1)?.at)
  const isEach =
    isChange &&
    between.length < 50 &&
    /\band\b|&|\+/.test(between) &&
    !/\b(take|add|remove|off|turn)\b/.test(between) &&
    policies.every((policy) => mentioned.some((each) => each.policy === policy))
  // `I swear I'll cancel the whole thing. Why did the GL go up?` asks about the one that is named.
  const isAll =
    (isEnding && mentioned.length === 0 && businessEnds.test(text) && endsInsurance.test(text)) ||
    (all.test(isChange ? text : text.replaceAll(everythingAlone, '')) && (isChange || mentioned.length === 0))
  if (policies.length > 1 && (named.length === policies.length || isAll || isEach))
    return { policy: null, isAll: true }
  // Of several policies that are named by number or line, none is taken for the other.
  const [likely] =
    numbered && isChange
      ? mentioned.filter(({ policy }) => numbered.includes(policy ?? undefined))
      : mentioned
  if (likely) return { policy: likely.policy, isAll: false }
  if ((numbered && isChange) || (policies.length > 1 && isAmongSeveral(text, policies)))
    return { policy: null, isAll: false }
  // `Our malpractice part`: of a line without a policy of its own, the package has it.
  const packages = policies.filter(({ type }) => type === 'PACKAGE' || type === 'BUSINESS_OWNERS')
  const isPart = lineNames.some(([line, words]) => isHeld(line, packages) && words.test(text))
  if (isPart && packages.length === 1) return { policy: packages[0] ?? null, isAll: false }
  if (lineNames.some(([line, words]) => !isHeld(line, policies) && words.test(text)))
    return { policy: null, isAll: false }
  if (isChange && lineNotOnFile(text, policies)) return { policy: null, isAll: false }
  const byCarrier = policies.filter(({ carrier }) => carrier && isCarrierNamed(carrier, text))
  if (byCarrier.length === 1) return { policy: byCarrier[0] ?? null, isAll: false }
  // `Is a backed-up drain covered?`: a policy of another kind would not answer it.
  if (!isChange && damageToProperty.test(text) && !ofVehicles.test(text))
    return { policy: firstOf(policies, ofProperty), isAll: false }
  if (policies.length === 1) return { policy: policies[0] ?? null, isAll: false }
  if (isNamed) return { policy: null, isAll: false }
  if (isChange && equipment.test(text) && !/\bVIN\b/i.test(text)) {
    const found = firstOf(policies, ['SHIPPING_AND_TRANSPORTATION', 'PACKAGE', 'BUSINESS_OWNERS', 'PROPERTY'])
    if (found) return { policy: found, isAll: false }
  }
  if (isChange && changesVehicles(text)) {
    const found = firstOf(policies, [...vehicleLines, 'PACKAGE'])
    if (found || policies.some(({ type }) => vehicleLines.includes(type)))
      return { policy: found, isAll: false }
  }
  // `liability` alone is the general liability, or the policy that has it built in.
  if (
    /\bliability\b/i.test(text) &&
    !/\b(trucks?|vans?|cars?|vehicles?|collision|silverado|ranger)\b/i.test(text)
  ) {
    const found = firstOf(policies, ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'])
    if (found) return { policy: found, isAll: false }
  }
  for (const [words, lines] of lineSubjects) {
    const found = words.test(text) ? firstOf(policies, lines) : null
    if (found) return { policy: found, isAll: false }
  }
  // Without a clue in the message, assume the policy that covers most of a business.
  const isAboutPaying =
    /\b(bills?|billed|invoices?|payments?|auto-?pay|installments?|premiums?|notices?|fees?|renewal|paid|refunds?)\b/i.test(
      text,
    )
  const usual = isAboutPaying ? usualLines.slice(0, 2) : usualLines
  return { policy: hasDefault ? firstOf(policies, usual) : null, isAll: false }
}

const usualLines: readonly LineOfBusiness[] = ['BUSINESS_OWNERS', 'PACKAGE', 'GENERAL_LIABILITY']

/** Whether the only lines that a text names have several policies each: `our auto policy` of two. */
function isAmongSeveral(text: string, policies: readonly TriagePolicy[]): boolean {
  const named = lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : []))
  return (
    named.length > 0 &&
    named.every((line) => policies.filter(({ type }) => linesLike(line).includes(type)).length > 1)
  )
}

/** The policies that a text may mean, to choose from: those it numbers, else those in force of the lines it names. */
export function policiesMeant<Policy extends ChoicePolicy>(
  text: string,
  policies: readonly Policy[],
): readonly Policy[] {
  const numbered = policies.filter(({ policyNumber }) => policyNumber && numberIn(text, policyNumber))
  if (numbered.length > 0) return surest(numbered, text)
  const lines = lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : []))
  const named = lines.length === 0 && changesVehicles(text) ? vehicleLines : lines
  const ofLine = policies.filter((policy) => named.some((line) => isHeld(line, [policy])))
  const inForce = ofLine.filter(({ isEnded }) => !isEnded)
  if (ofLine.length > 0) return inForce.length > 0 ? inForce : ofLine
  const open = policies.filter(({ isEnded }) => !isEnded)
  return open.length > 0 ? open : policies
}

type ChoicePolicy = HeldPolicy & Pick<TriagePolicy, 'policyNumber' | 'isEnded'>

/** Of policies whose number a text gives, those with the whole of it; else those in force. */
function surest<Policy extends ChoicePolicy>(named: readonly Policy[], text: string): readonly Policy[] {
  const squeezed = policyNumberKey(text)
  const whole = named.filter(({ policyNumber }) => squeezed.includes(policyNumberKey(policyNumber ?? '')))
  if (whole.length === 1) return whole
  const inForce = named.filter(({ isEnded }) => !isEnded)
  return inForce.length > 0 ? inForce : named
}

/** The policies that a client means without their number: one that has ended only of a line that none in force has. */
function withoutEnded(policies: readonly TriagePolicy[]): readonly TriagePolicy[] {
  return policies.filter(
    ({ type, isEnded }) => !isEnded || !policies.some((other) => !other.isEnded && other.type === type),
  )
}

/** `Dirigo Property Management` names no property policy, and neither does the client's own name. */
export function withoutNames(text: string, names: readonly (string | null)[]): string {
  return names.reduce<string>((rest, name) => (name ? rest.replaceAll(name, ' ') : rest), text)
}

/** `alternatives to Barrister's`, `Pine Tree says`: the first word of a carrier's name, or two short ones, are enough. */
export function isCarrierNamed(carrier: string, text: string): boolean {
  const first = /^\p{Lu}\p{Ll}{5,}/u.exec(carrier)?.[0]
  const pair =
    /^\p{Lu}\p{Ll}{2,} (?!(?:Street|Avenue|Road|Mutual|Insurance|Casualty|General)\b)\p{Lu}\p{Ll}{2,}/u.exec(
      carrier,
    )?.[0]
  return (
    text.toLowerCase().includes(carrier.toLowerCase()) ||
    (pair !== undefined && text.includes(pair)) ||
    (first !== undefined &&
      !/^(National|American|United|General|Mutual|Insurance|Commercial|Business|Property)/.test(first) &&
      text.split(/[^\p{L}]+/u).includes(first))
  )
}

/** The lines that pay for damage to what the client owns. */
const ofProperty: readonly LineOfBusiness[] = ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE', 'RENTAL']

/** Lines that are sold inside others: the text may mean the package. */
const partOfPackage: ReadonlySet<string> = new Set([
  'GENERAL_LIABILITY',
  'OTHER',
  'PROPERTY',
  'PROFESSIONAL_LIABILITY',
])

/** Lines that have a policy of their own beside a package. */
const ownPolicies: ReadonlySet<string> = new Set([
  'COMMERCIAL_AUTO',
  'SHIPPING_AND_TRANSPORTATION',
  'WORKERS_COMPENSATION',
])

/** A line of business that a text names and the account does not have, as clients call it; null without one. */
export function lineNotOnFile(text: string, policies: readonly HeldPolicy[]): string | null {
  const lines = lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : []))
  const named = lines.length === 0 && changesVehicles(text) ? vehicleLines : lines
  if (named.length === 0 || named.some((line) => isHeld(line, policies))) return null
  const [line = 'OTHER'] = named
  // Clients and carriers call what it insures, not the line: an equipment floater, cargo.
  const [own] = line === 'SHIPPING_AND_TRANSPORTATION' ? (ofMarine.exec(text) ?? []) : []
  return own?.toLowerCase() ?? spokenLine(line)
}

const ofMarine =
  /\b(?:cargo|inland marine|(?:equipment|tools?) floater|contractor['’]?s['’]? equipment|motor truck cargo)\b/i

/** A line in running text, as clients call it. */
export function spokenLine(line: LineOfBusiness): string {
  return spokenNames[line] ?? lineOfBusinessLabels[line].toLowerCase()
}

/** The lines whose policies list vehicles and drivers. */
const vehicleLines: readonly LineOfBusiness[] = ['COMMERCIAL_AUTO', 'SHIPPING_AND_TRANSPORTATION']

/** Lines that clients call by another name than the book does. */
const spokenNames: Readonly<Partial<Record<LineOfBusiness, string>>> = {
  COMMERCIAL_AUTO: 'auto',
  DIRECTORS_AND_OFFICERS: 'D&O',
  OTHER: 'liquor liability',
}

type HeldPolicy = Pick<TriagePolicy, 'type' | 'insuresAutos' | 'specialty'>

function isOfAutos(line: LineOfBusiness): boolean {
  return line === 'COMMERCIAL_AUTO'
}

/** Whether the account can have the line: a message about one that it does not have is about no policy on record. */
export function isHeld(line: LineOfBusiness, policies: readonly HeldPolicy[]): boolean {
  return policies.some(
    (policy) =>
      linesLike(line).some((like) => isOfLine(policy, like)) ||
      (isOfAutos(line) && policy.insuresAutos === true) ||
      (policy.type === 'PACKAGE' && !ownPolicies.has(line)) ||
      (policy.type === 'BUSINESS_OWNERS' && partOfPackage.has(line)),
  )
}

/** The only policy of the first line that the account has. */
function firstOf(policies: readonly TriagePolicy[], lines: readonly LineOfBusiness[]): TriagePolicy | null {
  for (const line of lines) {
    const ofLine = policies.filter((policy) => isOfLine(policy, line))
    if (ofLine.length > 0) return ofLine.length === 1 ? (ofLine[0] ?? null) : null
  }
  return null
}

/** The first day of the policy that is changed, or of the earliest if all are. */
export function earliestStart(
  policy: TriagePolicy | null,
  { isAll, account }: { readonly isAll: boolean; readonly account: TriageAccount | null },
): string | null {
  const changed = policy ? [policy] : isAll ? (account?.policies ?? []) : []
  const starts = changed.filter(({ isEnded }) => !isEnded).map(({ startsOn }) => startsOn ?? '')
  return starts.toSorted()[0] || null
}
