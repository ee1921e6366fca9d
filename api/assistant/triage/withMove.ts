import { isOwnChange } from './changesAsked.ts'
import { forPapers, type Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'

/**
 * A new address of the client, a place or a professional that comes or goes is a change of its own beside a document or
 * a certificate, and no request for a price.
 */
export function withMove(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const sentences = text.sentences.flatMap((sentence) => (sentence.isDenied ? [] : sentence.text))
  const isOwn = sentences.map((sentence) => isOwnChange(sentence))
  const moved = sentences.filter(
    (sentence, at) =>
      movedTo.test(sentence) ||
      isOwn[at] ||
      (isOwn[at - 1] && /\b(?:take|remove|add) (?:him|her|them|it)\b/i.test(sentence)),
  )
  const isPriced = sentences.some((sentence) => ofPrice.test(sentence))
  const others = asks.filter(({ type }) => type !== 'QUOTE_REQUEST' || isPriced || !isOwn.includes(true))
  if (moved.length === 0 || asks.length === 0 || others.some(({ type }) => !forPapers.has(type))) return asks
  const rest = sentences.filter((sentence) => !moved.includes(sentence))
  if (others.length === 0) return [{ type: 'ENDORSE_POLICY', evidence: moved.slice(0, 2), sentences: null }]
  return [
    ...others.map((ask) => (ask.sentences === null ? { ...ask, sentences: rest } : ask)),
    { type: 'ENDORSE_POLICY', evidence: moved.slice(0, 2), sentences: moved },
  ]
}

const ofPrice = /\b(?:quot(?:e|es|ing|ation)|pric(?:e|ing))\b/i

/** `We moved`, `Please update our mailing address`: the client's own address, not that of a holder. */
const movedTo =
  /\b(?:we|our (?:office|shop|business|company))(?:['’]ve| have| has| just| recently| finally)* (?:moved|relocated)\b(?! (?:it|them|the|that|away from))|\b(?:our|my) (?:new |mailing |business |office |billing |physical )*address (?:is (?:now )?(?=\d|changing|different)|has changed|changed)|\b(?:updat|chang)(?:e|ing) (?:our|my) (?:\w+ )?address\b|^\W*new (?:mailing|business|office|billing) address\b/i
