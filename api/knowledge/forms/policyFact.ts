import type { Ask } from './askedFields.ts'
import { codedName, hintOf } from './codedName.ts'
import { attributeOf, limitAttributes } from './fieldSubject.ts'
import type { FormKnowledge } from './formKnowledge.ts'
import type { Fact } from './knownFacts.ts'
import { lineOf } from './linesOfBusiness.ts'
import { policyLosses } from './policyLosses.ts'
import { requestedPolicy } from './requestedPolicy.ts'
import type { Term } from './requestedTerm.ts'
import { moneyAmounts } from './spokenValues.ts'

const prior = /\b(?:prior|expiring|current|previous|present|underlying)\b/i

const requested = /\b(?:start|proposed|requested|desired|wanted|asked for)\b/i

/** Whether a field is about a policy that is not the one asked for. */
export function isPrior({ field, entity }: Ask): boolean {
  if (prior.test(field.label)) return true
  if (requested.test(field.label)) return false
  // "Current and requested coverage" is a heading for both.
  if (prior.test(field.section) && !requested.test(field.section)) return true
  if (entity !== 'policy') return false
  if (field.left.some((each) => prior.test(each) && attributeOf(each) === 'policyNumber')) return true
  // The head of an application: "Policy number ____ Carrier ____ NAIC code ____".
  if (field.beside.some((each) => attributeOf(each) === 'naic')) return false
  const carriers = field.beside.filter((each) => attributeOf(each) === 'carrier')
  // "Effective date ____ Current carrier ____": fields before the prior policy are not about it.
  return carriers.some((each) => !prior.test(each) || field.left.includes(each))
}

/**
 * A policy of the years before, the newest first, and what was paid under it. The policy in force is the newest of
 * them, unless it is the one asked for. Loss runs tell of policy years that are not on record as well.
 */
export function historyFact(ask: Ask, knowledge: FormKnowledge): Fact | null {
  const { attribute, row } = ask
  const asked = attribute === 'totalPaid' ? 'incurred' : (attribute ?? '')
  const { facts, line: formLine } = knowledge
  const line = ask.line ?? formLine
  if (attribute === 'year' && line === null && ask.isExact) return yearOfAllLines(row, knowledge)
  const own = termsOf({ line, isNamed: ask.line !== null }, knowledge)[row]
  // A policy without its days is the one before the one asked for.
  const isDated = facts.some(
    (each) => each.entity === 'policy' && each.attribute === 'effective' && !each.isFromLetter,
  )
  if (!own) return row === 0 && !isDated ? policyFact(ask, knowledge) : null
  if (attribute === 'year') return { ...own, value: own.value.slice(-4) }
  if (attribute === 'term') {
    const isOwn = (each: Fact) =>
      each.entity === own.entity &&
      each.attribute === 'expiration' &&
      each.row === own.row &&
      each.line === own.line
    const end = facts.find(isOwn)
    return end ? { ...own, value: `${own.value} to ${end.value}` } : null
  }
  const ofYear = facts.filter((each) => each.entity === 'lossYear' && isSameTerm(own, each, facts))
  const ofRun = ofYear.find((each) => each.attribute === asked)
  if (ofRun && (own.entity === 'lossYear' || ofLosses.has(asked))) return ofRun
  if (own.entity === 'lossYear') return null
  return (
    policyLosses(asked, own.row, facts) ??
    facts.find(
      (each) =>
        each.entity === 'policy' &&
        each.attribute === asked &&
        each.row === own.row &&
        each.line === own.line,
    ) ??
    ofRun ??
    null
  )
}

/** What a loss run tells of a policy year better than the records do. */
const ofLosses: ReadonlySet<string> = new Set(['claims', 'paid', 'reserved', 'incurred', 'lossDescription'])

/** Whether a fact of a loss run is about the policy that began on a day. */
function isSameTerm(begun: Fact, { row, line }: Fact, facts: readonly Fact[]): boolean {
  const own = facts.find(
    (each) => each.entity === 'lossYear' && each.attribute === 'effective' && each.row === row,
  )
  return own?.value === begun.value && isOfLine(begun, line === null ? null : lineOf(line))
}

