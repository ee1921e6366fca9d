import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { properNames } from './spokenNames.ts'
import { moneyAmounts } from './spokenValues.ts'

/** A subcontractor that a letter names with what it was paid. */
interface Sub {
  readonly name: string
  readonly paid: number
  /** Null where the letter does not say whether it is insured. */
  readonly isInsured: boolean | null
  readonly sentence: Sentence
}

const isOfSubs =
  /\bsub(?:s\b|contract\w*|let\b|bed\b)|\b(?:outside|hired|other) (?:firms?|compan\w+|contractors?|crews?|outfits?|help)\b|\b1099s?\b/i
const withoutCover =
  /\buninsured\b|\b(?:no|without|not|lacks?) (?:\w+ ){0,3}(?:insurance|insured|certificates?|coverage|comp)\b/i
const withCover =
  /\bcertificates? (?:is |are )?(?:on file|in (?:the|our) file|attached|enclosed|received)|\b(?:is|are|was|were|fully) insured\b|\bhas (?:\w+ ){0,2}(?:insurance|coverage|comp)\b/i
/** What is said of subcontractors that is no payment to them. */
const isOther = /\b(?:limits?|liability|at least|minimum|certificate for|require\w*|aggregate|occurrence)\b/i

/** What a letter says was paid to subcontractors, to whom and for which work; null for a field that asks for none of it. */
export function subsAnswer(
  field: LabeledField,
  { sentences }: { sentences: readonly Sentence[] },
): LetterAnswer | null {
  const { label, section, question, kind } = field
  const asked = `${question} ${label}`
  if (kind !== 'text' || !/\bsub(?:s\b|contract|let\b)/i.test(`${section} ${asked}`)) return null
  const isOfUninsured = /\buninsured\b|\bwithout (?:insurance|certificates?|coverage)\b/i.test(asked)
  if (/^(?!.*\b(?:number|percent)\b).*\bnames?\b/i.test(label))
    return isOfUninsured ? namesOf(sentences) : null
  if (
    /\b(?:trades?|types?|kinds?|work|what)\b.*\b(?:sub(?:contracted|let|bed)?|subs)\b|\bsubcontracted (?:work|trades?)\b/i.test(
      asked,
    )
  )
    return workOf(sentences)
  if (!/\b(?:paid|payments?|costs?|amount|spent)\b/i.test(label) || /\b(?:percent|limit)\b|%/i.test(asked))
    return null
  // "Trade and amount" and "Cost to complete" stand in the part for subcontractors as well.
  if (
    !isOfSubs.test(asked) &&
    !/\bpaid\b|\bpayments?\b|^(?:total |annual )?(?:amount|cost)(?! to\b)/i.test(label)
  )
    return null
  // Another year is asked for, or what is to come.
  if (/\b(?:next|projected|expected|anticipated|estimate\w*|year before|prior)\b/i.test(asked)) return null
  const isOfInsured = !isOfUninsured && /(?<!un)\binsured\b/i.test(label)
  return isOfUninsured || isOfInsured ? partOf(sentences, isOfInsured) : totalOf(sentences)
}

/** "Tri-County Spraying $12,400, certificate on file, and Dufresne Welding $2,150." */
function subsIn(sentences: readonly Sentence[]): Sub[] {
  const at = sentences.findIndex(({ text }) => isOfSubs.test(text) && moneyAmounts(text).length > 1)
  const sentence = sentences[at]
  if (!sentence) return []
  const { text } = sentence
  const amounts = moneyAmounts(text)
  const after = sentences.slice(at + 1, at + 4)
  let from = 0
  return amounts.flatMap(({ value, index, end }, place): Sub[] => {
    const name = properNames(text.slice(from, index)).at(-1)?.value
    const own = text.slice(end, amounts[place + 1]?.index)
    from = end
    if (name === undefined) return []
    const words = name.split(/[ -]/).filter((word) => word.length > 3)
    const told = [
      own,
      ...after.filter((each) => words.some((word) => each.text.includes(word))).map((each) => each.text),
    ]
    const isInsured = told.some((each) => withoutCover.test(each))
      ? false
      : told.some((each) => withCover.test(each))
        ? true
        : null
    return [{ name, paid: Number(value.replaceAll(/[$,]/g, '')), isInsured, sentence }]
  })
}

