import { extractSchedules } from '../../api/knowledge/facts/schedules/extractSchedules.ts'
import type { Schedule } from '../../api/knowledge/facts/policyFacts.ts'
import type { EvalPart } from '../evalPart.ts'
import { ratio } from '../scoring/tally.ts'

type Value = string | number | null

/**
 * Long lists in the layout of longlistbench: `pdfs/NAME.pdf` with `ground_truth/NAME.json`, an array of flat records.
 * A record is exact when one row of a schedule has every value that it states; a zero may be an empty cell.
 */
export const lists: EvalPart = {
  name: 'lists',
  resultsKey: 'lists',
  async run(folder) {
    const results: { name: string; records: number; exact: number; rows: number }[] = []
    const misses: string[] = []
    for (const file of await folder.list('pdfs', '.pdf')) {
      const name = file.replace(/\.pdf$/, '')
      const records: Record<string, Value | Value[]>[] = JSON.parse(
        await folder.text(`ground_truth/${name}.json`),
      )
      const { reading } = await folder.read(`pdfs/${file}`)
      const rows = extractSchedules(reading).flatMap(valuesOfRows)
      const rowsWith = Map.groupBy(
        rows.flatMap((values, at) => [...values].map((value) => ({ value, at }))),
        ({ value }) => value,
      )
      const inexact = records.filter((record) => {
        const stated = Object.values(record)
          .flat()
          .map(comparable)
          .filter((value) => !/^0?$/.test(value))
        const places = stated.map((value) => rowsWith.get(value) ?? [])
        const fewest = places.toSorted((one, other) => one.length - other.length)[0] ?? []
        return !fewest.some(({ at }) => stated.every((value) => rows[at]?.has(value)))
      })
      for (const record of inexact.slice(0, 5)) misses.push(`${name} ${JSON.stringify(record)}`)
      results.push({
        name,
        records: records.length,
        exact: records.length - inexact.length,
        rows: rows.length,
      })
    }
    return {
      results,
      misses,
      scores: results.map(({ name, records, exact, rows }) => ({
        metric: name,
        value: ratio(exact, records),
        unit: 'share',
        detail: `${exact} of ${records} records exact, ${rows} rows read`,
      })),
    }
  },
}

/** What the cells of each row say, as printed and as typed. */
function valuesOfRows({ columns, rows }: Schedule): Set<string>[] {
  return rows.map(
    ({ cells }) =>
      new Set(
        cells.flatMap(({ text, value }, at) => [
          comparable(text),
          comparable(columns[at]?.kind === 'money' && typeof value === 'number' ? value / 100 : value),
        ]),
      ),
  )
}

/** Numbers to the cent, dates and words without their punctuation. */
function comparable(value: Value): string {
  const text = String(value ?? '')
    .normalize('NFKC')
    .trim()
  const [, credit, figure] = /^([-(]?)\$?([\d,]+(?:\.\d+)?)\)?$/.exec(text) ?? []
  if (figure !== undefined) {
    const amount = Number(figure.replaceAll(',', ''))
    return String(Math.round((credit ? -amount : amount) * 100) / 100)
  }
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
