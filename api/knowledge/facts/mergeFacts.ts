import { isSameParty } from '../accounts/isSameParty.ts'
import { absent, emptyFacts } from './emptyFacts.ts'
import {
  limitNames,
  type DocumentFacts,
  type DocumentMismatch,
  type Fact,
  type FactField,
  type PolicyFacts,
  type RecognizedType,
  type ScalarName,
} from './policyFacts.ts'
import { withPremiumChanges } from './premiumChanges.ts'
import { withPlausibleAggregate } from './withPlausibleAggregate.ts'
import { summaryOf } from './summaryOf.ts'
import { labelKey } from './values.ts'
import { withoutInsured } from './withoutInsured.ts'

export interface MergedFacts {
  readonly facts: PolicyFacts
  readonly mismatches: readonly DocumentMismatch[]
}

/** Which documents make the policy, the strongest first; the others say nothing about its terms. */
const rank: Partial<Record<RecognizedType, number>> = { POLICY: 4, DECLARATIONS: 4, BINDER: 2, QUOTE: 1 }

const kindNames: Partial<Record<RecognizedType, string>> = {
  POLICY: 'policy',
  DECLARATIONS: 'declarations',
  BINDER: 'binder',
  QUOTE: 'quote',
  ENDORSEMENT: 'endorsement',
}

/**
 * Makes one policy of several documents: an endorsement overrides from its date, the policy beats the binder, and of
 * two equal documents the later upload wins. A document of another insured or policy number is reported, not merged.
 */
export function mergeFacts(documents: readonly DocumentFacts[]): MergedFacts {
  const bases = documents
    .filter(({ facts }) => rank[facts.document.type] !== undefined)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.uploadedAt.localeCompare(a.uploadedAt))
  const endorsements = documents.filter(({ facts }) => facts.document.type === 'ENDORSEMENT')
  const anchor = bases[0] ?? endorsements[0]
  if (!anchor) return { facts: emptyFacts, mismatches: [] }

  const mismatches = documents
    .filter((other) => other !== anchor)
    .flatMap((other) => mismatchOf(anchor, other) ?? [])
  const strangers = new Set(mismatches.map(({ documentId }) => documentId))
  const own = bases.filter(({ documentId }) => !strangers.has(documentId))
  const changes = endorsements
    .filter(({ documentId }) => !strangers.has(documentId))
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.uploadedAt.localeCompare(b.uploadedAt))
  const facts = withPremiumChanges(merged(own, changes))
  return { facts: { ...facts, summary: summaryOf(facts) }, mismatches }
}

function rankOf({ facts }: DocumentFacts): number {
  return rank[facts.document.type] ?? 0
}

/** From when an endorsement applies; one without a date applies from the start. */
function startOf({ facts }: DocumentFacts): string {
  const stated = facts.endorsements.flatMap(({ value }) => value.effectiveDate ?? [])
  return stated[0] ?? facts.scalars.effectiveDate.fact?.value ?? ''
}

function mismatchOf(anchor: DocumentFacts, other: DocumentFacts): DocumentMismatch | null {
  const kind = other.facts.document.type
  const isTemporary =
    kind === 'BINDER' || kind === 'QUOTE' || kind === 'APPLICATION' || kind === 'CERTIFICATE'
  const number = anchor.facts.scalars.policyNumber.fact?.value
  const otherNumber = other.facts.scalars.policyNumber.fact
  if (number && otherNumber && !isTemporary && !isSameNumber(number, otherNumber.value))
    return {
      documentId: other.documentId,
      kind: 'another policy number',
      expected: number,
      found: otherNumber,
    }
  const name = anchor.facts.scalars.insuredName.fact?.value
  const otherName = other.facts.scalars.insuredName.fact
  const isAboutInsured = kind !== 'CONTRACT' && kind !== 'OTHER' && !other.isOwn
  if (name && otherName && isAboutInsured && !isSameParty(name, otherName.value))
    return { documentId: other.documentId, kind: 'another insured', expected: name, found: otherName }
  return null
}

