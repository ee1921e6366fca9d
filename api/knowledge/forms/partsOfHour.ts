import type { FieldValue } from './formKnowledge.ts'
import type { LabeledField } from './labeledFields.ts'

/** The parts of an hour where a form has a field for "AM / PM" right behind the one for the time. */
export function partsOfHour(fields: readonly LabeledField[], filled: readonly FieldValue[]): FieldValue[] {
  return fields.flatMap((field, at): FieldValue[] => {
    const half = fields[at + 1]
    const told = filled.find(({ name }) => name === field.name)
    const [, time, part] = /^(\d{1,2}:\d{2}) ([AP]M)$/.exec(String(told?.value)) ?? []
    if (!half || !told || !time || !part || !asksForHalf.test(half.label)) return []
    const option = half.options.find((each, of) => isHalf(half.optionLabels[of] || each, part))
    const chosen = half.kind === 'text' ? part : option
    return chosen === undefined
      ? []
      : [
          { ...told, value: time },
          { ...told, name: half.name, label: half.label, value: chosen },
        ]
  })
}

const asksForHalf = /^a\.?m\.? ?(?:\/|or|-)? ?p\.?m\.?$/i

function isHalf(option: string, part: string): boolean {
  return option.replaceAll('.', '').trim().toUpperCase() === part
}
