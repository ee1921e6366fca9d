import type { Candidate } from './answerCandidates.ts'
import { placesIn } from './namedPlace.ts'
import { notFoundAnswer, type PolicyAnswer } from './policyAnswer.ts'
import { share } from './valueFeatures.ts'
import { type MatchWords, themeOf } from './wordMatch.ts'

interface Setting {
  readonly candidates: readonly Candidate[]
  readonly matchWords: MatchWords
}

/** The answer, or that the documents don't say, with what it quoted as near. */
export function withEvidence(question: string, answer: PolicyAnswer, setting: Setting): PolicyAnswer {
  if (!lacksEvidence(question, answer, setting)) return answer
  const near = answer.citations.slice(0, 2).map((citation) => ({ ...citation, role: 'NEAREST' as const }))
  return { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: near }
}

/**
 * Whether an answer quotes nothing that has the value asked for: a date, a deductible, a thing or a place that the
 * documents know. Whatever found it, it only touches the question: "Employee dishonesty $10,000" is no deductible.
 */
function lacksEvidence(question: string, answer: PolicyAnswer, setting: Setting): boolean {
  return (
    answer.status === 'ANSWERED' &&
    answer.verdict === null &&
    answer.parts === undefined &&
    (namesUnknownKind(question, answer, setting) ||
      namesUnknownPlace(question, setting) ||
      kinds.some((kind) => kind.asked.test(question) && !leadHas(kind, answer, setting)))
  )
}

/** A kind of value: how it is written, and what it, its column or the headings over it are called. */
interface ValueKind {
  readonly asked: RegExp
  readonly form: RegExp
  readonly wording: RegExp
}

const anything = /(?:)/
const kinds: readonly ValueKind[] = [
  {
    asked:
      /^(?:and )?(?:what|how (?:much|high|big))\b[^?]*\b(?:deductible|retention)s?\W*(?:$|(?:is|are|for|on|at|of|under|per|each|in|if|when|do|does)\b)/i,
    form: anything,
    wording: new RegExp(
      String.raw`${share.source}|\b(?:ded|excess|retained|participation|first \$|bears?|wait\w*)\b|%`,
      'i',
    ),
  },
  {
    asked: /^(?:and )?what(?:['’]s| is| are| was)? (?:the |our |my )?(?:[\w-]+ ){0,3}date\b/i,
    form: /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b(?:19|20)\d\d\b|\b\d{1,2} ?(?:days?|months?)\b|\bprior acts\b|\binception\b|\bnone\b/i,
    wording: anything,
  },
]

/** Whether the first quote, or the passage it is from with its headings and columns, is of the kind. */
function leadHas(
  { form, wording }: ValueKind,
  { citations }: PolicyAnswer,
  { candidates }: Setting,
): boolean {
  const [lead] = citations
  if (!lead) return true
  const own = citations.filter(({ page, documentId }) => page === lead.page && documentId === lead.documentId)
  const passages = candidates.filter(
    ({ page, documentId, text }) =>
      page === lead.page &&
      documentId === lead.documentId &&
      (text.includes(lead.quote) || lead.quote.includes(text)),
  )
  if (passages.length === 0) return true
  const quoted = own
    .map(({ quote }) => quote)
    .filter((quote) => quote === lead.quote || passages.some(({ text }) => text.includes(quote)))
  const context = passages.map(
    ({ text, title, headings, leadIn, values }) =>
      `${headings.join(' ')} ${title} ${leadIn} ${text} ${values.map(({ column }) => column).join(' ')}`,
  )
  return form.test(quoted.join(' ')) && wording.test(context.join(' '))
}

/** Whether a question qualifies what is quoted by a word that no passage knows: "dependent business interruption". */
function namesUnknownKind(
  question: string,
  { citations: [lead] }: PolicyAnswer,
  { candidates, matchWords }: Setting,
) {
  if (!/^(?:and )?(?:what|how|when)\b/i.test(question)) return false
  return [...question.matchAll(qualified)].some(
    ([, word = '', thing = '']) =>
      lead?.quote.toLowerCase().includes(thing.toLowerCase()) === true &&
      isTelling(word) &&
      matchWords(word).together(candidates).all < unlike,
  )
}

function isTelling(word: string): boolean {
  return word.length > 3 && themeOf([word]).size > 0
}

/** Three words in a row, from each word on. */
const qualified = /(?<![\p{L}-])(?=([\p{L}-]+) ([\p{L}-]{4,} [\p{L}-]{4,}))/gu
const unlike = 0.25

/** Whether a question names a place by a number that the documents do not have: "the garagekeepers limit at location 2". */
function namesUnknownPlace(question: string, { candidates }: Setting): boolean {
  const asked = placesIn(question)
  return (
    asked.length > 0 &&
    !asked.some((number) => {
      const own = new RegExp(String.raw`(?:^|[^$\d.,])0*${number}\b(?![,.]\d)`)
      return candidates.some(({ kind, text, headings, leadIn }) => {
        const whole = `${headings.join(' ')} ${leadIn} ${text}`
        return placesIn(whole).includes(number) || (kind === 'row' && own.test(text.slice(0, 12)))
      })
    })
  )
}