/** All that was paid: the sum that the letter gives, or that of the subcontractors it names. */
function totalOf(sentences: readonly Sentence[]): LetterAnswer | null {
  const at = sentences.findIndex(
    ({ text }) => isOfSubs.test(text) && !isOther.test(text) && moneyAmounts(text).length > 0,
  )
  const sentence = sentences[at]
  if (!sentence) return null
  const amounts = moneyAmounts(sentence.text)
  const sum = [sentence, ...sentences.slice(at + 1, at + 2)].find(
    ({ text }) => inAll.test(text) && moneyAmounts(text).length > 0,
  )
  const total = sum && moneyAmounts(sum.text).find(({ index }) => inAll.test(sum.text.slice(0, index)))
  if (sum && total) return answer(sum, total.value)
  const subs = subsIn(sentences)
  if (subs.length > 1 && subs.length === amounts.length) return answer(sentence, sumOf(subs))
  // "Of that $310,000 went to subs": the amount of the clause that speaks of them.
  const own = amounts.filter(({ index, end }) => isOfSubs.test(clauseAt(sentence.text, index, end)))
  const [only] = own
  return only && own.length === 1 ? answer(sentence, only.value) : null
}

const inAll = /\b(?:together|in all|altogether|in total|total(?:s|ing)?|comes to)\b/i

function clauseAt(text: string, index: number, end: number): string {
  const before =
    text
      .slice(0, index)
      .split(/[;,](?!\d)|\band\b/)
      .at(-1) ?? ''
  return before + text.slice(index, end) + (text.slice(end).split(/[;,](?!\d)|\band\b/)[0] ?? '')
}

function partOf(sentences: readonly Sentence[], isInsured: boolean): LetterAnswer | null {
  const subs = subsIn(sentences)
  const own = subs.filter((each) => each.isInsured === isInsured)
  const [first] = own
  if (first) return answer(first.sentence, sumOf(own))
  // "All of them are insured."
  const told = subs.length > 0 && subs.every((each) => each.isInsured === !isInsured) ? subs[0] : undefined
  return told ? answer(told.sentence, '0') : null
}

function sumOf(subs: readonly Sub[]): string {
  return `$${subs.reduce((sum, { paid }) => sum + paid, 0).toLocaleString('en-US')}`
}

function namesOf(sentences: readonly Sentence[]): LetterAnswer | null {
  const own = subsIn(sentences).filter(({ isInsured }) => isInsured === false)
  const [first] = own
  return first ? answer(first.sentence, own.map(({ name }) => name).join(', ')) : null
}

/** "$310,000 went to subs, painting and tile setting, nothing else", "we sub out the roofing and the gutters". */
function workOf(sentences: readonly Sentence[]): LetterAnswer | null {
  const trades = String.raw`((?:the |our )?[a-z]+(?: [a-z]+)?(?:,? (?:and )?(?:the )?[a-z]+(?: [a-z]+)?)*?)`
  const patterns = [
    new RegExp(
      String.raw`\b[Ss]ub(?:s|contractors)(?:,? (?:who|which|that) do|,| for| do| are for| handle| \() ?${trades}(?=[.;)]|, (?:nothing|that|which|only|and that)\b|$)`,
    ),
    new RegExp(
      String.raw`\b(?:sub|subs|subbed|subcontract|subcontracted|farm|hire) out (?:only )?${trades}(?=[.;(]|, | to |$)`,
    ),
    new RegExp(String.raw`\bsubcontract(?:ed)? (?:only )?${trades}(?=[.;(]|, | to |$)`),
  ]
  for (const sentence of sentences) {
    if (negation.test(sentence.text.replace(/\bnothing else\b|\bno(?:thing)? more\b/i, ''))) continue
    const found = patterns.map((pattern) => pattern.exec(sentence.text)?.[1]).find(Boolean)
    if (found === undefined || found.split(' ').length > 9) continue
    const list = found.replaceAll(/\b(?:the|our) | for us$/g, '')
    return answer(sentence, list.charAt(0).toUpperCase() + list.slice(1))
  }
  return null
}
