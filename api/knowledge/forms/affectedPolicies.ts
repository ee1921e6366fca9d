import type { Ask } from './askedFields.ts'
import type { Fact } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import type { Sentence } from './letterSentences.ts'
import { lineOf, linesIn } from './linesOfBusiness.ts'
import { asksForAffected } from './policyFact.ts'

/** A form that lists the policies a request is about: those of the records that a letter names. */
export function affectedPolicies(
  known: readonly KnownValue[],
  { asks, sentences }: { asks: readonly Ask[]; sentences: readonly Sentence[] },
): readonly KnownValue[] {
  const isList = asks.some(({ field, isRepeated }) => isRepeated && asksForAffected.test(field.section))
  if (!isList) return known
  const rows = [
    ...Map.groupBy(
      known.filter(({ within, index }) => within === 'policies' && index !== undefined),
      ({ index }) => index,
    ),
  ]
  const named = rows.filter(([, row]) =>
    sentences.some(({ text }) => !isElsewhere.test(text) && names(text, row)),
  )
  if (named.length === 0 || named.length === rows.length) return known
  const kept = named.map(([index]) => index)
  return known.flatMap((each) => {
    if (!/^policies\b/.test(each.within ?? '')) return [each]
    const at = each.outer ?? each.index
    const row = at === undefined ? 0 : kept.indexOf(at)
    if (row === -1) return []
    return at === undefined
      ? [each]
      : [each.outer === undefined ? { ...each, index: row } : { ...each, outer: row }]
  })
}

const isElsewhere =
  /\b(?:stays?|nothing to (?:do|change)|already with|not (?:affected|included)|leave|another (?:company|carrier))\b/i

/** Whether a sentence names a policy by its number, its line of business or its company. */
function names(text: string, row: readonly KnownValue[]): boolean {
  const of = (label: RegExp) => row.find((each) => label.test(each.label))?.value ?? ''
  const [number, type, carrier] = [
    of(/^(?:policy )?number$/),
    of(/^(?:policy )?type$|^line$/),
    of(/^carrier$/),
  ]
  const line = lineOf(type)
  const [first = ''] = carrier.split(' ')
  return (
    (number !== '' && text.includes(number)) ||
    (line !== null && linesIn(text).includes(line)) ||
    (first.length > 4 && new RegExp(`\\b${RegExp.escape(first)}\\b`).test(text))
  )
}

/** "Line of business" in a list of policies, as a form would write BUSINESS_AUTO. */
export function lineOfRow({ field, entity, row }: Ask, facts: readonly Fact[]): Fact | null {
  const isLine =
    /^(?:line of (?:business|insurance|coverage)|(?:type|kind) of (?:policy|coverage|insurance)|policy type)$/i
  const isOfPolicies = field.beside.some((each) => /^policy (?:no\.?|number)/i.test(each))
  if (entity !== 'policy' || !isOfPolicies || !isLine.test(field.label.trim())) return null
  const policy = facts.find((each) => each.entity === 'policy' && each.row === row && each.line !== null)
  const words = policy?.line?.toLowerCase().replaceAll('_', ' ')
  return policy && words ? { ...policy, value: words.replace(/^./, (first) => first.toUpperCase()) } : null
}
