import { dollars } from '../policies/policyMoney.ts'
import { parseMoney } from '../facts/values.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { namedPlace, numberedPlaces, type NumberedPlace, placeText } from './namedPlace.ts'
import type { AnswerDocument, AnsweredQuestion, PolicyAnswer } from './policyAnswer.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows, type StandingRow } from './standingRows.ts'

/** Columns of a schedule of coverages by place. */
const columns = [
  { key: 'coinsurance', asked: /\bco-?insurance\b/i, noun: 'coinsurance' },
  { key: 'valuation', asked: /\bvaluation\b|\bhow (?:is|are) .*\bvalued\b/i, noun: 'valuation' },
  { key: 'limit', asked: /\blimit\b|\binsured for\b|\bhow much\b/i, noun: 'limit' },
] as const

const income = {
  asked: /\b(?:business income|(?:lost|loss of) (?:business )?(?:income|revenue|sales))\b/i,
  own: /\bbusiness income\b/i,
}
/** What questions call the coverages of such a schedule. */
const coverages = [
  { asked: /\bbuildings?\b/i, own: /^buildings?\b/i },
  {
    asked: /\b(?:contents|(?:business )?personal property|bpp|inventory|furniture|stock)\b/i,
    own: /\b(?:personal property|contents|stock)\b/i,
  },
  income,
] as const

const yesOrNo = /^(?:and |so )?(?:is|are|does|do|did|has|have|can|will)\b/i
/** Words of what happened: then another row or form may apply. */
const happened =
  /\b(?:wind|hail|storm|flood|water|pipes?|theft|stolen|fire|sewer|burst|freez\w*|frozen|earthquake|collapse|vandal\w*|if|when)\b/i
const longest = 16

/** "What is the coinsurance on the contents at Mill Street?", from a schedule of coverages by place; null for any other question. */
export function placedCoverage(
  question: string,
  documents: readonly AnswerDocument[],
  { candidates, earlier }: { candidates: readonly Candidate[]; earlier: readonly AnsweredQuestion[] },
): PolicyAnswer | null {
  const before = /\bthere\b/i.test(question) ? earlier.at(-1)?.question : undefined
  const place =
    namedPlace(question, documents) ?? (before === undefined ? null : namedPlace(before, documents))
  const asked = { documents, candidates, place }
  return cellsAsked(question, asked) ?? sublimitAsked(question, asked) ?? incomeAsked(question, asked)
}

interface Asked {
  readonly documents: readonly AnswerDocument[]
  readonly candidates: readonly Candidate[]
  /** The place that the question names, or the one before it: "And is it covered there?" */
  readonly place: NumberedPlace | null
}

function cellsAsked(question: string, { documents, candidates, place }: Asked): PolicyAnswer | null {
  const [column, ...others] = columns.filter(({ asked }) => asked.test(question))
  if (!column || others.length > 0 || happened.test(question) || question.split(/\s+/).length > longest)
    return null
  const { key, noun, asked } = column
  const named = coverages.filter((coverage) => coverage.asked.test(question))
  // The limits of buildings and contents are those of the locations, with what endorsements change.
  if (named.length > 1 || (place === null && named.length === 0)) return null
  const isIncome = named[0] === income
  if (key === 'limit' && (place === null || !isIncome || yesOrNo.test(question.trim()))) return null
  const rows = standingRows(documents, 'coverages').filter(
    ({ texts }) =>
      (texts['location'] ?? '') !== '' &&
      (texts[key] ?? '') !== '' &&
      (place === null || texts['location'] === place.number) &&
      (named.length === 0 || named[0]?.own.test(texts['coverage'] ?? '') === true),
  )
  const isChanged = candidates.some(({ isEndorsement, text }) => isEndorsement && asked.test(text))
  const citations = rows.map((row) => citationsOf(row, documents, [row.texts[key] ?? '']))
  if (rows.length === 0 || isChanged || citations.some((each) => each.length === 0)) return null
  const places = numberedPlaces(documents)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: sentence(rows, { key, noun, places }),
    citations: citations.flat(),
  }
}

