import { readFormFields } from '../../api/documents/index.ts'
import {
  formValues,
  type KnownValue,
  labeledFields,
  type Letter,
  meaningOf,
} from '../../api/knowledge/index.ts'
import type { EvalFolder, EvalPart } from '../evalPart.ts'
import {
  amountOf,
  normalizeAddress,
  normalizeName,
  normalizeText,
  wordOverlap,
} from '../scoring/normalize.ts'

interface FormTruth {
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
  const fields = await readFormFields(await folder.bytes(path))
  if (!fields.ok) throw new Error(`${form}: ${fields.problem}`)
  const records: KnownValue[] = []
  const letters: Letter[] = []
  for (const source of sources)
    if (source.endsWith('.json'))
      records.push(...recordValues(JSON.parse(await folder.text(`forms/${source}`)), source))
    else letters.push({ name: source, reading: (await folder.read(`forms/${source}`)).reading })
  return formValues(labeledFields(fields.fields, (await folder.read(path)).reading), records, letters)
}

/** The values of a record under the words of their keys, as the product knows them from its own records. */
function recordValues(
  record: unknown,
  source: string,
  path: readonly string[] = [],
  index?: number,
): KnownValue[] {
  if (record === null || record === undefined) return []
  if (Array.isArray(record)) return record.flatMap((each, at) => recordValues(each, source, path, at))
  if (typeof record === 'object') {
    const parts = Object.entries(record).flatMap(([key, value]) =>
      recordValues(value, source, [...path, key], index),
    )
    const { line1, city, zone, postalCode } = record as Record<string, string | undefined>
    if (!line1 || !city) return parts
    const line = `${line1}, ${city}, ${[zone, postalCode].filter(Boolean).join(' ')}`
    return [known(path, line, { source, index }), ...parts]
  }
  return [known(path, shown(record), { source, index })]
}

function known(
  path: readonly string[],
  value: string,
  { source, index }: { source: string; index: number | undefined },
): KnownValue {
  const words = path.map((part) => part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
  const label = words.at(-1) ?? ''
  // What a driver or a location is called is not the name of the business.
  const own = index === undefined ? meaningOf(leafNames[label] ?? label) : null
  const key = own ?? meaningOf(words.slice(-2).join(' '))
  const within = words.slice(0, -1).join(' ')
  return { key, label, within, value, source, ...(index === undefined ? {} : { index }) }
}

const leafNames: Readonly<Record<string, string>> = { zone: 'state', 'postal code': 'zip' }

function shown(value: unknown): string {
  const text = String(value)
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (day) return `${day[2]}/${day[3]}/${day[1]}`
  const phone = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(text)
  if (phone) return `${phone[1]}-${phone[2]}-${phone[3]}`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return text
}

function isSame(value: string | boolean | null, expected: string | boolean | null): boolean {
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
