import type { LabeledField } from '../labeledFields.ts'

/** A field to write in with its label, and nothing around it. */
export function field(label: string, given: Partial<LabeledField> = {}): LabeledField {
  const { question = '', ordinal = 0 } = given
  return {
    name: `${question}${label}${ordinal}`,
    label,
    question: '',
    kind: 'text',
    options: [],
    optionLabels: [],
    ordinal: 0,
    section: '',
    beside: [],
    left: [],
    mates: [],
    row: '',
    title: '',
    x: null,
    block: null,
    blockNoun: '',
    piece: null,
    ...given,
  }
}
