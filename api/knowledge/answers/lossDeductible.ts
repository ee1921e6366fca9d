import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { dollars } from '../policies/policyMoney.ts'
import type { Fact, NamedDeductible } from '../facts/policyFacts.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { factsOf, verified } from './documentFacts.ts'
import { namedPlace, placeText } from './namedPlace.ts'
import type { AnswerDocument, AnsweredQuestion, PolicyAnswer } from './policyAnswer.ts'

/** What names of deductibles share without being about the same loss. */
const usual = new Set(
  stemsOf(
    'deductible deductibles retention per each any all other than the of and or to in on for at by including include loss losses damage damages occurrence claim minimum maximum limit building buildings premises location policy coverage covered property business personal equipment what is are we our if when',
  ),
)
const asksDeductible =
  /\bdeductibles?\b|\b(?:comes?|taken|knocked) off (?:of )?(?:the|our|my|their|that|this) (?:claim|check|loss|payment|settlement)\b/i
const asksPlain = /^(?:and )?what(?:'s| is| are| would be)? (?:the|our|my) deductibles?\W*$/i
/** After what happened: "A pipe burst at Mill Street. Are we covered?" */
const asksCovered =
  /[.!,;] (?:so |and )?(?:are|is|am|would|will) (?:we|it|this|that|i|they|the (?:loss|damage))\b[^.?!]{0,20}\bcovered\W*$/i
const leastShared = 2

/** The deductible of the loss that a question tells of: "If a pipe bursts at Mill Street, what is the deductible?"; null for any other question. */
export function lossDeductible(
  question: string,
  documents: readonly AnswerDocument[],
  { candidates, earlier }: { candidates: readonly Candidate[]; earlier: readonly AnsweredQuestion[] },
): PolicyAnswer | null {
  const asksWhether = asksCovered.test(question.trim())
  if (!asksDeductible.test(question) && !asksWhether) return null
  const inDollars = percentInDollars(question, documents)
  if (inDollars) return inDollars
  const told = asksPlain.test(question.trim()) ? `${earlier.at(-1)?.question ?? ''} ${question}` : question
  // The name of a place is no loss.
  const loss = told.replaceAll(/(?<=\S )\p{Lu}\p{Ll}+|\d+/gu, ' ')
  const asked = new Set(stemsOf(loss).filter((stem) => !usual.has(stem)))
  const ranked = factsOf(documents)
    .deductibles.map((fact) => ({ fact, shared: sharedWith(fact, asked) }))
    .toSorted((a, b) => b.shared - a.shared)
  const [best, next] = ranked
  if (!best || best.shared < leastShared || best.shared === next?.shared) return null
  const row = rowOf(best.fact, candidates)
  if (!row) return null
  const { label, value, candidate } = row
  const place = namedPlace(told, documents)
  const only = placed.exec(value)?.[1]
  const isElsewhere = place !== null && only !== undefined && only !== place.number
  if (isElsewhere) return null
  const where = place !== null && only !== undefined ? ` That is ${placeText(place)}.` : ''
  const named = `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  const amount = value.replace(/\.$/, '')
  return {
    status: 'ANSWERED',
    verdict: asksDeductible.test(question) ? null : 'DEPENDS',
    answer: asksDeductible.test(question)
      ? `The deductible for ${named} is ${amount}.${where}`
      : `It depends on the cause and the conditions. The declarations have a deductible for ${named}: ${amount}.${where}`,
    citations: cited(candidate),
  }
}

const placed = /\b(?:premises|location|building|prem|loc)\.? (?:no\.? ?)?(\d{1,3})\b(?! ?(?:and|,|&))/i

/** How many telling words the name of a deductible shares with what happened, apart from what it leaves out. */
function sharedWith({ value: { name } }: Fact<NamedDeductible>, asked: ReadonlySet<string>): number {
  const own = name.replace(/\((?:other than|except|excluding|not)[^)]*\)/gi, '')
  return new Set(stemsOf(own).filter((stem) => !usual.has(stem) && asked.has(stem))).size
}

/** The row of the declarations that states a deductible, as its label and its value. */
function rowOf(
  { value: { name }, page, source }: Fact<NamedDeductible>,
  candidates: readonly Candidate[],
): { label: string; value: string; candidate: Candidate } | null {
  for (const candidate of candidates) {
    if (candidate.page !== page || candidate.documentId !== source.documentId) continue
    const at = candidate.text.search(/\s(?:\$\s?\d|\d{1,2}(?:\.\d+)?\s?%)/)
    const label = candidate.text.slice(0, Math.max(at, 0))
    if (label !== '' && name.startsWith(label))
      return { label, value: candidate.text.slice(at).trim(), candidate }
  }
  return null
}

const asksDollars = /\b(?:in dollars|dollar amount|how many dollars|as a dollar)\b/i
const shareOfLimit =
  /\b\d{1,2}(?:\.\d+)?\s?(?:%|percent) of (?:the )?(?:building )?(?:limit|insured value)\b/i

/** "What is the wind deductible in dollars?" for a percentage of the limits of buildings. */
function percentInDollars(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  if (!asksDollars.test(question)) return null
  const { deductibles, locations } = factsOf(documents)
  const asked = new Set(stemsOf(question))
  const [own, ...others] = deductibles.filter(
    ({ value: { name, percent }, quote }) =>
      percent !== null &&
      shareOfLimit.test(quote) &&
      stemsOf(name).some((stem) => asked.has(stem) && !usual.has(stem)),
  )
  const percent = own?.value.percent ?? null
  if (!own || percent === null || others.length > 0) return null
  const least = /\bmin(?:imum)?\.?(?: of)?:? (\$[\d,]+)/i.exec(own.quote)?.[1]
  const floor = least === undefined ? 0 : Number(least.replaceAll(/[$,]/g, '')) * 100
  const place = namedPlace(question, documents)
  const buildings = locations.flatMap((fact) => {
    const { address, building } = fact.value
    const isAsked = place === null || place.address === '' || place.address === address
    return building !== null && isAsked ? [{ address, building, citations: verified(fact, documents) }] : []
  })
  const citations = [...verified(own, documents), ...buildings.flatMap((each) => each.citations)]
  if (buildings.length === 0 || citations.length === 0) return null
  const amounts = buildings.map(({ address, building }) => {
    const share = Math.round((building * percent) / 100)
    const isLeast = share < floor ? ', the minimum,' : ''
    return `${dollars(Math.max(share, floor))}${isLeast} for the building at ${address} (limit ${dollars(building)})`
  })
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${own.quote.replace(/\.?$/, '.')} That is ${amounts.join('; ')}.`,
    citations,
  }
}
