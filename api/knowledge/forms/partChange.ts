import type { Ask } from './askedFields.ts'
import type { FormKnowledge } from './formKnowledge.ts'
import type { Fact } from './knownFacts.ts'
import { isNewInterest, withNewInterest } from './interestChange.ts'
import type { LabeledField } from './labeledFields.ts'

const changes = {
  removed:
    /\b(?:remov\w*|delet\w*|(?:tak\w+|com\w+|go\w+) (?:it |them )?off|sold|scrapp\w*|total+ed|trad\w+ (?:it )?in|(?:tak\w+|took|gone) (?:it |them )?in (?:on )?trade|dropp?\w*|junked|disposed|got rid of|quit|retired|(?:has|have) left|left (?:us|the company|in))\b/i,
  added:
    /\b(?:add(?:ed|ing|itional)?|new(?:ly)?|(?:com\w+|put\w*)\b.* on|bought|buying|acquired|purchased|replacement)\b/i,
} as const

export type Change = keyof typeof changes

/** Whether words tell that something joins a schedule or leaves it. */
export function changeIn(text: string): Change | null {
  return changes.removed.test(text) ? 'removed' : changes.added.test(text) ? 'added' : null
}

/** "Vehicle added", "D Vehicle going off": what a part of a form does to a schedule. */
export function changeOfPart(section: string): Change | null {
  // Asides and longer headings tell how to fill in a schedule: "newly bought units last".
  const parts = section.split(' | ').map((part) => part.replaceAll(/\([^)]*\)?/g, ''))
  const named = parts.findLast((part) => part.length < 50 && isOfSchedule.test(part))
  return named === undefined ? null : changeIn(named)
}

const isOfSchedule = /\b(?:vehicles?|autos?|trucks?|trailers?|units?|drivers?|operators?)\b/i

/** "Action: Add / Delete": a column that tells what each line of a schedule does to it. */
export function isActionColumn({ label, beside, options, optionLabels }: LabeledField): boolean {
  const isNamed =
    /^(?:action|type of change|change(?: type)?|transaction|add ?(?:\/|or|,) ?(?:delete|drop|remove)|a ?\/ ?d)\b/i
  const offered = options.map((option, at) => optionLabels[at] || option)
  const isOffered = offered.length === 0 || offered.some((option) => changeIn(option) !== null)
  return (
    isNamed.test(label) &&
    isOffered &&
    beside.some((each) => /\bvin\b|\bmake\b|\blicen[sc]e|\bbirth\b|serial/i.test(each))
  )
}

/** The vehicles and drivers that a schedule of changes lists: what joins first, and then what leaves. */
function changesOnly(knowledge: FormKnowledge): FormKnowledge {
  const isOfFleet = ({ entity }: Fact) => entity === 'vehicle' || entity === 'driver'
  const added = renumbered(knowledge.facts.filter((each) => isOfFleet(each) && each.isFromLetter))
  const parked = knowledge.facts.filter(
    ({ entity, attribute }) => entity === 'location' && attribute === 'zip',
  )
  const [zip] = parked
  const fleet = ['vehicle', 'driver'] as const
  const listed = fleet.flatMap((whose): Fact[] => {
    const own = added.filter((each) => each.entity === whose)
    const leaving = knowledge.facts.filter(
      (each) =>
        each.entity === (whose === 'vehicle' ? 'removedVehicle' : 'removedDriver') &&
        !/^(?:unit|date|reason)$/.test(each.attribute),
    )
    const count = new Set(own.map(({ row }) => row)).size
    const all = [...own, ...leaving.map((each) => ({ ...each, entity: whose, row: count + each.row }))]
    const starts = [...Map.groupBy(all, ({ row }) => row).values()].flatMap((each) => each[0] ?? [])
    return [
      ...all,
      ...starts.flatMap((each): Fact[] => [
        { ...each, attribute: 'action', value: each.row < count ? 'Add' : 'Delete' },
        // What is bought for the only place there is stays there.
        ...(whose === 'vehicle' && each.row < count && zip && parked.length === 1
          ? [{ ...each, attribute: 'garagingZip', value: zip.value }]
          : []),
      ]),
    ]
  })
  return {
    ...knowledge,
    facts: [...knowledge.facts.filter((each) => !isOfFleet(each)), ...listed],
    known: knowledge.known.filter(({ within }) => !/\b(?:vehicles|autos|drivers)\b/.test(within ?? '')),
  }
}

const withoutRecords = new WeakMap<FormKnowledge, FormKnowledge>()
const ofChanges = new WeakMap<FormKnowledge, FormKnowledge>()

/** What is known for a field: what joins a schedule is not on record yet, but for what its policy says. */
export function knowledgeFor(ask: Ask, knowledge: FormKnowledge): FormKnowledge {
  const { field } = ask
  const isOfChanges =
    (ask.entity === 'vehicle' || ask.entity === 'driver') &&
    knowledge.fields.some((each) => each.section === field.section && isActionColumn(each))
  if (isOfChanges) {
    const made = ofChanges.get(knowledge) ?? changesOnly(knowledge)
    ofChanges.set(knowledge, made)
    return made
  }
  if (ask.entity === 'interest' && isNewInterest.test(field.section)) return withNewInterest(knowledge)
  if (changeOfPart(field.section) !== 'added') return knowledge
  const made = withoutRecords.get(knowledge) ?? {
    ...knowledge,
    facts: renumbered(
      knowledge.facts.filter(({ isFromLetter, entity }) => isFromLetter || entity === 'policy'),
    ),
    known: knowledge.known.filter(
      ({ within, index }) => index === undefined && /^polic(?:y|ies)\b/.test(within ?? ''),
    ),
  }
  withoutRecords.set(knowledge, made)
  return made
}

/** The first vehicle that is added is the first of its part. */
function renumbered(facts: readonly Fact[]): Fact[] {
  const rows = Map.groupBy(facts, ({ entity }) => entity)
  return facts.map((fact) => {
    if (fact.entity !== 'vehicle' && fact.entity !== 'driver') return fact
    const own = [...new Set(rows.get(fact.entity)?.map(({ row }) => row))].toSorted((a, b) => a - b)
    return { ...fact, row: own.indexOf(fact.row) }
  })
}
