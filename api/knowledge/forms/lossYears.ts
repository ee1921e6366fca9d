import type { Ask } from './askedFields.ts'
import type { FoundValue, FormKnowledge } from './formKnowledge.ts'
import { attributeOf, wordsOf } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import { usualYears, yearsAsked } from './recentLosses.ts'

/** What a field asks of a policy year, in a row for each of the years before with what was paid in it; null for other fields. */
export function askedOfYear({ field, entity }: Ask): string | null {
  if (field.kind !== 'text' || !['policy', 'loss', 'insured'].includes(entity)) return null
  const columns = new Set([field.label, ...field.beside].map(columnOf))
  const isOfTerm = ['year', 'term', 'effective'].some((each) => columns.has(each))
  const isOfOne = ['lossDate', 'claimStatus', 'vin', 'make'].some((each) => columns.has(each))
  const isOfLosses = ['claims', 'paid', 'reserved', 'totalPaid'].some((each) => columns.has(each))
  return isOfTerm && isOfLosses && !isOfOne ? columnOf(field.label) : null
}

function columnOf(label: string): string | null {
  const [, kind] = /^(?:policy |coverage )?(year|term|period)s?$/.exec(wordsOf(label)) ?? []
  return kind === undefined ? attributeOf(label) : kind === 'year' ? 'year' : 'term'
}

const nothingLost =
  /\bno (?:known |prior |previous |past |reported )*(?:loss(?:es)?|claims?)\b|\b(?:loss(?:es)?|claims?)\b.*\bnone\b|\bnoprior(?:loss|claim)/i

/** "Check if no losses for the last 5 years", by what the loss runs list; undefined for other boxes, and where none is attached. */
export function noLossBox(
  { field }: Ask,
  { facts, fields }: Pick<FormKnowledge, 'facts' | 'fields'>,
): FoundValue | null | undefined {
  const asked = `${field.section} ${field.question} ${field.label} ${field.name.replaceAll('_', '')}`
  const isAsked = nothingLost.test(field.label) || (/\bnone\b/i.test(field.label) && nothingLost.test(asked))
  if (!isAsked && !/NoPriorLosses/.test(field.name)) return undefined
  const listed = facts.find((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  if (listed && !listed.isFromLetter) return null
  return hasNone({ facts, fields }) ?? undefined
}

const asksForLosses =
  /^\W*(?:\d+[a-z]?[.)] *)?(?:(?:have|has|had) (?:you|there|the (?:applicant|insured|business)) (?:had |been |sustained )?|(?:were|are|was) there )?any (?:(?:prior|past|previous|known|reported) )?(?:losses|claims|losses (?:or|and) claims|claims (?:or|and) losses)(?: (?:in|during|within|over|for) (?:the )?(?:last|past|prior|previous) \(?\w+\)? (?:\(\d+\) )?years)?\W*(?:yes|no|y|n)?\W*$/i

/** "Any losses in the past five years?", by what loss runs and records list; null for other questions. */
export function hadLosses(
  question: string,
  { facts, fields }: Pick<FormKnowledge, 'facts' | 'fields'>,
): FoundValue | null {
  if (!asksForLosses.test(question)) return null
  const listed = facts.find((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  if (listed) return { value: 'Yes', source: listed.source, isUncertain: true }
  const none = hasNone({ facts, fields })
  return none && { ...none, value: 'No' }
}

/**
 * How many losses are known, or what was paid or incurred for all of them; zero where loss runs list none, and null for
 * other fields.
 */
export function lossTotal(
  { attribute, row, field }: Ask,
  { facts, fields }: Pick<FormKnowledge, 'facts' | 'fields'>,
): Fact | null {
  if ((attribute !== 'claims' && attribute !== 'totalPaid') || row > 0) return null
  const ofLosses = (name: string) => facts.filter((each) => each.entity === 'loss' && each.attribute === name)
  const losses = ofLosses('lossDate')
  const [first] = losses
  if (first === undefined) {
    const none = coveredBy({ facts, fields })
    return none && { ...none, value: attribute === 'claims' ? '0' : '$0' }
  }
  if (attribute === 'claims') return { ...first, value: String(losses.length) }
  const amounts = losses.map((loss) => {
    const of = (name: string) => ofLosses(name).find((each) => each.row === loss.row)?.value
    return /\bpaid\b/i.test(field.label) ? (of('paid') ?? of('incurred')) : (of('incurred') ?? of('paid'))
  })
  const known = amounts.filter((amount) => amount !== undefined)
  const sum = known.reduce((total, amount) => total + Number(amount.replaceAll(/[$,]/g, '')), 0)
  return known.length === losses.length ? { ...first, value: sum.toLocaleString('en-US') } : null
}

function hasNone(knowledge: Pick<FormKnowledge, 'facts' | 'fields'>): FoundValue | null {
  const covered = coveredBy(knowledge)
  // A person checks that these are all of the loss runs.
  return covered && { value: true, source: covered.source, isUncertain: true }
}

/** Loss runs that report on as many years as the form asks about. */
function coveredBy({ facts, fields }: Pick<FormKnowledge, 'facts' | 'fields'>): Fact | null {
  const covered = facts.find((each) => each.entity === 'loss' && each.attribute === 'yearsCovered')
  return covered && Number(covered.value) >= (yearsAsked(fields) ?? usualYears) ? covered : null
}
