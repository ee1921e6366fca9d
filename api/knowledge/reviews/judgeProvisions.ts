import { type Reading, sentencesOf } from '../../reading/index.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { type ContractSide, namesIn, partiesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { familiesIn, type Family, familyLabels, familyOfItemKey } from './insuredFamilies.ts'
import { isForOtherParty, thoseWorkedFor } from './isForOtherParty.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Provision } from './policyWording.ts'
import type { JudgedPolicy } from './check.ts'

/** Whether parties are additional insureds by the endorsements of a policy. */
export function judgeAdditionalInsured(
  all: readonly Provision[],
  {
    wanted,
    asksCompleted,
    contract = '',
    isDirect = wanted.length < 2,
  }: {
    wanted: readonly string[]
    asksCompleted: boolean
    contract?: string
    /** Whether all of them have signed the contract with the insured: of several, only one has. */
    isDirect?: boolean
  },
): Judgment {
  if (!all[0]) return notMet('No additional insured endorsement is part of the policy.', null)
  const own = all.flatMap((each) => forContract(each, contract))
  if (own.length === 0) {
    const whom = isForOtherParty(all[0], contract)
    const reason = `The endorsement is only for ${whom}.`
    return whom === thoseWorkedFor
      ? { ...cannotTell(`${reason} Check whether this contract is of that kind.`), evidence: all[0] }
      : notMet(reason, all[0])
  }
  const provisions = asksCompleted ? own.filter(givesCompleted) : own
  const first = provisions[0]
  if (!first)
    return notMet('The additional insured endorsement does not include completed operations.', all[0])
  const general = provisions.find(({ isBlanket }) => isBlanket)
  if (general) {
    const only = provisions.find(({ whole }) => directOnly.test(whole))
    if (only && !isDirect)
      return notMet(
        'The endorsement covers only those with whom the insured has a direct written contract.',
        {
          ...only,
          quote: sentencesOf(only.whole).find((each) => directOnly.test(each)) ?? only.quote,
        },
      )
    return met('Additional insureds are covered where a written contract requires it.', general)
  }
  const clause = normal(
    provisions.map(({ form, whole, names }) => `${form ?? ''} ${whole} ${names.join(' ')}`).join(' '),
  )
  const missing = wanted.filter((party) => !clause.includes(normal(party)))
  const strangers = wanted.length === 0 ? strangersTo(contract, provisions) : []
  if (strangers.length > 0)
    return notMet(`The endorsement names only ${strangers.join(', ')} as additional insured.`, first)
  if (wanted.length === 0)
    return cannotTell('The endorsement names particular parties; compare them with the contract.')
  // Its schedule was not read, or is on a page that was not filed.
  const isUnread = provisions.every(({ names }) => names.length === 0)
  if (missing.length > 0 && isUnread && provisions.some(({ whole }) => refersToSchedule.test(whole)))
    return {
      ...cannotTell('The endorsement is for those in its schedule. Check whom it names.'),
      evidence: first,
    }
  if (missing.length === 0) return met(`${wanted.join(' and ')} is named as additional insured.`, first)
  const ofOngoing = own.filter((each) => !provisions.includes(each))
  const ongoing =
    ofOngoing.length > 0
      ? judgeAdditionalInsured(ofOngoing, { wanted: missing, asksCompleted: false, contract, isDirect })
      : null
  // Who is no insured at all is none for completed operations.
  if (ongoing?.evidence && ongoing.status === 'not met' && directOnly.test(ongoing.evidence.quote))
    return ongoing
  return notMet(
    ongoing?.status === 'met'
      ? `${missing.join(' and ')}: additional insured for ongoing operations only, not for completed operations.`
      : `Not named as additional insured: ${missing.join(', ')}.`,
    first,
  )
}

/** A provision as far as it is for a contract: of one for a class that the contract is not of, only the names that it has besides. */
function forContract(provision: Provision, contract: string): Provision[] {
  if (isForOtherParty(provision, contract) === null) return [provision]
  const names = namesIn(provision.whole)
  return names.length > 0 ? [{ ...provision, isBlanket: false, names }] : []
}

const refersToSchedule = /\b(?:shown|named|listed|designated)\b.{0,20}\bschedule\b/i

function givesCompleted({ form, quote, whole }: Provision): boolean {
  return (
    /completed (?:operations|work)|\byour work\b/i.test(`${form} ${quote}`) &&
    !sentencesOf(whole).some((sentence) => endsAtCompletion.test(sentence))
  )
}

/** "No coverage for the additional insured after your work has been completed", "only for ongoing operations". */
const endsAtCompletion =
  /\b(?:no|not|ends?|ceases?|stops?|terminates?|until)\b[^.]{0,100}\b(?:complet(?:ed|ion)|intended use)\b|\bonly\b[^.]{0,120}\bongoing operations\b(?![^.]{0,80}\bcompleted)/i

