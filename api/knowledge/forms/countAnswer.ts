import type { Entity } from './entities.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'

/** What a form counts, by the schedule on file that lists it. */
const counted: readonly (readonly [RegExp, Entity])[] = [
  [/^(?:owned )?(?:(?:power )?units|vehicles|autos|trucks|automobiles)(?: owned| scheduled)?$/, 'vehicle'],
  [/^(?:licensed )?drivers$/, 'driver'],
  [/^(?:(?:insured|owned) )?(?:locations|premises)(?: owned| insured)?$/, 'location'],
]

/** "Number of vehicles owned": how many rows the schedule on file has. */
export function countAnswer(label: string, { facts }: Pick<FormKnowledge, 'facts'>): FoundValue | null {
  const [, subject] =
    /^(?:(?:total )?(?:number|no\.?|#) of|how many|total) ([a-z ]+?)(?: do you (?:own|have))?\W*$/i.exec(
      label,
    ) ?? []
  if (subject === undefined) return null
  const entity = counted.find(([pattern]) => pattern.test(subject.toLowerCase()))?.[1]
  const rows = facts.filter((fact) => fact.entity === entity)
  const [first] = rows
  // A single row may be all that a letter tells, not the whole schedule.
  const count = new Set(rows.map(({ row }) => row)).size
  if (!first || (count < 2 && first.isFromLetter)) return null
  return { value: String(count), source: first.source, isUncertain: true }
}
