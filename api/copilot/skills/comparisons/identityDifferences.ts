import type { Difference } from '../../../knowledge/index.ts'
import { dayInWords, folded } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'

/** What has to be the same on two versions of one policy: who is insured, and where. */
const always = [
  { name: 'insuredName', label: 'Named insured', keyOf: nameKey, shown: (text: string) => text },
  { name: 'insuredAddress', label: 'Mailing address', keyOf: addressKey, shown: (text: string) => text },
] as const
/** The same on the policy and what it was bound on, but not on its renewal. */
const ofOneTerm = [
  { name: 'effectiveDate', label: 'Effective date', keyOf: plain, shown: dayInWords },
  { name: 'expirationDate', label: 'Expiration date', keyOf: plain, shown: dayInWords },
] as const

const surely = 0.5

/** Who is insured and for which term, where two versions of a policy disagree. */
export async function identityDifferences(
  task: Task,
  { before, after, isOneTerm }: { before: TaskFile; after: TaskFile; isOneTerm: boolean },
): Promise<Difference[]> {
  const [a, b] = [
    await task.journal.call(readFacts, { fileId: before.id, name: before.name }),
    await task.journal.call(readFacts, { fileId: after.id, name: after.name }),
  ]
  const { reading } = await readFileOf(task, after.id)
  const whole = nameKey(reading.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' '))
  return [...always, ...(isOneTerm ? ofOneTerm : [])].flatMap(
    ({ name, label, keyOf, shown }): Difference[] => {
      const [was, is] = [a.facts.scalars[name].fact, b.facts.scalars[name].fact]
      if (!was || !is || Math.min(was.confidence, is.confidence) < surely) return []
      const [key, other] = [keyOf(was.value), keyOf(is.value)]
      // A name that continues on the next line, or in a schedule, is the same.
      if (key === other || key === '' || other === '' || (name === 'insuredName' && whole.includes(key)))
        return []
      const sideOf = ({ value, quote, page }: typeof was) => ({
        text: shown(value),
        amount: null,
        standing: 'stated' as const,
        quote,
        page,
      })
      return [{ key: name, label, materiality: 'high', a: sideOf(was), b: sideOf(is), better: null }]
    },
  )
}

/** Legal forms in their short form: "L.L.C." is "LLC", but "LLC" is not "Inc". */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\bl l c\b|\blimited liability company\b/g, 'llc'],
  [/\bl l p\b/g, 'llp'],
  [/\bl p\b/g, 'lp'],
  [/\bd b a\b|\bdoing business as\b/g, 'dba'],
  [/\bincorporated\b/g, 'inc'],
  [/\bcorporation\b/g, 'corp'],
  [/\bcompany\b/g, 'co'],
  [/\blimited\b/g, 'ltd'],
]

function nameKey(name: string): string {
  const words = folded(name)
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return forms.reduce((text, [long, short]) => text.replaceAll(long, short), words)
}

/** The number of the house and the ZIP code: streets are abbreviated in many ways. */
function addressKey(address: string): string {
  const house = /\d+/.exec(address)?.[0]
  const zip = /\b(\d{5})(?:-\d{4})?\W*$/.exec(address)?.[1]
  return house && zip ? `${house} ${zip}` : ''
}

function plain(value: string): string {
  return value
}