const directOnly =
  /no direct (?:written )?(?:contract|agreement)|direct(?:ly)? (?:written )?(?:contract|agreement)|in privity|\byou and (?:such|that|the) (?:person|organi[sz]ation|person or organi[sz]ation|party)\b[^.]{0,30}\bhave (?:so )?agreed\b/i

/** Whether a policy waives its rights against parties, or is primary for them. */
export function judgeProvision(
  provisions: readonly Provision[],
  wanted: readonly string[],
  what: string,
  /** Everything that the contract says, which names its parties. */
  contract = '',
): Judgment {
  // The form may be for a class in another of its sentences.
  const general = provisions.find(
    (each) => each.isBlanket && isForOtherParty({ ...each, whole: each.quote }, contract) === null,
  )
  if (general) return met(`The policy has ${what} where a written contract requires it.`, general)
  const first = provisions[0]
  if (!first) return notMet(`The policy has no ${what.replace(/^an? /, '')}.`, null)
  const listed = provisions.flatMap((each) => each.names)
  const names = listed.length > 0 ? listed : provisions.flatMap((each) => namesIn(each.quote))
  const parties = wanted.filter((party) => /^[A-Z]/.test(party))
  const strangers = parties.length === 0 ? strangersTo(contract, provisions) : []
  if (strangers.length > 0) return notMet(`The policy has ${what} for ${strangers.join(', ')} only.`, first)
  if (names.length > 0 && parties.length > 0) {
    const given = names.map(normal)
    const missing = parties.filter((party) => {
      const own = normal(party)
      return !given.some((name) => name.includes(own) || own.includes(name))
    })
    const unnamed = wanted.filter((party) => otherBody.test(party))
    if (missing.length === 0 && unnamed.length > 0)
      return notMet(
        `The policy has ${what} for ${names.join(', ')}, not for the ${unnamed.join(' and ')}.`,
        first,
      )
    return missing.length === 0
      ? met(`The policy has ${what} for ${parties.join(' and ')}.`, first)
      : notMet(`The policy has ${what} for ${names.join(', ')}, not for ${missing.join(' and ')}.`, first)
  }
  const whole = normal(provisions.map((each) => each.whole).join(' '))
  if (parties.length > 0 && parties.every((party) => whole.includes(normal(party))))
    return met(`The policy has ${what} for ${parties.join(' and ')}.`, first)
  if (first.names.length > 0)
    return cannotTell(`The policy has ${what} for ${first.names.join(', ')}. Compare the names.`)
  return /additional insured|\bschedule|designated/i.test(first.quote)
    ? cannotTell(`The policy has ${what} for those it schedules.`)
    : { ...cannotTell(`The policy has ${what}. Check for whom.`), evidence: first }
}

/** Companies of their own, whom a schedule of names includes only by name. */
const otherBody = /^(?:mortgagees?|lenders?|affiliates|property manager)$/

/** Whether insurance is primary for the parties: what is primary for additional insureds is so for whoever is one of them. */
export function judgePrimary(
  quote: string,
  {
    primary,
    insureds,
    contract: { roles, text },
  }: {
    primary: readonly Provision[]
    insureds: readonly Provision[]
    contract: Pick<ContractSide, 'roles' | 'text'>
  },
): Judgment {
  const wanted = partiesIn(quote, roles)
  const judged = judgeProvision(primary, wanted, 'primary and noncontributory wording', text)
  const first = primary.find(({ whole, names }) => names.length === 0 && forInsureds.test(whole))
  if (judged.status === 'not met' || !first) return judged
  const { status, reason } = judgeAdditionalInsured(insureds, {
    wanted,
    asksCompleted: false,
    contract: text,
  })
  // What is primary for additional insureds alone is so for nobody who may be none.
  const isForThem = judged.evidence !== null && forInsureds.test(judged.evidence.quote)
  if (judged.status === 'met')
    return isForThem && status === 'cannot tell' && insureds.some(({ isBlanket }) => isBlanket)
      ? {
          ...cannotTell(`The policy is primary only for its additional insureds. ${reason}`),
          evidence: first,
        }
      : judged
  return status === 'met'
    ? met('The policy is primary and noncontributory for its additional insureds.', first)
    : { ...judged, evidence: first }
}

const forInsureds =
  /\badditional insureds?\b|\b(?:such|that) (?:insured|person|entity|organi[sz]ation|client|party)\b/i

/** Those whom provisions name, when a contract names none of them; none when it names one or nobody is named. */
function strangersTo(contract: string, provisions: readonly Provision[]): string[] {
  const listed = provisions.flatMap((each) => each.names)
  const named = (listed.length > 0 ? listed : provisions.map((each) => each.quote)).flatMap(namesIn)
  const parties = normal(contract)
  return parties === '' || named.some((name) => parties.includes(normal(name))) ? [] : [...new Set(named)]
}

