import type { Reading } from '../../reading/index.ts'
import { formLimits } from './cappedAmounts.ts'
import { amountsPrintedIn } from './cellAmounts.ts'
import { changesLimits, changingTitle, removedItems, removedLimits, verbsOfChange } from './changesLimits.ts'
import type { DocumentPart } from './documentParts.ts'
import { readAmounts, type LabeledAmount } from './readAmounts.ts'
import {
  limitNames,
  type Fact,
  type FactOrigin,
  type LimitName,
  type NamedDeductible,
  type NamedLimit,
} from './policyFacts.ts'
import { isLimit, isOwnLimit } from './ownLimits.ts'
import { isSomePremium, premiumRank, settledPremium } from './premiumRank.ts'
import { fieldFor, shareTitle } from './fieldFor.ts'
import { endorsementAmounts, ofWholePolicy, type Replaced } from './endorsementAmounts.ts'
import {
  cleanLabel,
  distinctLimits,
  extraName,
  isChange,
  isExtraLimit,
  itemOf,
  removeRowOf,
  setsLimits,
  replacedLimit,
  type DeclaredLimit,
} from './extraLimits.ts'
import { labelCap } from './labelCap.ts'
import { labeledFact } from './labeledFact.ts'
import { partBlocks, statedBlocks } from './partSentences.ts'
import { statedAmounts } from './statedAmounts.ts'
import { statedDeductibles } from './statedDeductibles.ts'
import { labelKey, titleCase } from './values.ts'
import { withoutAggregateCap } from './withoutAggregateCap.ts'
import { withoutExamples } from './withoutExamples.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'

export interface Money {
  /** All candidates of a limit; those of endorsements come with that origin. */
  readonly limits: Readonly<Record<LimitName, readonly Fact<number>[]>>
  readonly extraLimits: readonly Fact<NamedLimit>[]
  /** Row by row, also where rows repeat each other. */
  readonly deductibles: readonly Fact<NamedDeductible>[]
  /** Deductibles that endorsements put in place of the policy's own. */
  readonly deductible: readonly Fact<number>[]
  readonly premium: readonly Fact<number>[]
  readonly taxes: readonly Fact<number>[]
  readonly fees: readonly Fact<number>[]
}

