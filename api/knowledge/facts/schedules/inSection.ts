import type { Line } from '../../../reading/index.ts'
import type { Context } from './openSchedule.ts'
import { scheduleVocabulary } from './scheduleVocabulary.ts'

/** What is known below a row that names what the next rows belong to, such as the truck of a mileage report. */
export function inSection(row: readonly Line[], context: Context): Context {
  if (row.length > 2) return context
  const found = sections.flatMap(({ key, pattern, group = 1 }): [string, string][] => {
    const name = row.flatMap(({ text }) => pattern.exec(text)?.[group] ?? [])[0]
    return name ? [[key, name]] : []
  })
  return found.length > 0 ? new Map([...context, ...found]) : context
}

const sections = scheduleVocabulary.flatMap((vocabulary) => vocabulary.sections ?? [])
