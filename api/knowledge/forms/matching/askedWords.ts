import { meanContext } from '../../../reading/passages/wordSimilarity.ts'
import type { Ask } from '../askedFields.ts'
import { hintOf } from '../codedName.ts'
import { type Change, changeOfPart } from '../partChange.ts'
import { type Bag, bagOf } from './bag.ts'
import { type Subjects, subjectsOf } from './labelSubjects.ts'

/** What a form says of a field, from the closest words outward. */
export interface AskedWords {
  readonly ask: Ask
  readonly parts: Readonly<Record<'label' | 'row' | 'section' | 'hint', Bag>>
  readonly all: Bag
  /** The meaning of its words, of length 1. */
  readonly meaning: Float32Array
  /** What its part of the form does to a schedule. */
  readonly change: Change | null
  /** What the label asks for by itself, and together with the heading above it. */
  readonly subjects: { readonly own: Subjects; readonly headed: Subjects }
}

export function askedWords(ask: Ask): AskedWords {
  const { field } = ask
  const parts = field.section.split(' | ')
  const label = bagOf(field.label)
  return {
    ask,
    all: bagOf(
      `${field.label} ${field.row} ${field.question} ${parts.join(' ')} ${field.blockNoun} ${hintOf(field.name)}`,
    ),
    parts: {
      label,
      row: bagOf(`${field.row} ${field.question}`),
      section: bagOf(`${parts.join(' ')} ${field.blockNoun}`),
      hint: bagOf(hintOf(field.name)),
    },
    meaning: meaningOfLabel(
      field.label,
      `${field.row} ${field.question} ${parts.join(' ')} ${hintOf(field.name)}`,
    ),
    change: changeOfPart(field.section),
    subjects: {
      own: subjectsOf(field.label),
      headed: subjectsOf(`${field.row || parts.at(-1)} ${field.label}`),
    },
  }
}

/** What a label means, and what is around it. */
export function meaningOfLabel(label: string, around: string): Float32Array {
  return Float32Array.from([
    ...meanContext(new Set(bagOf(label).words)),
    ...meanContext(new Set(bagOf(around).words)),
    1,
  ])
}
