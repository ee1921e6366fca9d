import type { Ask } from './askedFields.ts'
import type { FormKnowledge } from './formKnowledge.ts'
import type { Fact } from './knownFacts.ts'

const changes = {
  removed:
    /\b(?:remov\w*|delet\w*|(?:tak\w+|com\w+|go\w+) (?:it |them )?off|sold|scrapp\w*|total+ed|trad\w+ (?:it )?in|dropp?\w*|junked|disposed|got rid of)\b/i,
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

const withoutRecords = new WeakMap<FormKnowledge, FormKnowledge>()

/** What is known for a field: what joins a schedule is not on record yet, but for what its policy says. */
export function knowledgeFor({ field }: Ask, knowledge: FormKnowledge): FormKnowledge {
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