function isOfLine({ line }: Fact, asked: string | null): boolean {
  return asked === null || line === null || lineOf(line) === asked
}

/** The first days of the policies of a line and of the years of loss runs, the newest first; of all lines for null. */
function termsOf(
  {
    line,
    isNamed,
  }: {
    readonly line: string | null
    /** Whether the field itself names the line. */ readonly isNamed: boolean
  },
  { facts, term }: FormKnowledge,
): Fact[] {
  const begun = facts.filter(
    (each) =>
      each.attribute === 'effective' &&
      (term === null || term.isOnRecord || sortable(each.value) < sortable(term.from.value)),
  )
  const policies = begun.filter(
    (each) => each.entity === 'policy' && each.line !== null && (line === null || lineOf(each.line) === line),
  )
  const years = begun.filter(
    (each) =>
      each.entity === 'lossYear' &&
      isOfLine(each, line) &&
      (each.line !== null || !isNamed) &&
      !policies.some((policy) => isSameTerm(policy, each, facts)),
  )
  return [...policies, ...years].toSorted((a, b) => sortable(b.value).localeCompare(sortable(a.value)))
}

/** The year of a row that has a column for each line, if the policies in it began in the same year. */
function yearOfAllLines(row: number, knowledge: FormKnowledge): Fact | null {
  const lines = new Set(
    knowledge.fields.flatMap(({ name }) => {
      const isInRow = name.includes('PriorCoverage_') && codedName(name)?.row === row
      return isInRow ? (lineOf(hintOf(name)) ?? []) : []
    }),
  )
  const begun = [...lines].flatMap((line) => termsOf({ line, isNamed: true }, knowledge)[row] ?? [])
  const [first, ...others] = begun.map((each) => ({ ...each, value: each.value.slice(-4) }))
  return first && others.every(({ value }) => value === first.value) ? first : null
}

/** The limit of a policy that has one; of several amounts one field cannot tell which of them it wants. */
function onlyLimit(
  { facts, sentences }: FormKnowledge,
  { line, field }: { readonly line: string | null; readonly field: Ask['field'] },
): Fact | null {
  // A letter that speaks of a limit may want another one.
  const isTold = sentences.some(({ text }) => /\blimits?\b/i.test(text) && moneyAmounts(text).length > 0)
  if (field.kind !== 'text' || isTold) return null
  const amounts = facts.filter(
    (each) =>
      each.entity === 'policy' &&
      line !== null &&
      each.line !== null &&
      isOfLine(each, line) &&
      each.attribute !== 'retention' &&
      (each.attribute === 'limits' || limitAttributes.has(each.attribute)),
  )
  const [only] = amounts
  return only && amounts.length === 1 && only.attribute === 'limits' && /^\$?[\d,]+$/.test(only.value)
    ? only
    : null
}

