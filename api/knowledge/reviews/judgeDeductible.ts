import type { PolicyFacts } from '../facts/policyFacts.ts'
import { dollars } from '../policies/policyMoney.ts'
import { type Reading, spokenNumber } from '../../reading/index.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { familiesIn, type Family, familyLabels } from './insuredFamilies.ts'
import { sharedWords } from './likeWords.ts'
import { amountsIn } from './limitsNamed.ts'
import { isElsewhere, locationsIn } from './placeChecks.ts'
import { ofOtherThings } from './ofOtherThings.ts'
import type { Evidence } from './policyWording.ts'
import type { JudgedPolicy } from './check.ts'
import { isExample } from './reviewedPolicy.ts'
import { percentage, shareWithFloor, type Statement } from './statement.ts'
import { locationsNamed } from './statementsAtPremises.ts'
import { keeps, type StatedDeductible, statedDeductibles } from './statedDeductibles.ts'

interface PolicyOfPlaces extends JudgedPolicy {
  readonly reading: Reading
  readonly locations: PolicyFacts['locations']
}

/** A deductible of the policy, and how it is told. */
interface Kept {
  readonly amount: number
  readonly words: string
  readonly source: Statement | Evidence
}

/** No deductible of the policy may be above what the contract allows, wherever the policy states it. */
export function judgeDeductible(
  { amount, quote }: Requirement,
  { statements, sentences, families, reading, locations }: PolicyOfPlaces,
  { text: contract }: { readonly text: string },
): Judgment {
  if (noneAllowed.test(quote)) {
    const lines = linesAsked(quote)
    const none = sentences.find(
      (each) =>
        /\b(?:no|without) deductible\b/i.test(each.quote) &&
        lines.every((line) => familiesIn(each.quote).includes(line)),
    )
    const isOfOthers = (text: string) =>
      lines.length > 0 &&
      familiesIn(text).length > 0 &&
      !familiesIn(text).some((each) => lines.includes(each))
    const own = statements.find(
      (each) =>
        /deductible|retention/i.test(`${each.item?.label} ${each.label}`) &&
        (each.amount ?? 0) > 0 &&
        !(none && lines.length > 0) &&
        !isOfOthers([...each.headings.slice(1), each.label].join(' ')),
    )
    if (own) return notMet(`${own.label} is ${own.text}, the contract allows none.`, own)
    return none ? met('The policy has no deductible.', none) : cannotTell('The policy states no deductible.')
  }
  if (amount === null)
    return (
      shareAllowed(quote, [...statements, ...sentences]) ??
      cannotTell('The contract asks for approval of deductibles; ask the other party.')
    )
  const named = familiesIn(quote)
  const other = named[0]
  if (other && !named.some((each) => families.has(each)))
    return cannotTell(`The reviewed policy is not the ${familyLabels[other]} policy. Check that one.`)
  const isException = exceptionOf(quote)
  const isOther = ofOtherThings(quote, { contract, sentences })
  const premises = locationsIn(contract, sentences)
  const isExcepted = (words: string) => isException(words) || isElsewhere(words, premises)
  const own = statements
    .filter(({ item, label }) => item !== null && /deductible|retention/i.test(`${item.label} ${label}`))
    .filter(
      ({ headings, label, quote: words }) =>
        !isExcepted(`${label} ${words}`) &&
        !isOther([...headings.slice(-2), label, formOf(words, sentences)].join(' '), words),
    )
  const stated = statedDeductibles(reading).filter(
    ({ cause, evidence }) => !isOther(`${cause ?? ''} ${evidence.form ?? ''}`, evidence.quote),
  )
  const causes = stated.filter(
    ({ cause, evidence }) => cause !== null && !isExcepted(cause) && !isElsewhere(evidence.quote, premises),
  )
  const ofPremises = own.flatMap((each) => keptAtPremises(each, { locations, contract }))
  const isOfPremises = (words: string) => ofPremises.some(({ source }) => words.includes(source.quote))
  const read = distinct([
    ...causes.flatMap((each) => causeKept(each, statements)),
    ...ofPremises,
    ...own.flatMap((each) =>
      each.amount === null
        ? []
        : [{ amount: each.amount, words: `${each.label} is ${dollars(each.amount)}`, source: each }],
    ),
    ...stated.flatMap(({ cause, amount: of, evidence }) =>
      cause === null && of !== null && !isExcepted(evidence.quote)
        ? [{ amount: of, words: `A deductible is ${dollars(of)}`, source: evidence }]
        : [],
    ),
  ])
  const largest = read[0]
  const above = read.filter((each) => each.amount > amount).slice(0, mostNamed)
  if (largest && above.length > 0)
    return notMet(
      `${above.map(({ words }) => words).join('; ')}, the contract allows ${dollars(amount)}.`,
      largest.source,
    )
  const ofCause = causes.find(({ share }) => share !== null)
  if (ofCause)
    return {
      ...cannotTell(
        `${ofCause.cause}: ${shareWords(ofCause, statements)}. A percentage may come to more than ${dollars(amount)}: compare the amounts.`,
      ),
      evidence: ofCause.evidence,
    }
  const share = own.find(
    (each) =>
      !isOfPremises(each.quote) &&
      ((each.percent !== null && each.amount === null) || shareWithFloor.test(each.quote)),
  )
  if (share)
    return cannotTell(
      `${share.label} is a percentage: ${share.percent === null ? share.quote.replace(/\.$/, '') : share.text}. Compare the amounts.`,
    )
  const statedShare = sentences.find(
    ({ quote: sentence }) =>
      deductibleShare.test(sentence) &&
      !/\bfederal\b/i.test(sentence) &&
      !isExcepted(sentence) &&
      !isOfPremises(sentence),
  )
  if (statedShare)
    return { ...cannotTell('A deductible is a percentage. Compare the amounts.'), evidence: statedShare }
  const unread = sentences.find((each) => mayKeepMore(each, amount) && !isElsewhere(each.quote, premises))
  if (largest && unread)
    return { ...cannotTell('The policy may state a larger deductible. Compare its words.'), evidence: unread }
  // What the clause asks beside its deductible is not settled by it.
  if (largest && /\b(?:not less than|at least|insured? .{0,60}\bfor|limits? of)\b/i.test(quote))
    return cannotTell(`The largest deductible is ${dollars(largest.amount)}. Check the rest of the clause.`)
  return largest
    ? met(`The largest deductible is ${dollars(largest.amount)}.`, largest.source)
    : cannotTell('The policy states no deductible.')
}

