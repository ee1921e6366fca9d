import type { ScheduleKind } from '../facts/policyFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'

interface Counted {
  readonly kind: ScheduleKind
  /** As questions name them: "vehicles", "trucks and trailers". */
  readonly asked: RegExp
  readonly one: string
  readonly many: string
  /** Words for some of its rows only: all are listed then. */
  readonly some?: RegExp
}

const counted: readonly Counted[] = [
  {
    kind: 'vehicles',
    asked: /(?:vehicles|autos|automobiles|units|cars|trucks|vans|trailers|pickups)/i,
    one: 'vehicle',
    many: 'vehicles',
    some: /^(?:cars|trucks|vans|trailers|pickups)$/i,
  },
  { kind: 'drivers', asked: /drivers/i, one: 'driver', many: 'drivers' },
  { kind: 'locations', asked: /(?:locations|premises)/i, one: 'location', many: 'locations' },
]

/** Nothing narrows the question: "How many vehicles do we have on the policy?" */
const rest =
  /^(?: (?:are|is|do|does|did|have|has|we|they|it|there|i|insured?|covered|cover|scheduled?|listed?|list|shown?|show|carry|on|in|under|by|the|this|our|my|their|policy|schedule|declarations|insurance|total|altogether))*\W*$/i

const asksCount = /^(?:and |so )?how many (?:\w+ed )?(\w+)(.*)$/is
/** "Who are the drivers?", "List all drivers" */
const asksNames =
  /^(?:and |so )?(?:(?:who|what|which)(?: are)?|(?:please )?(?:list|name))(?: all)?(?: the| our| my)? (?:\w+ed )?(drivers)(.*)$/is

/** The number of vehicles, drivers or locations in the schedule, or the names of the drivers; null for any other question. */
export function countAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const named = asksNames.exec(question.trim())
  const asked = named ?? asksCount.exec(question.trim())
  const what = counted.find((each) => new RegExp(`^${each.asked.source}$`, 'i').test(asked?.[1] ?? ''))
  if (!what || !rest.test(asked?.[2] ?? '')) return null
  const rows = standingRows(documents, what.kind).filter(({ deletion }) => deletion === null)
  const citations = rows.map((row) => citationsOf(row, documents, []))
  if (rows.length === 0 || citations.some((each) => each.length === 0)) return null
  const names = named || what.some?.test(asked?.[1] ?? '') === true ? rows.map(({ name }) => name) : []
  const listed = names.length > 0 && !names.includes('') ? `: ${names.join('; ')}` : ''
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The schedule lists ${rows.length} ${rows.length === 1 ? what.one : what.many}${listed}.`,
    citations: citations.flat(),
  }
}
