import {
  formFieldsOf,
  formValues,
  type KnownValue,
  type Letter,
  recordValues,
} from '../../api/knowledge/index.ts'
import type { EvalFolder, EvalPart } from '../evalPart.ts'
import {
  amountOf,
  normalizeAddress,
  normalizeName,
  normalizeText,
  wordOverlap,
} from '../scoring/normalize.ts'

export interface FormTruth {
  readonly form: string
  readonly sources: readonly string[]
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly kind: string
    readonly expected: string | boolean | null
  }[]
}

/** Fillable forms, filled from records and letters. */
export const forms: EvalPart = {
  name: 'forms',
  resultsKey: 'forms',
  async run(folder) {
    let right = 0
    let wrong = 0
    let missing = 0
    const misses: string[] = []
    const results: { name: string; fields: object[] }[] = []
    for (const file of await folder.list('forms', '.expected.json')) {
      const name = file.replace(/\.expected\.json$/, '')
      const truth: FormTruth = JSON.parse(await folder.text(`forms/${file}`))
      const values = await filled(folder, truth)
      const given = new Map(values.map((value) => [value.name, value]))
      for (const { name: field, label, kind, expected } of truth.fields) {
        const value = given.get(field)?.value ?? (kind === 'check' ? false : null)
        if (isSame(value, expected)) right++
        else if (value === null || value === false) {
          missing++
          misses.push(`${name} ${label}: empty, should be ${expected}`)
        } else {
          wrong++
          misses.push(`${name} ${label}: ${value}, should be ${expected}`)
        }
      }
      results.push({
        name,
        fields: truth.fields.map(({ name: field }) => ({
          name: field,
          value: given.get(field)?.value ?? null,
          source: given.get(field)?.source ?? null,
        })),
      })
    }
    const count = right + wrong + missing
    const share = (part: number) => (count === 0 ? null : part / count)
    return {
      results,
      misses,
      scores: [
        { metric: 'right', value: share(right), unit: 'share', detail: `${right} of ${count}` },
        { metric: 'filled wrongly', value: share(wrong), unit: 'share', detail: `${wrong} of ${count}` },
        { metric: 'left empty', value: share(missing), unit: 'share', detail: `${missing} of ${count}` },
      ],
    }
  },
}

async function filled(folder: EvalFolder, { form, sources }: FormTruth) {
  const path = `forms/${form}`
  const read = await formFieldsOf(await folder.bytes(path), (await folder.read(path)).reading)
  if (!read.ok) throw new Error(`${form}: ${read.problem}`)
  const records: KnownValue[] = []
  const letters: Letter[] = []
  for (const source of sources)
    if (source.endsWith('.json'))
      records.push(...recordValues(JSON.parse(await folder.text(`forms/${source}`)), source))
    else letters.push({ name: source, reading: (await folder.read(`forms/${source}`)).reading })
  return formValues(read.fields, records, letters)
}

export function isSame(value: string | boolean | null, expected: string | boolean | null): boolean {
  // Some authors write that a field stays empty as an empty text.
  if (expected === '') return value === null
  if (typeof value === 'boolean' || typeof expected === 'boolean') return value === expected
  if (value === null || expected === null) return value === expected
  if (normalizeText(value).toLowerCase() === normalizeText(expected).toLowerCase()) return true
  if (normalizeName(value) === normalizeName(expected)) return true
  if (normalizeAddress(value) === normalizeAddress(expected)) return true
  const [a, b] = [amountOf(value), amountOf(expected)]
  if (a !== null && b !== null) return a === b
  const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-10)
  if (digits(value).length === 10 && /^[\d\s()+.-]+$/.test(expected))
    return digits(value) === digits(expected)
  // A description in the letter's own words.
  return expected.length > 60 && wordOverlap(expected, value) >= 0.6
}
