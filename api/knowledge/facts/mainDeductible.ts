import { perilWords } from './amountDictionary.ts'
import { ofWholePolicy } from './endorsementAmounts.ts'
import type { Fact, NamedDeductible } from './policyFacts.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { labelKey } from './values.ts'

/** The deductible without a peril of its own, when there is exactly one. */
export function mainDeductible(
  deductibles: readonly Fact<NamedDeductible>[],
  line: LineOfBusiness | null,
): Fact<number>[] {
  const stated = deductibles.filter(
    ({ value }) => (value.amount ?? 0) > 0 && !/\baggregate$/i.test(value.name),
  )
  const lasting = stated.filter(
    ({ source }) => source.origin !== 'endorsement' || line === 'WORKERS_COMPENSATION',
  )
  // "DEDUCTIBLE LIABILITY INSURANCE" gives the policy one that has none.
  const given = stated.filter(({ value }) => /^(?:deductible|retention)\b/i.test(value.name))
  const amounts = lasting.length > 0 ? lasting : given
  // What a form says of one coverage counts only if the declarations are silent.
  const declared = amounts.filter(({ source }) => source.origin !== 'form')
  const general = (declared.length > 0 ? declared : amounts).filter(
    ({ value }) => !perilWords.test(subjectOf(value.name)) && !ofSome.test(subjectOf(value.name)),
  )
  const own = general.filter(({ value }) =>
    /^(?:property|policy|all (?:other )?(?:perils?|causes of loss)|aop|deductible|basic|base|standard|flat)\b/.test(
      subjectOf(value.name),
    ),
  )
  const scoped = general.filter(({ value }) =>
    /^(?:each|per|any one) (?:and every )?(?:occurrence|claim|loss|accident|event|incident)$/.test(
      subjectOf(value.name),
    ),
  )
  const worded = general.filter(({ value }) => ofWholePolicy.test(labelKey(value.name)))
  // Rows of a table that differ are those of parts of the policy.
  const isOne = line !== 'COMMERCIAL_AUTO' && new Set(general.map(({ value }) => value.amount)).size === 1
  const only = amounts.length === 1 && line === 'WORKERS_COMPENSATION' ? amounts : []
  const chosen =
    own.length > 0 ? own : scoped.length > 0 ? scoped : worded.length > 0 ? worded : isOne ? general : only
  return isByColumn(chosen) ? [] : chosen.map((fact) => ({ ...fact, value: fact.value.amount ?? 0 }))
}

/** "Each claim by a class or more than five people" */
const ofSome = /\b(?:each|per|any one) \w+ (?:by|brought|from|involving|made) (?!each|any|all|the policy)/

/** Whether one row has several amounts: "Deductible, all perils   $1,000   $1,000   $2,500", one for each location. */
function isByColumn([first, ...others]: readonly Fact<NamedDeductible>[]): boolean {
  return others.some(
    ({ value, page, box }) =>
      value.amount !== first?.value.amount &&
      value.name === first?.value.name &&
      page === first.page &&
      box !== null &&
      first.box !== null &&
      Math.abs(box.y - first.box.y) < box.height / 2,
  )
}

/** What a deductible is for: of "All perils other than wind and hail", all perils. */
function subjectOf(name: string): string {
  return labelKey(
    name
      .replace(/^(?:item )?\d{1,2}[.)]\s*/i, '')
      .replace(/ not (?:covered|insured) by (?:the |any )?underlying insurance\b/i, '')
      .replace(/,? (?:\()?(?:other than|except|excluding)\b.*$/i, ''),
  )
}

/** The deductibles after an endorsement has put another in place of the policy's own. */
export function withReplaced(
  deductibles: readonly Fact<NamedDeductible>[],
  replacing: readonly Fact<number>[],
): readonly Fact<NamedDeductible>[] {
  const [change] = replacing
  if (!change) return deductibles
  const general = deductibles.find(
    ({ value, source }) => source.origin !== 'endorsement' && !perilWords.test(subjectOf(value.name)),
  )
  const replaced = {
    ...change,
    value: { name: general?.value.name ?? 'Deductible', amount: change.value, percent: null },
  }
  return [replaced, ...deductibles.filter((other) => other !== general)]
}

/** Rows of coverages that repeat the policy's own deductible are no others. */
export function distinctDeductibles(deductibles: readonly Fact<NamedDeductible>[]): Fact<NamedDeductible>[] {
  const kept = new Map<string, Fact<NamedDeductible>>()
  const isNamed = ({ value }: Fact<NamedDeductible>) => /deductible|retention/i.test(value.name)
  const own = new Set(deductibles.filter(isNamed).map(({ value }) => value.amount))
  for (const fact of deductibles) {
    const { name, amount, percent } = fact.value
    const isRepeated =
      amount !== null && !isNamed(fact) && own.has(amount) && fact.source.origin === 'declarations'
    if (isRepeated && deductibles.filter(({ value }) => value.amount === amount).length > 3) continue
    const key = `${labelKey(name)} ${amount ?? ''} ${percent ?? ''}`
    if (!kept.has(key)) kept.set(key, fact)
  }
  return [...kept.values()]
}