/** A provision proves nothing for a part of the policy that it leaves out, nor for all policies where one refuses it. */
export function forEveryPart(
  judgment: Judgment,
  { kind, quote }: Pick<Requirement, 'kind' | 'quote'>,
  { sentences, reading }: Pick<JudgedPolicy, 'sentences'> & { readonly reading: Reading },
): Judgment {
  if (judgment.status !== 'met') return judgment
  const narrow = partsLeftOut(judgment, quote, reading)
  if (narrow) return narrow
  const isForAll = /\b(?:all|each|every|both)\b.{0,30}\bpolic/i.test(quote)
  const refused =
    isForAll && kind === 'waiver' && sentences.find(({ quote: each }) => /\bno waivers? of\b/i.test(each))
  if (refused) return notMet('One of the policies has no waiver of subrogation.', refused)
  const form = judgment.evidence && 'form' in judgment.evidence ? judgment.evidence.form : null
  const ownForm = sentences.filter((sentence) => form !== null && sentence.form === form)
  const askedLines = linesIn(quote)
  for (const each of ownForm) {
    const refusedLine = linesIn(leftOut.exec(each.quote)?.[1] ?? '').find(
      (line) => isForAll || askedLines.includes(line),
    )
    if (refusedLine === undefined) continue
    const reason = `The endorsement does not apply to ${familyLabels[refusedLine]}.`
    return askedLines.includes(refusedLine) ? notMet(reason, each) : cannotTell(reason)
  }
  for (const each of ownForm) {
    const part =
      /\b((?:part|section) (?:[IVX]+|\d+))\b[^.]{0,30}(?::? none\b|\bnot (?:changed|included)\b)/i.exec(
        each.quote,
      )?.[1]
    if (part === undefined) continue
    const title = sentences.find(({ form: other, quote: clause }) =>
      new RegExp(`^${part}\\b`, 'i').test(other ?? clause),
    )
    const [own, asked] = [title?.form ?? title?.quote, quote].map((text) => coverageNamed(text ?? '')?.key)
    const family = own === undefined ? null : familyOfItemKey(own)
    const isNamed = family !== null && sharedWords(familyLabels[family], quote).share === 1
    if (asked !== undefined && (own === asked || isNamed))
      return notMet(`The provision leaves out ${part}.`, each)
    if (asked === undefined) return cannotTell(`The provision leaves out ${part}. Check which part is meant.`)
  }
  return judgment
}

/** "This endorsement does not apply to the Liquor Liability part", "for all coverages other than professional liability". */
const leftOut =
  /\b(?:(?:does|do|shall|will) not (?:apply|extend)(?: to| under)?|is not (?:given|provided|available)(?: under| for| by)?|not (?:an? )?(?:additional )?insureds? (?:under|for)|except(?:ing)?(?! that\b)(?: under| for)?|other than|excluding)\b([^.;]{0,90})/i

/** The lines of business that a text names, by themselves or by one of their coverages. */
function linesIn(text: string): Family[] {
  const key = text === '' ? undefined : coverageNamed(text)?.key
  const family = key === undefined || key === 'eachOccurrence' ? null : familyOfItemKey(key)
  return [...new Set([...familiesIn(text), ...(family === null ? [] : [family])])]
}

const partNumber = String.raw`(?:[IVX]+|\d{1,2})\b`
const givenUnder = new RegExp(
  String.raw`\bunder (section|part)s? (${partNumber}(?:(?:,? and |,? or |, )${partNumber})*)`,
  'i',
)

/** "Section II - Liability", "the Caterer's liability insurers". */
const lineOfSection = /\b(?:liability|property|crime|auto)\b/i

/** "Under Section II, coverage of an additional insured is primary": nothing is given under the other sections. */
function partsLeftOut({ evidence }: Judgment, quote: string, { blocks }: Reading): Judgment | null {
  const [, kind = '', list = ''] = givenUnder.exec(evidence?.quote ?? '') ?? []
  if (!evidence || list === '') return null
  const given = new Set(list.match(new RegExp(partNumber, 'g')))
  const titled = new RegExp(String.raw`^${kind} (${partNumber})\W*(.{3,80})`, 'i')
  const titles = new Map(
    blocks.flatMap((block) => {
      const [, number, title] = block.kind === 'table' ? [] : (titled.exec(block.text) ?? [])
      return number && title && !given.has(number) ? [[number, title] as const] : []
    }),
  )
  const asked = [...titles].find(
    ([, title]) =>
      tellingWords(quote).intersection(tellingWords(title)).size > 0 ||
      (lineOfSection.exec(title)?.[0].toLowerCase() ?? '-') === lineOfSection.exec(quote)?.[0].toLowerCase(),
  )
  if (asked) return notMet(`The provision is given under ${kind} ${list}, not ${kind} ${asked[0]}.`, evidence)
  return titles.size > 0 && /\b(?:all|each|every)\b.{0,30}\b(?:polic|coverage|insurance)/i.test(quote)
    ? cannotTell(`The provision is given under ${kind} ${list}. Check which part is meant.`)
    : null
}
