import type { Ask } from './askedFields.ts'
import { wordsOf } from './fieldSubject.ts'
import type { FormKnowledge } from './formKnowledge.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'

const company = String.raw`([A-Z][\w'’-]+(?: (?:&|and|of)(?= [A-Z])| [A-Z][\w'’.-]*)*)`

const leaving = new RegExp(
  String.raw`\b(?:(?:com|mov|switch|transfer|chang)\w*|tak\w+)\b[^.;]{0,60}? from ${company}|\b(?:leav\w+|left) ${company}|\b(?:present|current|old|former) (?:agent|agency|broker)(?:,| is| was)? ${company}`,
)

/** The agency that a business leaves: "the auto comes over to you from Dunmore & Pratt". */
export function presentAgency(sentences: readonly Sentence[]): Fact[] {
  const [found] = sentences.flatMap((sentence) => {
    const name = /\b(?:you|agent|agency|broker)\b/i.test(sentence.text)
      ? leaving.exec(sentence.text)?.slice(1).find(Boolean)
      : undefined
    return name ? [letterFact('presentAgency', 'name', name.replace(/\.$/, ''), sentence)] : []
  })
  return found ? [found] : []
}

/** "Producer ____" beside "Agency ____" is a person, and "Agent code ____" is what the only company of the policies calls the agency. */
export function agencyFact(
  { field, entity, attribute }: Ask,
  { facts, fields, known }: FormKnowledge,
): Fact | null {
  const mates = fields.filter(({ section }) => section === field.section)
  const isPerson =
    /^(?:producer|agent)$/i.test(field.label) && mates.some(({ label }) => /^agency\b/i.test(label))
  if (entity === 'agency' && attribute === 'name' && isPerson)
    return facts.find((each) => each.entity === 'agency' && each.attribute === 'contact') ?? null
  if (!/^(?:agent|agency|producer)(?:['’]s)? (?:code|no\.?|number)$/i.test(field.label)) return null
  if (
    mates.some(({ section }) =>
      /\b(?:present|current|former|previous|prior|old) (?:agent|agency)\b/i.test(section),
    )
  )
    return null
  const carriers = new Set(
    facts.flatMap((each) =>
      each.entity === 'policy' && each.attribute === 'carrier' ? [wordsOf(each.value)] : [],
    ),
  )
  const own = known.find(
    ({ within, label }) => /\bcodes?$/.test(within ?? '') && carriers.has(wordsOf(label)),
  )
  return own && carriers.size === 1
    ? {
        entity: 'agency',
        attribute: 'code',
        value: own.value,
        source: own.source,
        row: 0,
        line: null,
        isFromLetter: false,
      }
    : null
}
