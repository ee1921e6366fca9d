import type { Fact } from './knownFacts.ts'
import { addressFacts, letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { writerOf } from './people.ts'
import { properNames } from './spokenNames.ts'

/** "The refund should be made out to the LLC, but send it to my house, 88 Juniper Court": who gets a return premium, and where. */
export function refundFacts(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const at = sentences.findIndex(({ text }) => isOfRefund.test(text))
  const sentence = sentences[at]
  if (!sentence) return []
  const after = payableTo.exec(sentence.text)?.[1]
  const insured = records.find(({ entity, attribute }) => entity === 'insured' && attribute === 'name')
  const [named] = properNames(after ?? '')
  const payee =
    after === undefined
      ? undefined
      : insured && isOfInsured.test(after)
        ? insured.value
        : /^me\b/i.test(after)
          ? writerOf(sentences)
          : named?.index === 0
            ? insured?.value.startsWith(named.value)
              ? insured.value
              : named.value
            : undefined
  const sent = sentences.slice(at, at + 3).find(({ text }) => isSent.test(text))
  const usual = sentences.slice(at, at + 2).some(({ text }) => isUsual.test(text))
  return [
    ...(payee === undefined ? [] : [letterFact('refund', 'name', payee, sentence)]),
    ...(usual
      ? usualAddress(records).map((each): Fact => ({ ...each, entity: 'refund', isFromLetter: true }))
      : []),
    ...(sent ? addressFacts('refund', sent.text.replace(/^.*?\b(?:send|mail|goes?)\b/i, ''), sent) : []),
  ]
}

function usualAddress(records: readonly Fact[]): Fact[] {
  const whole = records.filter(({ attribute }) => attribute === 'fullAddress')
  const mail = whole.find(({ entity }) => entity === 'insured')
  const homes = whole.filter(({ entity }) => entity === 'location')
  const from = mail ?? (homes.length === 1 ? homes[0] : undefined)
  return records.filter(
    ({ entity, attribute, row }) =>
      from?.entity === entity &&
      from.row === row &&
      /^(?:line1|line2|city|state|zip|fullAddress)$/.test(attribute),
  )
}

const isUsual =
  /\b(?:send|mail|goes?)\b.*\b(?:(?:usual|regular|same|business|mailing|office) address|(?:address|one) (?:on file|you have|as always))\b/i
const isOfRefund =
  /\b(?:refund|return premium|unearned premium|money back|check)\b.*\b(?:made? out|payable|goes?|sen[dt]|mail\w*|in the name)\b/i
const payableTo = /\b(?:made? (?:it )?out to|payable to|in the name of) (.*)$/i
const isOfInsured =
  /^(?:us\b|(?:the|our) (?:l\.?l\.?c|inc|corporation|company|business|partnership|firm|insured|named insured)\b)/i
const isSent = /\b(?:send|mail|goes?)\b.*\b\d{5}\b/i
