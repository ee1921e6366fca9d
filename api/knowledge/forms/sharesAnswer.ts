import { conceptsOf, isSameConcept } from './concepts.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { percentages } from './spokenValues.ts'

const numbered =
  /^(commodit\w*|cargo|freight|products?|materials?|types? of work|operations?)\D{0,12}(\d)\W*$/i

/** "70% grain and 30% bagged fertilizer", for the numbered lines of a form and the percentage beside each. */
export function sharesAnswer(
  field: LabeledField,
  { sentences, fields }: { sentences: readonly Sentence[]; fields: readonly LabeledField[] },
): LetterAnswer | null {
  const isShare = /^\W*(?:pct|percent(?:age)?|%)\W*$/i.test(field.label)
  const named = isShare ? fields[fields.indexOf(field) - 1] : field
  const [, subject = '', number = ''] = numbered.exec(named?.label ?? '') ?? []
  if (subject === '') return null
  const asked = conceptsOf(
    /^(?:commod|cargo|freight)/i.test(subject) ? 'haul load carry freight cargo' : subject,
  )
  for (const sentence of sentences) {
    const words = conceptsOf(sentence.text)
    if (!asked.some((each) => words.some((one) => isSameConcept(each, one)))) continue
    const share = sharesOf(sentence.text)[Number(number) - 1]
    if (share) return answer(sentence, isShare ? share.value : share.name)
  }
  return null
}

/** The parts of a whole with their percentages; none where they are not the whole. */
function sharesOf(text: string): { name: string; value: string }[] {
  const found = percentages(text)
  if (found.length < 2 || found.reduce((sum, { value }) => sum + Number.parseFloat(value), 0) !== 100)
    return []
  const shares = found.map(({ value, end }, at) => ({
    value,
    name: text
      .slice(end, found[at + 1]?.index)
      .replace(/[;.].*$/s, '')
      .replace(/(?:,|\band\b|,? and)\s*(?:about )?$/, '')
      .replace(/^ (?:of (?:it|them) )?(?:is |are )?/, '')
      .trim(),
  }))
  return shares.every(({ name }) => /^[A-Za-z][\w &/'-]{2,40}$/.test(name)) ? shares : []
}