/** Every amount of the declarations and the endorsements, sorted by what it is. */
export function readMoney(
  parts: readonly DocumentPart[],
  reading: Reading,
  line: LineOfBusiness | null,
): Money {
  const limits = Object.fromEntries(limitNames.map((name) => [name, [] as Fact<number>[]])) as Record<
    LimitName,
    Fact<number>[]
  >
  const extraLimits: Fact<NamedLimit>[] = []
  const deductibles: Fact<NamedDeductible>[] = []
  const deductible: Fact<number>[] = []
  const premium: Fact<number>[] = []
  const taxes: Fact<number>[] = []
  const fees: Fact<number>[] = []
  const totals: Fact<number>[] = []
  /** What the coverage parts cost, in cents. */
  const ofParts: number[] = []
  /** Premiums whose labels say more than that: of the whole policy only if nothing else is. */
  const named: Fact<number>[] = []

  const declared: DeclaredLimit[] = []
  /** A limit of an endorsement, by the name of the declared one that it takes the place of. */
  function replace(fact: Fact<NamedLimit>, replaces: Replaced): void {
    const old = replacedLimit(fact.value.name, replaces, declared)
    if (!old) return void extraLimits.push(fact)
    const at = extraLimits.indexOf(old.fact)
    if (at !== -1) extraLimits.splice(at, 1)
    extraLimits.push({ ...fact, value: { ...fact.value, name: old.fact.value.name } })
  }

  function take(
    amount: LabeledAmount,
    {
      origin,
      form,
      title,
      isChange: changes,
    }: { origin: FactOrigin; form: string | null; title: string; isChange: boolean },
  ): void {
    const label = cleanLabel(amount.label, title).replace(/\bprem\b\.?(?=\W*$)/i, 'premium')
    const fact = labeledFact(amount, origin, form)
    const field = fieldFor(amount, line, title)
    const rank = field === 'taxes' || field === 'fees' ? 0 : premiumRank(label, amount)
    if (rank > 0) {
      if (origin !== 'endorsement') premium.push({ ...fact, confidence: rank })
      else if (newPremium.test(label) || (rank > 0.95 && changingTitle.test(title)))
        premium.push({ ...fact, confidence: 1 })
    } else if (origin !== 'endorsement' && isSomePremium(label)) named.push(fact)
    else if (field === 'premium') return
    else if (field === 'total' || (labelKey(label) === 'total' && /\bpremium/i.test(amount.heading)))
      totals.push(fact)
    else if (field === 'taxes') taxes.push(fact)
    else if (field === 'fees') fees.push(fact)
    else if (
      field === 'deductible' &&
      origin === 'endorsement' &&
      changingTitle.test(title) &&
      ofWholePolicy.test(labelKey(label))
    )
      deductible.push(fact)
    // A table of classes below the deductible rates by payroll or cost.
    else if (ratingBasis.test(label)) return
    else if (field === 'deductible' || field === 'cyberRetentionLimit') {
      const name =
        bareShare.test(label) && otherPart.test(amount.heading) ? `${amount.heading} ${label}` : label
      deductibles.push({ ...fact, value: { name, amount: amount.cents, percent: null } })
      if (field === 'cyberRetentionLimit') limits[field].push(fact)
    } else if (field === 'ignored') {
      if (origin === 'declarations' && /\bpremium/i.test(amount.heading)) ofParts.push(amount.cents)
    } else if (field !== null && (origin !== 'endorsement' || changes)) limits[field].push(fact)
    else if (field !== null && !isChange(label))
      extraLimits.push({ ...fact, value: { name: `${titleCase(title)}: ${label}`, limit: amount.cents } })
    // A workers compensation policy has the limits of its law: what else it prints are prices.
    else if (line === 'WORKERS_COMPENSATION' && !(/\blimit/i.test(label) && amount.cents > 1_000_000)) return
    else if (isExtraLimit(label, amount) && !(origin === 'endorsement' && stateTitle.test(title))) {
      const cap = labelCap(label)
      const name = extraName(cap?.name ?? label, amount, origin === 'endorsement' ? title : '')
      const extra = { ...fact, value: { name, limit: amount.cents } }
      if (cap) extraLimits.push({ ...fact, value: { name: `${name} ${cap.scope}`, limit: cap.cents } })
      if (origin === 'endorsement') return replace(extra, { byName: changes, item: null, letter: null })
      extraLimits.push(extra)
      declared.push({ fact: extra, label, ...itemOf(amount, parts) })
    }
  }

  const shareItems = new Set(
    parts
      .filter(({ kind }) => kind === 'declarations')
      .flatMap(({ pages }) => pages.flatMap(({ lines }) => lines))
      .flatMap(({ text }) => shareItem.exec(text)?.[1] ?? []),
  )
  const firstForm = parts.findIndex(({ kind }) => kind !== 'declarations')
  for (const [at, part] of parts.entries()) {
    // Declarations behind a form are a supplement, or an example in a specimen.
    const isFront = firstForm === -1 || firstForm === 0 || at < firstForm
    if (part.kind === 'declarations')
      for (const amount of readAmounts(part, reading, line ? labelKey(line) : ''))
        if (isFront) take(amount, declaredIn(part))
        else if (!isAboutPrice(amount)) take({ ...amount, score: amount.score * 0.85 }, declaredIn(part))
  }
  for (const part of parts.filter(({ kind }) => kind === 'declarations')) {
    for (const block of statedBlocks(part, reading))
      for (const { field, name, item, letter, fact } of statedAmounts(block, line ? labelKey(line) : '')) {
        const isOwn = field !== null && isLimit(field) && isOwnLimit(field, line, '')
        if (field === null || (name !== '' && !isOwn)) {
          const at = declared.findIndex(
            (each) => each.fact.value.limit === fact.value && each.fact.page === fact.page,
          )
          const known = letter === null ? undefined : declared[at]
          if (known) declared[at] = { ...known, item, letter }
          else {
            const extra = { ...fact, value: { name, limit: fact.value } }
            extraLimits.push(extra)
            declared.push({ fact: extra, label: name, item, letter })
          }
        } else if (field === 'premium' && (premium.length === 0 || wholePremiumWords.test(fact.quote)))
          premium.push({ ...fact, confidence: premium.length === 0 ? 0.8 : 0.92 })
        else if (field === 'taxes' && taxes.length === 0) taxes.push(fact)
        else if (field === 'fees' && fees.length === 0) fees.push(fact)
        else if (isOwn && limits[field].length === 0) limits[field].push(fact)
      }
  }
  for (const part of parts.filter(setsLimits).map(withoutExamples)) {
    const title = part.title ?? ''
    const place = { origin: 'endorsement', form: part.form, title, isChange: changesLimits(part) } as const
    for (const amount of readAmounts(part, reading, title)) take(amount, place)
    for (const change of endorsementAmounts(part, reading, { line, shareItems })) {
      if (change.kind === 'limit') {
        if (!isOwnLimit(change.name, line, title)) continue
        limits[change.name].push(change.fact)
        removeRowOf(change.fact, extraLimits)
      } else if (change.kind === 'deductible') deductible.push(change.fact)
      else if (change.kind === 'extra limit') replace(change.fact, change.replaces)
      else deductibles.push(change.fact)
    }
    for (const name of removedLimits(part, reading, line)) limits[name].length = 0
    for (const item of removedItems(part, reading)) {
      const at = extraLimits.findIndex(({ value }) => labelKey(value.name) === labelKey(item))
      if (at !== -1) extraLimits.splice(at, 1)
    }
    // "The limits are changed to: by accident $1,000,000 each accident; by disease $1,000,000 policy limit."
    const blocks = partBlocks(part, reading)
    const from = shareTitle.test(title) ? -1 : blocks.findIndex(({ text }) => changeList.test(text))
    for (const block of from === -1 ? [] : blocks.slice(from, from + 2))
      for (const { field, fact } of statedAmounts(
        block,
        `${line ? labelKey(line) : ''} ${labelKey(title)}`,
        amountsPrintedIn(block.text).source,
      )) {
        const isNew = field !== null && isLimit(field) && !limits[field].some(isChanged)
        const source = { ...fact.source, origin: 'endorsement' as const, form: part.form }
        if (isNew && isOwnLimit(field, line, title)) limits[field].push({ ...fact, source })
      }
  }
  const known = new Set([
    ...limitNames.flatMap((name) => limits[name].map(({ value }) => value)),
    ...deductibles.map(({ value }) => value.amount),
    ...extraLimits.map(({ value }) => value.limit),
  ])
  const ofForms = parts.filter(({ kind }) => kind === 'form').flatMap((part) => formLimits(part, reading))
  extraLimits.push(...ofForms.filter(({ value }) => !known.has(value.limit)))
  for (const part of parts) {
    // An endorsement's deductible of the same amount does not stand for the declared one.
    const shares = new Set(
      [...deductibles, ...deductible]
        .filter(({ source }) => part.kind !== 'declarations' || source.origin !== 'endorsement')
        .map(amountOf),
    )
    for (const fact of statedDeductibles(part, reading, line))
      if (fact.value.percent !== null || !shares.has(fact.value.amount)) {
        shares.add(fact.value.amount)
        deductibles.push(fact)
      }
  }
  const { own, caps } = withoutAggregateCap(limits.glAggregateLimit)
  limits.glAggregateLimit = [...own]
  extraLimits.push(...caps)
  // An aggregate alone is that of another liability than the general one.
  const aggregate = limits.glAggregateLimit.findLast(isChanged) ?? limits.glAggregateLimit[0]
  const isLone = limitNames.every((name) => !/^gl(?!Agg)/.test(name) || limits[name].length === 0)
  if (aggregate && isLone && !/general/i.test(aggregate.quote)) {
    limits.glAggregateLimit.length = 0
    // "Total $16,269" is a price.
    if (!/^\W*(?:grand )?totals?\b/i.test(aggregate.quote))
      extraLimits.push({ ...aggregate, value: { name: 'Aggregate limit', limit: aggregate.value } })
  }
  const settled = settledPremium({ premium, named, ofParts, totals, charges: [...taxes, ...fees] })
  return {
    limits,
    extraLimits: distinctLimits(extraLimits),
    deductibles,
    deductible,
    premium: settled,
    taxes,
    fees,
  }
}

