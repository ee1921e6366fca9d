import { forPapers, type Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'

/** A new address of the client is a change of its own beside a document or a certificate. */
export function withMove(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const sentences = text.sentences.flatMap((sentence) => (sentence.isDenied ? [] : sentence.text))
  const moved = sentences.filter((sentence) => movedTo.test(sentence))
  if (moved.length === 0 || asks.length === 0 || asks.some(({ type }) => !forPapers.has(type))) return asks
  const rest = sentences.filter((sentence) => !moved.includes(sentence))
  return [
    ...asks.map((ask) => (ask.sentences === null ? { ...ask, sentences: rest } : ask)),
    { type: 'ENDORSE_POLICY', evidence: moved.slice(0, 2), sentences: moved },
  ]
}

/** `We moved`, `Please update our mailing address`: the client's own address, not that of a holder. */
const movedTo =
  /\b(?:we|our (?:office|shop|business|company))(?:['’]ve| have| has| just| recently| finally)* (?:moved|relocated)\b(?! (?:it|them|the|that|away from))|\b(?:our|my) (?:new |mailing |business |office |billing |physical )*address (?:is (?:now )?(?=\d|changing|different)|has changed|changed)|\b(?:updat|chang)(?:e|ing) (?:our|my) (?:\w+ )?address\b|^\W*new (?:mailing|business|office|billing) address\b/i