const mostNamed = 3

/** The title above a sentence. */
function formOf(words: string, sentences: readonly Evidence[]): string {
  return sentences.find(({ quote }) => quote === words)?.form ?? ''
}

/** The lines whose policies may have no deductible. */
function linesAsked(quote: string): Family[] {
  const named = familiesIn(quote)
  return named.length === 0 && /\bliability (?:insurance|polic(?:y|ies))\b/i.test(quote)
    ? ['liability']
    : named
}

/** "A deductible for windstorm or hail of not more than one percent (1%)" against the share that the policy keeps of that peril. */
function shareAllowed(quote: string, said: readonly (Statement | Evidence)[]): Judgment | null {
  const most = shareIn(quote)
  const peril = perilNamed.exec(quote)?.[0]
  if (most === null || peril === undefined) return null
  const own = said.find(
    (each) =>
      new RegExp(String.raw`\b${peril}`, 'i').test(each.quote) &&
      shareIn(each.quote) !== null &&
      kept.test(wordsOf(each)),
  )
  const given = own ? shareIn(own.quote) : null
  if (!own || given === null) return null
  if (given > most)
    return notMet(
      `The policy keeps ${given}% of the value for ${peril.toLowerCase()}, the contract allows ${most}%.`,
      own,
    )
  return shareWithFloor.test(own.quote)
    ? cannotTell('The share has a minimum in dollars. Compare the amounts.')
    : met(`The policy keeps ${given}% of the value for ${peril.toLowerCase()}.`, own)
}

const perilNamed = /\b(?:named storm|hurricane|wind|hail|earthquake|flood)/i
const kept = /\bdeductib|\bretention/i

function wordsOf(each: Statement | Evidence): string {
  return 'label' in each
    ? [...each.headings, each.label, each.quote, each.item?.label ?? ''].join(' ')
    : `${each.form ?? ''} ${each.quote}`
}

function shareIn(text: string): number | null {
  const [, digits, word] =
    /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b)|\b(one|two|three|five|ten) percent\b/i.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  return word === undefined ? null : (spokenNumber(word) ?? null)
}