/** A term's suffix may be left out: "HPM-GL-448120" and "HPM-GL-448120-03" are one policy. */
function isSameNumber(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((number) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .toSorted((x, y) => x.length - y.length)
  return long.startsWith(short) && long.length - short.length <= 3
}

function merged(bases: readonly DocumentFacts[], changes: readonly DocumentFacts[]): PolicyFacts {
  const [first] = bases.length > 0 ? bases : changes
  if (!first) return emptyFacts
  const scalars = Object.fromEntries(
    (Object.keys(emptyFacts.scalars) as ScalarName[]).map((name) => [
      name,
      mergedField(bases, changes, ({ scalars: all }) => (all[name] ?? absent) as FactField<unknown>),
    ]),
  ) as unknown as PolicyFacts['scalars']
  const limits = withPlausibleAggregate(
    Object.fromEntries(
      limitNames.map((name) => [name, mergedField(bases, changes, ({ limits: all }) => all[name])]),
    ) as PolicyFacts['limits'],
  )
  // A binder's lists are out of date once the policy is there.
  const best = bases.filter((document) => rankOf(document) === rankOf(first))
  const all = [...changes.toReversed(), ...best]
  function list<Value>(
    read: (facts: PolicyFacts) => readonly Fact<Value>[],
    key: (value: Value) => string,
    /** What tells those of one document apart. */
    within: (value: Value, fact: Fact<Value>) => string = key,
  ): Fact<Value>[] {
    const owners = new Map<string, DocumentFacts>()
    const kept = new Map<string, Fact<Value>>()
    for (const document of all)
      for (const fact of read(document.facts)) {
        const owner = owners.get(key(fact.value)) ?? document
        owners.set(key(fact.value), owner)
        const id = within(fact.value, fact)
        if (owner === document && !kept.has(id))
          kept.set(
            id,
            from(document, fact, document.facts.document.type === 'ENDORSEMENT' ? overrides(document) : null),
          )
      }
    return [...kept.values()]
  }
  function descriptions(read: (facts: PolicyFacts) => PolicyFacts['coverages']) {
    return all.toReversed().flatMap(({ documentId, facts }) =>
      read(facts).map((description) => ({
        ...description,
        policyQuotes: description.policyQuotes.map((quote) => ({ ...quote, documentId })),
      })),
    )
  }
  return {
    document: first.facts.document,
    scalars,
    limits,
    extraLimits: list(
      (facts) => facts.extraLimits,
      ({ name }) => labelKey(name),
    ),
    limitsInWords: list(
      (facts) => facts.limitsInWords ?? [],
      ({ name }) => labelKey(name),
    ),
    deductibles: list(
      (facts) => facts.deductibles,
      ({ name }) => labelKey(name),
      ({ name, amount, percent }) => `${labelKey(name)} ${amount} ${percent}`,
    ),
    locations: list(
      (facts) => facts.locations,
      ({ address }) => labelKey(address),
    ),
    forms: list(
      (facts) => facts.forms,
      ({ number, edition }) => labelKey(`${number} ${edition ?? ''}`),
    ),
    endorsements: list(
      (facts) => facts.endorsements,
      ({ form, title }) => labelKey(`${form ?? ''} ${title}`),
    ),
    namedAdditionalInsureds: withoutInsured(
      list(
        (facts) => facts.namedAdditionalInsureds,
        ({ name }) => labelKey(name),
      ),
      scalars.insuredName.fact?.value,
    ),
    blanketAdditionalInsureds: list(
      (facts) => facts.blanketAdditionalInsureds,
      ({ appliesTo }) => labelKey(appliesTo),
      // One form is for ongoing operations, another for completed ones.
      ({ appliesTo }, { source: { form }, page }) => labelKey(`${form ?? `page ${page}`} ${appliesTo}`),
    ),
    waiversOfSubrogation: list(
      (facts) => facts.waiversOfSubrogation,
      ({ appliesTo }) => labelKey(appliesTo),
    ),
    primaryNoncontributory: list(
      (facts) => facts.primaryNoncontributory,
      ({ appliesTo }) => labelKey(appliesTo),
    ),
    basis: {
      claimsBasis: mergedField(bases, changes, ({ basis }) => basis?.claimsBasis ?? absent),
      aggregatePer: mergedField(bases, changes, ({ basis }) => basis?.aggregatePer ?? absent),
      coveredAutos: mergedField(bases, changes, ({ basis }) => basis?.coveredAutos ?? absent),
    },
    coverages: descriptions((facts) => facts.coverages),
    exclusions: descriptions((facts) => facts.exclusions),
    schedules: all
      .toReversed()
      .flatMap(({ documentId, facts }) => facts.schedules.map((schedule) => ({ ...schedule, documentId }))),
    summary: null,
  }
}

/** One field: the last endorsement that changes it, else the strongest document that states it. */
function mergedField<Value>(
  bases: readonly DocumentFacts[],
  changes: readonly DocumentFacts[],
  read: (facts: PolicyFacts) => FactField<Value>,
): FactField<Value> {
  const change = changes.findLast(({ facts }) => read(facts).fact?.source.origin === 'endorsement')
  const changed = change && read(change.facts).fact
  if (change && changed) return { fact: from(change, changed, overrides(change)), conflict: [] }
  const stating = bases.filter(({ facts }) => read(facts).fact !== null || read(facts).conflict.length > 0)
  const [winner, second] = stating
  if (!winner) return { fact: null, conflict: [] }
  const { fact, conflict } = read(winner.facts)
  const reason = second ? reasonOver(winner, second) : null
  return {
    fact: fact && from(winner, fact, reason),
    conflict: conflict.map((candidate) => from(winner, candidate, null)),
  }
}

function from<Value>({ documentId }: DocumentFacts, fact: Fact<Value>, reason: string | null): Fact<Value> {
  return { ...fact, source: { ...fact.source, documentId, reason: reason ?? fact.source.reason } }
}

function overrides(document: DocumentFacts): string {
  const start = startOf(document)
  return `The endorsement "${document.documentName}" changes the policy${start === '' ? '' : ` from ${start}`}.`
}

function reasonOver(winner: DocumentFacts, second: DocumentFacts): string {
  const kind = kindNames[winner.facts.document.type] ?? 'document'
  const other = kindNames[second.facts.document.type] ?? 'document'
  if (rankOf(winner) === rankOf(second))
    return `"${winner.documentName}" was uploaded after "${second.documentName}".`
  return `The ${kind} counts over the ${other} "${second.documentName}".`
}
