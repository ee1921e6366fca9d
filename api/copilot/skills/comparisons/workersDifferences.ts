import { type Difference, dollars, type PolicyFacts } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'

type Side = NonNullable<Difference['a']>

interface Version {
  readonly facts: PolicyFacts
  readonly pages: readonly { readonly number: number; readonly text: string }[]
}

const limits = [
  { name: 'wcPerAccidentLimit', key: 'wcPerAccident', label: 'Employers liability, each accident' },
  {
    name: 'wcPerDiseasePolicyLimit',
    key: 'wcPerDiseasePolicy',
    label: 'Employers liability, disease policy limit',
  },
  {
    name: 'wcPerDiseaseEmployeeLimit',
    key: 'wcPerDiseaseEmployee',
    label: 'Employers liability, disease each employee',
  },
] as const

const codes = String.raw`[A-Z]{2}(?:(?:\s*,\s*(?:and )?|\s+and\s+|\s*&\s*)[A-Z]{2})*(?![A-Za-z])`
/** "States: GA, SC", "the states listed here: GA, TN"; not the other states of 3.C. */
const statesListed = new RegExp(
  String.raw`(?:(?<!other )\b[Ss]tates?(?: covered| listed here)?|\b3\.?\s?A\b\.?)\s*:\s*(${codes})`,
)
const modification =
  /\bexperience (?:rating )?mod(?:ification)?(?: factor)?\s*(?:is|of)?\s*[:=]?\s*(\d?\.\d{1,4})(?!\d)/i
const person = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}`
const officersExcluded = [
  new RegExp(String.raw`\b[Oo]fficers?\b[^.;\n]{0,20}?[:–-]\s*(${person})\s+(?:EXCLUDED|[Ee]xcluded)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:[Oo]fficers?[^.;\n]{0,40}?[Ee]xclusion|[Ee]xcluded [Oo]fficers?)\b[^.;\n]{0,20}?[:–-]\s*(${person})`,
    'u',
  ),
]

/** The rows of other comparisons that these stand for. */
export function isOfWorkers({ key, a, b }: Difference): boolean {
  const said = `${a?.quote ?? ''} ${b?.quote ?? ''}`
  return (
    limits.some((limit) => limit.key === key) ||
    officersExcluded.some((pattern) => pattern.test(said)) ||
    /\bbodily injury by (?:accident|disease)\b/i.test(said)
  )
}

/** Where two versions of a workers compensation policy differ; null for other policies. */
export async function workersDifferences(
  task: Task,
  { before, after }: { before: TaskFile; after: TaskFile },
): Promise<Difference[] | null> {
  const [a, b] = [await versionOf(task, before), await versionOf(task, after)]
  // Only what was read of both is surer than a comparison of their words.
  const areRead = [a, b].every(({ facts }) => limits.some(({ name }) => facts.limits[name].fact))
  if (!areRead) return null
  const [stated, mods] = [
    [a, b].map((version) => found(version, [statesListed])),
    [a, b].map((version) => found(version, [modification])),
  ]
  const [was = [], is = []] = stated.map((side): readonly string[] => side?.text.match(/[A-Z]{2}/g) ?? [])
  const isKept = was.every((state) => is.includes(state))
  const isAdded = is.some((state) => !was.includes(state))
  const [modWas, modIs] = mods.map((side) => Number(side?.text))
  const officers = [a, b].map((version) => found(version, officersExcluded))
  return [
    ...limits.flatMap(({ name, key, label }) => {
      const sides = [a, b].map(({ facts }) => limitOf(facts, name))
      const [old, now] = sides.map((side) => side?.amount ?? 0)
      return rowOf({ key, label }, sides, (old ?? 0) > (now ?? 0) ? 'A' : 'B')
    }),
    // States that are written otherwise on one of them are not told.
    ...(stated.every(Boolean) && !(isKept && !isAdded)
      ? rowOf({ key: 'wcStates', label: 'States (3.A)' }, stated, !isKept ? 'A' : 'B')
      : []),
    ...(modWas === modIs
      ? []
      : rowOf(
          { key: 'wcModification', label: 'Experience modification' },
          mods,
          (modWas ?? 0) < (modIs ?? 0) ? 'A' : 'B',
        )),
    ...rowOf({ key: 'wcOfficers', label: 'Officers excluded' }, officers, null),
  ]
}

/** A row where the sides differ. That one is silent makes neither better. */
function rowOf(
  about: Pick<Difference, 'key' | 'label'>,
  [a = null, b = null]: readonly (Side | null)[],
  better: Difference['better'],
): Difference[] {
  if (folded(a?.text ?? '') === folded(b?.text ?? '')) return []
  return [{ ...about, materiality: 'high', a, b, better: a && b ? better : null }]
}

async function versionOf(task: Task, { id, name }: TaskFile): Promise<Version> {
  const { facts } = await task.journal.call(readFacts, { fileId: id, name })
  const { reading } = await readFileOf(task, id)
  const pages = reading.pages.map(({ number, lines }) => ({
    number,
    text: lines.map(({ text }) => text).join('\n'),
  }))
  return { facts, pages }
}

function limitOf({ limits: read }: PolicyFacts, name: (typeof limits)[number]['name']): Side | null {
  const { fact } = read[name]
  return (
    fact && {
      text: dollars(fact.value),
      amount: fact.value,
      standing: 'stated',
      quote: fact.quote,
      page: fact.page,
    }
  )
}

function found({ pages }: Version, patterns: readonly RegExp[]): Side | null {
  for (const pattern of patterns)
    for (const { number, text } of pages) {
      const [quote, value = ''] = pattern.exec(text) ?? []
      if (quote !== undefined)
        return { text: value.replaceAll(/\s+/g, ' '), amount: null, standing: 'stated', quote, page: number }
    }
  return null
}