function sentence(
  rows: readonly StandingRow[],
  { key, noun, places }: { key: string; noun: string; places: readonly NumberedPlace[] },
): string {
  const said = rows.map(({ texts }) => {
    const number = texts['location'] ?? ''
    const place = places.find((each) => each.number === number) ?? { number, address: '' }
    return { coverage: texts['coverage'] ?? '', value: texts[key] ?? '', place: placeText(place) }
  })
  const [first, ...more] = said
  if (first && more.length === 0)
    return `The ${noun} for ${first.coverage} at ${first.place} is ${first.value}.`
  const isOnePlace = said.every(({ place }) => place === first?.place)
  const entries = said.map(({ coverage, value, place }) =>
    isOnePlace ? `${coverage}, ${value}` : `${coverage} at ${place}, ${value}`,
  )
  return `The ${noun}${isOnePlace ? ` at ${first?.place}` : ''}: ${entries.join('; ')}.`
}

/** "Are we covered for lost income?": the rows of business income, with what limits them. */
function incomeAsked(question: string, { documents, place }: Asked): PolicyAnswer | null {
  if (!/\bcover(?:ed|age)?\b/i.test(question) || !income.asked.test(question)) return null
  const places = numberedPlaces(documents)
  const rows = standingRows(documents, 'coverages').flatMap((row) => {
    const { location = '', coverage = '', limit = '', coinsurance = '', deductible = '' } = row.texts
    const own = places.find(({ number }) => number === location)
    const isAsked = own !== undefined && (place === null || place.number === location)
    if (!isAsked || !income.own.test(coverage) || limit === '') return []
    const terms = [limit, coinsurance, deductible].filter((text) => text !== '')
    return [
      {
        text: `${coverage} at ${placeText(own)}, ${terms.join(', ')}`,
        citations: citationsOf(row, documents, [limit]),
      },
    ]
  })
  if (rows.length === 0 || rows.some(({ citations }) => citations.length === 0)) return null
  return {
    status: 'ANSWERED',
    verdict: 'DEPENDS',
    answer: `It depends on the cause of the loss. The declarations have ${rows.map(({ text }) => text).join('; ')}.`,
    citations: rows.flatMap(({ citations }) => citations),
  }
}

const sublimit =
  /(?:^|[.,;:]\s+)([A-Z][\w &/'’-]{2,50}?)\s+[–—-]\s+(?:sub-?)?limit(?: of)?:?\s*(\$[\d,]+)[^.;$]{0,40}?\b(?:at|for) (?:[Pp]rem(?:ises)?|[Ll]oc(?:ation)?|[Bb]uilding)\.? (?:[Nn]o\.? ?)?(\d{1,3})\b/g
const asksCover = /\b(?:cover(?:ed|age|s)?|insured|protect(?:ed|ion)?|pay|have|limit|how much)\b/i

/** "Is sewer backup covered at Mill Street?", where an exclusion leaves a sublimit at one place. */
function sublimitAsked(question: string, { documents, candidates, place }: Asked): PolicyAnswer | null {
  if (!asksCover.test(question)) return null
  const asked = new Set(wordsOf(question))
  for (const candidate of candidates)
    for (const [, name = '', printed = '', number = ''] of candidate.text.matchAll(sublimit)) {
      const cents = parseMoney(printed)
      if (cents === null || !wordsOf(name).every((word) => asked.has(word))) continue
      const own = numberedPlaces(documents).find((each) => each.number === number) ?? {
        number,
        address: '',
      }
      const isElsewhere = place !== null && place.number !== number
      const where = `at ${placeText(own)}, up to ${dollars(cents)}`
      const isExcept = /\bexcept\b/i.test(candidate.text)
      const start = isElsewhere
        ? `${isExcept ? 'No' : 'It depends'}. ${name} is stated only ${where}; you asked about ${placeText(place)}.`
        : place
          ? `Yes, ${where}.`
          : `Only ${where}.`
      return {
        status: 'ANSWERED',
        verdict: isElsewhere ? (isExcept ? 'EXCLUDED' : 'DEPENDS') : place ? 'COVERED' : 'DEPENDS',
        answer: `${start} The policy says: “${candidate.text.replace(/\.?$/, '.')}”`,
        citations: cited(candidate),
      }
    }
  return null
}

/** "Sewer back-up" and "sewer backup" in the same words. */
function wordsOf(text: string): string[] {
  const written = text
    .toLowerCase()
    .replaceAll(/\bback(?:s|ed|ing)?[ -]?ups?\b/g, 'backup')
    .replaceAll(/\b(?:of|from|the|and|or|a|coverage)\b/g, ' ')
  return (written.match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''))
}
