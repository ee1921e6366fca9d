import { conceptsOf, isSameConcept } from './concepts.ts'
import type { Filling } from './isDoubtful.ts'

/** "Loss payee and unit" asks for more than a name. */
export function isWithoutUnit({ ask: { field } }: Filling, value: string): boolean {
  return /\w (?:and|&|\/) (?:unit|vehicle)(?: (?:no\.?|number|#))?$/i.test(field.label) && !/\d/.test(value)
}

/** The first of several bonds on record is not the one that a form asks for once. */
export function isOneOfSeveral(
  { ask: { field, attribute, isRepeated, row }, quote, knowledge: { known } }: Filling,
  value: string,
): boolean {
  if (quote !== undefined || attribute !== null || isRepeated || row > 0 || field.block !== null) return false
  if (field.row !== '' || /\d|\bfirst\b/i.test(field.label)) return false
  // In a schedule with room for one, the first comes first.
  const list = known.find((each) => isSame(each.value, value))?.within
  const keys = known.flatMap(({ within, label }) => (within === list ? [conceptsOf(label)] : []))
  const isColumn = (label: string) =>
    keys.some((key) => key.some((each) => conceptsOf(label).some((one) => isSameConcept(one, each))))
  if (field.beside.filter(isColumn).length > 1) return false
  const same = known.filter((each) => isSame(each.value, value))
  return (
    same.length > 0 &&
    same.every(
      ({ label, within, index }) =>
        index !== undefined &&
        known.some(
          (other) =>
            other.label === label &&
            other.within === within &&
            other.index !== index &&
            !isSame(other.value, value),
        ),
    )
  )
}

function isSame(a: string, b: string): boolean {
  return a.replaceAll(/[$,]/g, '') === b.replaceAll(/[$,]/g, '')
}