function declaredIn({ form }: DocumentPart) {
  return { origin: 'declarations', form, title: '', isChange: false } as const
}

function amountOf({ value }: Fact<NamedDeductible> | Fact<number>): number | null {
  return typeof value === 'number' ? value : value.amount
}

/** "New total estimated premium", below what an endorsement adds. */
const newPremium = /^(?:new|revised|amended|updated)\b/i
const wholePremiumWords = /\b(?:total|annual|policy)\s+(?:\w+\s+)?premium\b/i
const ratingBasis =
  /^(?:(?:total |gross |annual )?(?:payroll|cost|sales|receipts|remuneration)|area|admissions)$/i
const changeList = new RegExp(
  String.raw`\b(?:(?:${verbsOfChange}) (?:to(?: read)?|by|with)|as follows|now reads?|are now)\s*:`,
  'i',
)

function isChanged({ source }: Fact<number>): boolean {
  return source.origin === 'endorsement'
}

const stateTitle =
  /^(?!.*\blimits?\b).*(?:amendatory|provisions|conditions|^(?:article|section|part)\b|\bchanges - )/i

/** "ITEM 5. Deductible:" */
const shareItem = /^item\s+([A-Z\d]{1,2})[.:]?\s+(?:self-insured )?(?:deductibles?|retentions?)\b/i
/** "Deductible" under "Inland Marine" is not the policy's own. */
const bareShare = /^(?:deductible|retention)$/i
const otherPart =
  /^(?:commercial )?(?:inland marine|crime|liquor liability|employee (?:benefits|dishonesty)|equipment breakdown|cyber|contractors['’]? equipment|garagekeepers|cargo|pollution)\b[^:$]{0,40}$/i

function isAboutPrice({ field }: LabeledAmount): boolean {
  return field === 'premium' || field === 'taxes' || field === 'fees' || field === 'total'
}
