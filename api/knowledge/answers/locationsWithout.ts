import { factsOf, verified } from './documentFacts.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { AnswerCitation, AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'

const asks =
  /^(?:and |so )?(?:at )?(?:which|what)(?: of (?:our|the|my))? (?:premises|locations?|addresses|sites?|places|stores?|shops?|properties|buildings)\b[^?]*?\b(?:have no|has no|without|lack|lacks|missing|(?:do(?:es)?(?: not|n['’]t)) have(?: any)?|are not (?:insured|covered) for)\s+(.+?)\W*$/i

const income = /\b(?:business income|income|business interruption|rental value|rents?)\b/i
const building = /\bbuildings?\b/i
const contents = /\b(?:contents|business personal property|bpp)\b/i

interface Place {
  readonly name: string
  readonly isLacking: boolean
  readonly citations: readonly AnswerCitation[]
}

/** "Which locations have no business income?", from the locations of the policy; null for any other question. */
export function locationsWithout(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const asked = asks.exec(question.trim())?.[1]
  if (asked === undefined) return null
  if (income.test(asked)) return withoutIncome(documents, candidates)
  if (building.test(asked)) return told('building limit', withoutLimit('building', documents))
  return contents.test(asked) ? told('contents limit', withoutLimit('contents', documents)) : null
}

function withoutLimit(limit: 'building' | 'contents', documents: readonly AnswerDocument[]): Place[] {
  return factsOf(documents).locations.map((fact) => ({
    name: fact.value.address,
    isLacking: fact.value[limit] === null,
    citations: verified(fact, documents),
  }))
}

function withoutIncome(
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const columns = candidates.filter(
    ({ kind, values, leadIn }) =>
      kind === 'row' && (values.some(({ column }) => income.test(column)) || income.test(leadIn)),
  )
  const rows = standingRows(documents, 'locations').filter(({ deletion }) => deletion === null)
  if (rows.some(({ texts }) => (texts['incomeLimit'] ?? '') !== ''))
    return told(
      'business income limit',
      rows.map((row) => ({
        name: [row.texts['number'], row.texts['address']].filter(Boolean).join(', '),
        isLacking: !isInsured(row.texts['incomeLimit'] ?? ''),
        citations: citationsOf(row, documents, []),
      })),
    )
  // The places of a workers compensation policy insure no property.
  const places = factsOf(documents).locations.filter(
    ({ value }) => value.building !== null || value.contents !== null,
  )
  const own = places.flatMap(({ value: { address }, quote }) => {
    const row = columns.find(({ text }) => text.includes(quote) || quote.includes(text))
    return row ? [{ name: address, isLacking: !isInsured(incomeIn(row)), citations: cited(row) }] : []
  })
  if (own.length > 0 && own.length === places.length) return told('business income limit', own)
  const whole = candidates.find(
    ({ text, isFront, role }) =>
      isFront &&
      role !== 'EXCLUSION' &&
      income.test(text) &&
      isInsured(text) &&
      !/\b(?:deductible|waiting|premium|coinsurance)\b/i.test(text),
  )
  if (whole)
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `None. Business income is not shown by location: ${whole.text.replace(/\.?$/, '.')}`,
      citations: cited(whole),
    }
  if (candidates.some(({ text, role }) => role === 'GRANT' && income.test(text))) return null
  return told(
    'business income limit',
    places.map((fact) => ({
      name: fact.value.address,
      isLacking: true,
      citations: verified(fact, documents),
    })),
  )
}

/** The cell under "Business income", or the end of a row whose last column it is. */
function incomeIn({ values, text }: Candidate): string {
  return values.find(({ column }) => income.test(column))?.text ?? text.slice(-lastCell)
}

const lastCell = 30

function isInsured(text: string): boolean {
  return /\$ ?[1-9]|\b\d{1,3},\d{3}\b|\bactual loss\b|\bincluded\b|\bals\b/i.test(text)
}

function told(limit: string, places: readonly Place[]): PolicyAnswer | null {
  const lacking = places.filter(({ isLacking }) => isLacking)
  const citations = (lacking.length > 0 ? lacking : places).flatMap((each) => each.citations)
  if (citations.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer:
      lacking.length === 0
        ? `None. Every location has a ${limit}.`
        : `Without a ${limit}: ${lacking.map(({ name }) => name).join('; ')}.`,
    citations,
  }
}