/** What a clause leaves out of its limit on deductibles: "earthquake excepted". */
function exceptionOf(quote: string): (text: string) => boolean {
  const excepted =
    /\b([\w ,-]{3,60}?) (?:is |are )?excepted\b|\b(?:except|other than|but not|save) (?:for |that (?:an? |the )?)?([^.;)]{3,60}?)(?= deductibles? (?:may|can|shall)\b|[.;)]|$)/i.exec(
      quote,
    )
  const exception = (excepted?.[1] ?? excepted?.[2] ?? '').replaceAll(/deductibles?/gi, '')
  const perils = exception
    .split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .map((each) => each.trim())
    .filter((each) => each.length > 3)
  return (text) =>
    exception !== '' &&
    (sharedWords(exception, text).share === 1 ||
      (perils.length > 1 && perils.some((each) => new RegExp(String.raw`\b${each}`, 'i').test(text))))
}

/** The largest first, each amount once: by the cause that has it where one does. */
function distinct(all: readonly Kept[]): Kept[] {
  const first = new Map<number, Kept>()
  for (const each of all) if (!first.has(each.amount)) first.set(each.amount, each)
  return [...first.values()].toSorted((a, b) => b.amount - a.amount)
}

/** "Wind or hail: 2% of the limit, minimum $10,000" keeps at least its minimum, or its share of a building. */
function causeKept(deductible: StatedDeductible, statements: readonly Statement[]): Kept[] {
  const { cause, amount, evidence } = deductible
  const most = Math.max(amount ?? 0, shareOfBuilding(deductible, statements)?.amount ?? 0)
  return most > 0
    ? [{ amount: most, words: `${cause}: ${shareWords(deductible, statements)}`, source: evidence }]
    : []
}

/** "2% of the limit, which is $37,000 of the building limit of $1,850,000". */
function shareWords(deductible: StatedDeductible, statements: readonly Statement[]): string {
  const own = shareOfBuilding(deductible, statements)
  const text = deductible.text.replace(/[.;,]$/, '')
  return own === null
    ? text
    : `${text}, which is ${dollars(own.amount)} of the building limit of ${dollars(own.limit)}`
}

/** "2%" of the larger of building and contents, at the premises that the contract is about. */
function keptAtPremises(
  statement: Statement,
  { locations, contract }: { locations: PolicyOfPlaces['locations']; contract: string },
): Kept[] {
  const { label, percent, amount, quote } = statement
  if (percent === null || amount !== null || shareWithFloor.test(quote)) return []
  const limits = locationsNamed(locations, contract).flatMap(({ value: { building, contents } }) => [
    building ?? 0,
    contents ?? 0,
  ])
  const limit = Math.max(0, ...limits)
  if (limit === 0) return []
  const share = Math.round((limit * percent) / 100)
  const words = `${label} is ${percent}%, which is ${dollars(share)} of the limit of ${dollars(limit)}`
  return [{ amount: share, words, source: statement }]
}

/** A share of the limit of the only building of a policy. */
function shareOfBuilding(
  { share, text }: StatedDeductible,
  statements: readonly Statement[],
): { readonly amount: number; readonly limit: number } | null {
  if (share === null || !/\bof (?:the |each )?(?:\w+ )?(?:limit|value|amount)/i.test(text)) return null
  // The minimum of the share may have been read as a limit too.
  const minimums = amountsIn(text).map(({ amount }) => amount)
  const limits = new Set(
    statements.flatMap(({ item, amount }) =>
      item?.key === 'building' && amount !== null && !minimums.includes(amount) ? [amount] : [],
    ),
  )
  const [limit] = limits
  return limits.size === 1 && limit !== undefined
    ? { amount: Math.round((limit * share) / 100), limit }
    : null
}

/** "For theft the deductible is five percent of its value." */
const deductibleShare = new RegExp(
  String.raw`\bdeductible\b[^.]{0,40}(?:${percentage.source})|(?:${percentage.source})[^.]{0,30}\bdeductible\b`,
  'i',
)

const noneAllowed =
  /\b(?:may|shall|must|will|is to) (?:have|carry|contain|be subject to) no (?:deductible|retention)\b(?! (?:above|over|greater|larger|higher|exceed\w*|in excess|of more))|\bwithout (?:any )?(?:deductible|retention)\b|\bno (?:deductible|retention) (?:is |are )?(?:allowed|permitted|applies|accepted)\b/i

/** "Each claim deductible: 25,000", "a retention of ten thousand dollars": an amount without a sign that is above what is allowed. */
function mayKeepMore({ quote }: Evidence, allowed: number): boolean {
  const behind = new RegExp(String.raw`\b${keeps}\b[^$.;]{0,60}`, 'i').exec(quote)?.[0] ?? ''
  return !isExample.test(quote) && (amountsIn(behind)[0]?.amount ?? 0) > allowed
}
