import { conceptsOf, weightOf } from './concepts.ts'
import type { FieldValue } from './formKnowledge.ts'
import { otherAmounts } from './otherAmounts.ts'
import type { LabeledField } from './labeledFields.ts'
import { partsOfHour } from './partsOfHour.ts'

/** What follows from the values that are filled in: sums, and boxes beside a field that has its value. */
export function derivedValues(fields: readonly LabeledField[], filled: readonly FieldValue[]): FieldValue[] {
  const others = otherAmounts(fields, filled)
  const values = new Map([...filled, ...others].map((each) => [each.name, each]))
  const derived = fields.flatMap((field, at) => {
    const own = values.get(field.name)
    if (own && !isPartOfTotal(field, own, fields, values)) return []
    const found =
      field.kind === 'checkBox'
        ? companion(field, fields, values)
        : (explanationOf(at, fields, values) ?? totalOf(at, fields, values))
    return found ? [{ ...found, name: field.name, label: field.label || field.name }] : []
  })
  return [...others, ...derived, ...partsOfHour(fields, filled)]
}

type Derived = Pick<FieldValue, 'value' | 'source' | 'isUncertain'>

/** "[x] Heating, year 2019": the box before a field with the same label. */
function companion(
  field: LabeledField,
  fields: readonly LabeledField[],
  values: ReadonlyMap<string, FieldValue>,
): Derived | null {
  const mate = fields.find(
    (other) =>
      other.kind === 'text' &&
      field.mates.includes(other.name) &&
      (other.label === field.label || (/\b(?:year|yr)\b/i.test(other.label) && isOfSame(other, field))),
  )
  const value = mate && values.get(mate.name)
  return value && !/^(?:0|no|none)$/i.test(String(value.value))
    ? { value: true, source: value.source, isUncertain: value.isUncertain }
    : null
}

/** Whether two labels of one part of a form name the same thing: "Wiring" and "Wiring year". */
function isOfSame(a: LabeledField, b: LabeledField): boolean {
  const [first, second] = [a, b].map(({ label }) => conceptsOf(label).filter((each) => weightOf(each) === 1))
  return a.block === b.block && first !== undefined && first.length > 0 && first.join() === second?.join()
}

/** "If yes, explain" after a question that a letter answers: its sentence; "Explain all yes answers": each of them. */
function explanationOf(
  at: number,
  fields: readonly LabeledField[],
  values: ReadonlyMap<string, FieldValue>,
): Derived | null {
  const field = fields[at]
  if (
    !field ||
    !(explaining.test(field.label) || describing.test(field.label) || /Explanation_[A-Z]\b/.test(field.name))
  )
    return null
  const isOfAll = /\ball\b.*\byes\b/i.test(field.label)
  const inputs = fields.slice(isOfAll ? 0 : Math.max(0, at - 2), at).flatMap((each) => {
    const value = values.get(each.name)
    const isYes =
      value?.quote !== undefined &&
      (value.value === true ? /^yes$/i.test(each.label) : /^y(?:es)?$/i.test(String(value.value)))
    return isYes ? [value] : []
  })
  const quotes = new Set(inputs.flatMap(({ quote }) => quote ?? []))
  return quotes.size === 0
    ? null
    : {
        value: [...quotes]
          .map((quote) => (describing.test(field.label) ? condensed(quote) : quote))
          .join(' '),
        source: [...new Set(inputs.map(({ source }) => source))].join(', '),
        isUncertain: true,
      }
}

const explaining = /^(?:\W*if (?:yes|so)\W+)?(?:please )?explain(?:ation)?\b/i
const describing = /^\W*if (?:yes|so)\W+(?:please )?(?:describe|list|give details|details)\b/i