export function policyFact(ask: Ask, knowledge: FormKnowledge): Fact | null {
  const { facts, line: formLine, term } = knowledge
  const { attribute, row, field } = ask
  if (attribute === 'limits') return onlyLimit(knowledge, { line: ask.line ?? formLine, field })
  const isYearGiven = facts.some((each) => each.entity === 'policy' && each.attribute === 'year')
  const name = attribute === 'year' && !isYearGiven ? 'effective' : attribute
  const isSchedule = isScheduleOfPolicies(ask)
  // What is asked for has no premium yet.
  if (attribute === 'premium' && !isSchedule && !isPrior(ask) && ask.line === null) return null
  const own = facts.filter((each) => each.entity === 'policy' && each.attribute === name)
  // An umbrella is not among the policies under it.
  const under = own.filter((each) => each.line === null || lineOf(each.line) !== formLine)
  const all = isSchedule && formLine === 'UMBRELLA' ? under : own
  // A line of a grid that names what the records do not know stays empty.
  if (
    ofWholePolicy.has(attribute ?? '') &&
    field.row !== '' &&
    ask.line === null &&
    !/\d|polic|prior|current|expir|year/i.test(field.row)
  )
    return null
  const wanted =
    isSchedule && formLine === 'UMBRELLA'
      ? ask.line
      : (ask.line ??
        (limitAttributes.has(attribute ?? '') || onEveryRow.has(attribute ?? '') || !isScheduleOfPolicies(ask)
          ? formLine
          : null))
  const isOnPolicy = (ask.line !== null && ask.line !== formLine) || isSchedule || isPrior(ask)
  const exact = all.filter(
    (each) => (isWanted(each) && !isOnPolicy) || (each.line !== null && lineOf(each.line) === wanted),
  )
  // The limits that an application asks for are not those of an umbrella.
  const isOther = ask.line === 'UMBRELLA' && formLine !== 'UMBRELLA' && limitAttributes.has(attribute ?? '')
  const open = isOther ? [] : all.filter((each) => each.line === null && !(isOnPolicy && isWanted(each)))
  // What is asked of the market is on no policy yet.
  const [first, second] = isOnPolicy ? [exact, open] : [[...open, ...exact], []]
  const request = requestedPolicy(facts)
  if (attribute === 'policyNumber' && !isOnPolicy && request.isElsewhere) return null
  const ofRenewed = all.filter(
    ({ row: at, line }) => request.renewed && at === request.renewed.row && line === request.renewed.line,
  )
  const ofAll = isOnPolicy ? all : open.length > 0 ? open : ofRenewed.length > 0 ? ofRenewed : all
  const ofLine = wanted === null ? ofAll : first.length > 0 ? first : second
  // Without a line, the only policy there is; in a schedule, the policy of the row.
  const found =
    ask.line !== null || !isScheduleOfPolicies(ask) || wanted !== null
      ? ofLine
      : all.filter((each) => each.row === row)
  const distinct = new Set(found.map(({ value }) => value))
  const isFirst = ask.line !== null || wanted === null || row === 0 || onEveryRow.has(attribute ?? '')
  const best = isSchedule && term ? atStartOf(term, found, facts) : found[0]
  if (!best || !isFirst || (distinct.size > 1 && wanted === null && !isScheduleOfPolicies(ask))) return null
  if (attribute === 'policyNumber' && /\bproposed\b|new policy/i.test(field.label)) return null
  return attribute === 'year' ? { ...best, value: best.value.slice(-4) } : best
}

/** What a letter asks for, which no policy has yet. */
function isWanted({ isFromLetter, line }: Fact): boolean {
  return isFromLetter && line === null
}

/** Of the same fact of several policies, that of the one in force when the asked term begins. */
function atStartOf({ from }: Term, found: readonly Fact[], facts: readonly Fact[]): Fact | undefined {
  const dayOf = ({ row, line }: Fact, attribute: string) =>
    facts.find((each) => each.attribute === attribute && each.row === row && each.line === line)?.value
  const day = sortable(from.value)
  return (
    found.find((each) => {
      const [start, end] = [dayOf(each, 'effective'), dayOf(each, 'expiration')]
      return start && end && sortable(start) <= day && day < sortable(end)
    }) ?? found[0]
  )
}

function sortable(day: string): string {
  return `${day.slice(6)}${day.slice(0, 5)}`
}

/** "Policies affected", "Policies to be transferred": those on record that a request is about. */
export const asksForAffected =
  /\bpolic(?:y|ies) (?:affected|transferred|to (?:be )?(?:move|transfer|change|include)\w*)\b|\baffected polic(?:y|ies)\b/i

const ofWholePolicy = new Set(['carrier', 'policyNumber', 'effective', 'expiration', 'premium'])

/** Terms of a policy that hold for each thing that it insures. */
export const onEveryRow: ReadonlySet<string> = new Set([
  'coinsurance',
  'valuation',
  'causesOfLoss',
  'deductible',
])

export function isScheduleOfPolicies({ field }: Ask): boolean {
  return (
    field.ordinal > 0 || /underlying|schedule/i.test(field.section) || asksForAffected.test(field.section)
  )
}
