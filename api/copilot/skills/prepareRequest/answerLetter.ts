import type { Citation } from '../../workspaces/caraMessage.ts'
import { consistentAnswer } from './consistentAnswer.ts'
import type { QuotedAnswer } from './quotedAnswer.ts'
import { carrierDecides } from '../carrierDecides.ts'

/** The answer to a client's questions about coverage, with the quotes that support it. */
export function answerLetter(found: Pick<QuotedAnswer, 'parts' | 'citations'>): string {
  const { parts, citations } = consistentAnswer(found)
  const answers = parts.flatMap(({ question, answer, status }) =>
    status === 'ANSWERED' ? [inPlainWords(answer, question)] : [],
  )
  const open = parts.flatMap(({ question, status }) => (status === 'ANSWERED' ? [] : [topicOf(question)]))
  const quotes = supporting({ parts, citations })
    .filter(({ quote }) => /\p{L}{3}[^]*\d/u.test(quote) || quote.trim().split(/\s+/).length > 3)
    .filter((each, at, all) => !all.some((other, place) => place !== at && repeats(each, other, place < at)))
    .map(({ quote, fileName, page }) => `"${quote}"\n(${fileName}, page ${page})`)
  return [
    ...new Set(answers),
    ...(open.length > 0
      ? [`We are checking with the carrier ${[...new Set(open)].join(', and ')}, and will get back to you.`]
      : []),
    ...(quotes.length > 0 ? [`Your policy says:\n\n${quotes.join('\n\n')}`] : []),
    carrierDecides,
  ].join('\n\n')
}

/** Whether a quote says nothing that another one does not: of two with the same words, the first stays. */
function repeats({ quote }: Citation, other: Citation, isAfter: boolean): boolean {
  const [one, whole] = [quote, other.quote].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  return one === whole ? isAfter : whole?.includes(one ?? '') === true
}

/** The quotes that the answers repeat, where each answer repeats one: what else was found would only distract. */
function supporting({ parts, citations }: Pick<QuotedAnswer, 'parts' | 'citations'>): readonly Citation[] {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const repeated = parts
    .filter(({ status }) => status === 'ANSWERED')
    .map(({ answer }) => citations.filter(({ quote }) => plain(answer).includes(plain(quote))))
  const isEach = repeated.length > 0 && repeated.every(({ length }) => length > 0)
  return isEach ? citations.filter((citation) => repeated.some((of) => of.includes(citation))) : citations
}

const row = /(\p{L}[\p{L}\p{N} ,'’()&/–-]*?):?\s*(\$\d[\d,]*(?:\.\d\d)?|\d+(?:\.\d+)?%)/gu
const verb =
  /\b(?:is|are|was|has|have|pays?|appl(?:y|ies)|covers?|excludes?|includes?|changes?|will|may|up to|at least|than)\b/i

/** An answer whose rows of a table, run together, become a list of those that the question asks about. */
function inPlainWords(answer: string, question: string): string {
  const sentences = answer.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u)
  const read = sentences.map((sentence) => ({ sentence, rows: rowsIn(sentence) }))
  const rows = read.flatMap((each) => each.rows)
  if (rows.length === 0) return answer
  const isOfDeductibles = answer.startsWith(several)
  const asked = wordsOf(question)
  const meant = isOfDeductibles
    ? []
    : rows.filter(({ label }) => wordsOf(label).some((word) => asked.includes(word)))
  const list = (meant.length > 0 ? meant : rows).map(({ label, amount }) => `- ${label}: ${amount}`)
  const said = read.flatMap(({ sentence, rows: own }) =>
    own.length === 0 && /\p{L}{2}/u.test(sentence) && sentence !== several ? [sentence] : [],
  )
  const shown = isOfDeductibles ? 'Your policy has these deductibles' : 'Your policy shows'
  return [said.join(' '), `${shown}:\n${[...new Set(list)].join('\n')}`].filter(Boolean).join('\n\n')
}

const several = 'There are several deductibles.'

/** The labels with amounts that a sentence is made of; none when it is a sentence of its own. */
function rowsIn(sentence: string): { label: string; amount: string }[] {
  const rest = sentence.replaceAll(row, '').replaceAll(/[\s.;]/g, '')
  const rows = [...sentence.matchAll(row)].map(([, label = '', amount = '']) => ({
    label: label.trim(),
    amount,
  }))
  return rest === '' && !rows.some(({ label }) => verb.test(label)) ? rows : []
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''))
}

const subject = String.raw`(?:we|i|it|this|that|they|(?:the|our|my|this) (?:\w+ ){0,2}(?:policy|coverage|insurance|building|truck|employees?))`
const doesPay = new RegExp(
  String.raw`^does (?<who>${subject}) (?<how>(?:also|still|only) )?(?<verb>\w+)(?<rest>.*)$`,
  'i',
)
const doWe = new RegExp(String.raw`^(?:do) (?<who>${subject}) (?<rest>.+)$`, 'i')
const areWe = new RegExp(
  String.raw`^(?<aux>is|are|am|can|will|would|should|has|have) (?<who>${subject}|[^,]{2,60}?(?= (?:covered|included|insured|excluded|required|limited)\b)) (?<rest>.+)$`,
  'i',
)
const howMuch = new RegExp(
  String.raw`^(?<what>how (?:much|long|many \w+)) (?:do|does) (?<who>${subject}) (?<rest>.+)$`,
  'i',
)
const whatIs = /^what(?:['’]s| is| are) (?<what>(?:the|our|my) .+)$/i

/** What a question asks about, to say that it is being checked: `whether the policy also pays if you have to close`. */
function topicOf(question: string): string {
  const plain = question
    .replace(/\?.*$/s, '')
    .replace(/^\W*(?:and|also|so|but)[ ,]+/i, '')
    .trim()
  const part = (pattern: RegExp) => pattern.exec(plain)?.groups
  const pays = part(doesPay)
  if (pays)
    return toYou(
      `whether ${pays['who']} ${pays['how'] ?? ''}${thirdPerson(pays['verb'] ?? '')}${pays['rest']}`,
    )
  const has = part(doWe)
  if (has) return toYou(`whether ${has['who']} ${has['rest']}`)
  const are = part(areWe)
  if (are) return toYou(`whether ${are['who']} ${are['aux']?.toLowerCase()} ${are['rest']}`)
  const much = part(howMuch)
  if (much) return toYou(`${much['what']?.toLowerCase()} ${much['who']} ${much['rest']}`)
  const what = part(whatIs)
  return what ? `about ${toYou(what['what'] ?? '')}` : 'about the rest of your question'
}

function thirdPerson(word: string): string {
  if (word === 'have') return 'has'
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`
}

/** The client's words, said back to them. */
function toYou(text: string): string {
  const back: readonly (readonly [RegExp, string])[] = [
    [/\b(?:we are|we['’]re|i am|i['’]m)\b/gi, 'you are'],
    [/\b(?:we|us|i|me) am\b/gi, 'you are'],
    [/\b(?:we|us|i|me)\b/gi, 'you'],
    [/\b(?:our|my)\b/gi, 'your'],
    [/^./, text.charAt(0).toLowerCase()],
  ]
  return back.reduce((said, [pattern, words]) => said.replaceAll(new RegExp(pattern, 'gi'), words), text)
}
