import type { Ask } from './askedFields.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { KnownValue } from './knownValue.ts'
import { lineOf } from './linesOfBusiness.ts'

/** What a box says of the thing that it names. */
const ofBox = /\s*\b(?:is |are )?(?:included|covered|coverage|carried|provided|insured|in place|applies)\W*$/i

/**
 * What the records have under the very words of a label: "Wind / hail deductible" under windHailDeductible, and for
 * "Flood included" what they say of flood. Null when no key, or several, say it.
 */
export function keyedValue(
  { field, line, isRepeated, row }: Ask,
  known: readonly KnownValue[],
): KnownValue | null {
  if (isRepeated || field.block !== null || field.row !== '') return null
  const isBox = field.kind !== 'text' && field.kind !== 'multiline'
  const asked = conceptsOf(isBox ? field.label.replace(ofBox, '') : field.label)
  const telling = asked.filter((each) => weightOf(each) === 1)
  if (telling.length < (isBox ? 1 : 2) || (isBox && asked.length > 4)) return null
  const found = known.filter((each) => {
    const key = conceptsOf(each.label)
    return (
      each.index === undefined &&
      /(?:^|\b)(?:policy|account|insured|application)$/.test(each.within ?? '') &&
      (line === null || each.line === undefined || lineOf(each.line) === lineOf(line)) &&
      (!isBox || /^(?:yes|no)$/i.test(each.value)) &&
      isSame(asked, key)
    )
  })
  const [only] = found
  return only && found.length === 1 && (isBox || row === 0 || telling.length > 1) ? only : null
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  const isIn = (each: string, all: readonly string[]) => all.some((one) => isSameConcept(one, each))
  return a.length === b.length && a.every((each) => isIn(each, b)) && b.every((each) => isIn(each, a))
}

/** "Building limit (all buildings)": the sum of what the records have for each of them; null for less than two. */
export function summedValue({ field, attribute }: Ask, known: readonly KnownValue[]): KnownValue | null {
  const noun = ofAll.find(([, asks]) => asks.test(field.label))
  if (!noun || !/\b(?:all|total|combined)\b/i.test(field.label) || field.kind !== 'text') return null
  const [key] = noun
  if (attribute !== key) return null
  const labels = key === 'buildingLimit' ? /^(?:limit|building(?: limit| value)?)$/ : /^contents(?: limit)?$/
  const rows = known.filter(
    ({ within, label, index, value }) =>
      index !== undefined &&
      /\b(?:buildings|locations)$/.test(within ?? '') &&
      labels.test(label) &&
      /^[\d,$]+$/.test(value),
  )
  const [first] = rows
  if (!first || rows.length < 2 || rows.some(({ within }) => within !== first.within)) return null
  const sum = rows.reduce((total, { value }) => total + Number(value.replaceAll(/[$,]/g, '')), 0)
  const { index: _, ...whole } = first
  return { ...whole, value: String(sum) }
}

const ofAll: readonly (readonly [attribute: string, asks: RegExp])[] = [
  ['buildingLimit', /\bbuildings?\b/i],
  ['contents', /\bcontents\b|\bpersonal property\b/i],
]