/** "We have given weekend hayrides since September, otherwise it is all as before" as "Weekend hayrides since September". */
function condensed(quote: string): string {
  const said = quote
    .replace(/[,;] (?:otherwise|but|and (?:otherwise|nothing else)|nothing else)\b.*$/i, '')
    .replace(
      /^(?:and |also,? )?we (?:have |['’]ve )?(?:also |now |just )*(?:given|started|added|opened|began|begun|offered|launched)(?: (?:giving|doing|selling|offering|to \w+))? (?:an? |the )?/i,
      '',
    )
    .replace(/[\s.]+$/, '')
  return said.split(' ').length < 2 ? quote : said.charAt(0).toUpperCase() + said.slice(1)
}

/** "Total payroll", "All buildings". */
const ofTotal = /^(?:total|all)\b/i

/** Whether what was found for "Total building values" is the value of one of the buildings. */
function isPartOfTotal(
  field: LabeledField,
  own: FieldValue,
  fields: readonly LabeledField[],
  values: ReadonlyMap<string, FieldValue>,
): boolean {
  const digits = (value: FieldValue) => String(value.value).replaceAll(/[$,]/g, '')
  const asked = telling(field.label.replace(ofTotal, ''))
  const rows =
    asked.length === 0
      ? []
      : partsOf(
          field,
          fields.filter((other) => other !== field),
        )
  const known = rows.flatMap(({ name }) => values.get(name) ?? [])
  // "$1,900,000 to rebuild and $40,000 of contents" is said of one line of a column.
  const isOfLine =
    new Set(rows.map(({ label }) => label)).size === 1 &&
    own.quote !== undefined &&
    !/\b(?:totals?|together|in all|altogether|all|sum|combined)\b/i.test(own.quote)
  return (
    ofTotal.test(field.label) &&
    known.length > 1 &&
    (isOfLine || known.some((each) => digits(each) === digits(own)))
  )
}

/** The fields that a total is of: those whose labels say the most of what its own says. */
function partsOf(total: LabeledField, fields: readonly LabeledField[]): LabeledField[] {
  const label = total.label.replace(ofTotal, '')
  const asked = conceptsOf(label)
  const open = fields.filter(
    (other) =>
      other.kind === 'text' && telling(label).every((each) => conceptsOf(other.label).includes(each)),
  )
  const shared = (other: LabeledField) =>
    asked.filter((each) => conceptsOf(other.label).includes(each)).length
  const most = Math.max(0, ...open.map(shared))
  const parts = open.filter((other) => shared(other) === most)
  // "All buildings" is the sum of their values, and not of their numbers.
  const amounts = parts.filter(({ label: own }) => conceptsOf(own).includes('amount'))
  return amounts.length > 0 ? amounts : parts
}

function telling(label: string): string[] {
  return conceptsOf(label).filter((each) => weightOf(each) === 1)
}

/** "Total insurable values" beneath "Total building values" and "Total contents values". */
function totalOfTotals(
  at: number,
  fields: readonly LabeledField[],
  values: ReadonlyMap<string, FieldValue>,
): Derived | null {
  const field = fields[at]
  if (
    !field ||
    !/^(?:grand total|total (?:insur(?:able|ed) )?values?|total insured|tiv)\b/i.test(field.label)
  )
    return null
  const parts = fields
    .slice(0, at)
    .filter((other) => other.kind === 'text' && ofTotal.test(other.label) && other.section === field.section)
  const sums = parts.map((each) => totalOf(fields.indexOf(each), fields, values) ?? values.get(each.name))
  const known = sums.flatMap((each) => (each && /^\$?[\d,.]+$/.test(String(each.value)) ? [each] : []))
  if (parts.length < 2 || known.length < parts.length) return null
  const sum = known.reduce((total, { value }) => total + Number(String(value).replaceAll(/[$,]/g, '')), 0)
  return {
    value: sum.toLocaleString('en-US'),
    source: [...new Set(known.map(({ source }) => source))].join(', '),
    isUncertain: known.some(({ isUncertain }) => isUncertain),
  }
}

/** "Total" under amounts, percentages or counts of the same part that are all known. */
function totalOf(
  at: number,
  fields: readonly LabeledField[],
  values: ReadonlyMap<string, FieldValue>,
): Derived | null {
  const field = fields[at]
  if (!field || field.kind !== 'text' || !ofTotal.test(field.label)) return null
  const ofTotals = totalOfTotals(at, fields, values)
  if (ofTotals) return ofTotals
  // A column of totals has its own.
  if (fields.some((other) => other !== field && other.label === field.label)) return null
  const asked = telling(field.label.replace(ofTotal, ''))
  const part = field.section.split(' | ')[0]
  const above = partsOf(
    field,
    fields.slice(0, at).filter((other) => other.section.split(' | ')[0] === part),
  )
  const known = above.flatMap((other) => {
    const value = values.get(other.name)
    return value && typeof value.value === 'string' && /^\$?[\d,.]+%?$/.test(value.value) ? [value] : []
  })
  const [first] = known
  // Rows of a schedule may stay empty; parts of a whole may not.
  const isWhole = asked.length > 0 ? known.length > 1 : known.length > 1 && known.length === above.length
  if (!first || !isWhole) return null
  const sum = known.reduce((total, { value }) => total + Number(String(value).replaceAll(/[$,%]/g, '')), 0)
  return {
    value: sum.toLocaleString('en-US'),
    source: [...new Set(known.map(({ source }) => source))].join(', '),
    isUncertain: known.some(({ isUncertain }) => isUncertain),
  }
}
