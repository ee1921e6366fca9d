import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'

/** "Waters: Back Sound and Beaufort Inlet, never more than 3 miles out": what a letter says under the words of a label. */
export function statedUnder(
  { label }: LabeledField,
  { sentences, fields }: { sentences: readonly Sentence[]; fields: readonly LabeledField[] },
): LetterAnswer | null {
  const asked = conceptsOf(label).filter((each) => weightOf(each) === 1)
  const isOf = (key: readonly string[], wanted: readonly string[]) =>
    key.every((each) => weightOf(each) < 1 || wanted.some((one) => isSameConcept(one, each)))
  const found = sentences.flatMap((sentence) => {
    const [, lead = '', value = ''] = /^([A-Z][\w ,&/'-]{2,40}): ?(.{3,})$/.exec(sentence.text) ?? []
    const key = conceptsOf(lead)
    if (!key.some((each) => weightOf(each) === 1) || !isOf(key, asked)) return []
    // Another field may be named by the same word.
    const isOfOthers = fields.some(
      (other) => other.label !== label && other.kind === 'text' && isOf(key, conceptsOf(other.label)),
    )
    const said = value.replace(/,? (?:never|not|but|and we|which|that is|so)\b.*$/, '').replace(/[.,;]$/, '')
    return isOfOthers || said === '' ? [] : [answer(sentence, said)]
  })
  const [only] = found
  return only && found.length === 1 ? only : null
}
