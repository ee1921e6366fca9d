/** The legal forms of businesses, by how they are written. */
const forms: readonly (readonly [form: string, written: string])[] = [
  ['CO', 'co|company'],
  ['CORP', 'corp|corporation'],
  ['INC', 'inc|incorporated'],
  ['LLC', String.raw`l\.?l\.?c|limited liability company`],
  ['LLP', String.raw`l\.?l\.?p|limited liability partnership`],
  ['LP', String.raw`l\.?p|limited partnership`],
  ['LTD', 'ltd|limited'],
  ['PC', String.raw`p\.?c`],
  ['PLLC', String.raw`p\.?l\.?l\.?c`],
]

const atEnd = new RegExp(
  String.raw`[\s,]+(?:${forms.map(([, written]) => `(${written})`).join('|')})\.?$`,
  'i',
)

/** The legal forms at the end of a name: `Casco Roofing Co., Inc.` has two. */
export function legalFormsOf(name: string): readonly string[] {
  const found = atEnd.exec(name.trim())
  if (!found) return []
  const at = found.slice(1).findIndex((written) => written !== undefined)
  return [...legalFormsOf(name.trim().slice(0, found.index)), forms[at]?.[0] ?? '']
}

/** Whether two names state different legal forms, as those of different businesses do. */
export function hasOtherLegalForm(one: string, other: string): boolean {
  const [own, others] = [legalFormsOf(one), legalFormsOf(other)]
  return own.length > 0 && others.length > 0 && !own.some((form) => others.includes(form))
}
