import { datesIn, letterText, parseMoney, type PolicyNotice, readNotice } from '../../../knowledge/index.ts'
import { shifted } from '../../../platform/index.ts'
import type { ReadFile } from '../../documents/documentReading.ts'
import type { SkillInput } from '../skill.ts'

export const noticeInput: SkillInput = {
  prefix: '[Notice]',
  types: ['CANCELLATION_NOTICE', 'REINSTATEMENT_NOTICE', 'PREMIUM_AUDIT'],
  isRequired: true,
}

/** A notice of a carrier as the skill handles it. */
export interface CarrierNotice extends Omit<PolicyNotice, 'kind'> {
  readonly kind: PolicyNotice['kind'] | 'AUDIT'
  /** The last day on which something can be paid, sent or disputed; null if it names none. */
  readonly lastDay: string | null
  /** Whether an audit notice wants records, and has no result yet. */
  readonly wantsRecords: boolean
  /** Lenders and others who got a copy. */
  readonly copies: readonly string[]
}

/** The notice that a file is; null for any other document. */
export function noticeOf({ reading, facts, passages = [] }: ReadFile): CarrierNotice | null {
  const text = letterText(reading)
  const read = readNotice(reading, facts, passages)
  const { document } = facts
  if (!read && document.type !== 'PREMIUM_AUDIT') return null
  const notice: Omit<PolicyNotice, 'kind'> & Pick<CarrierNotice, 'kind'> = read ?? {
    kind: 'AUDIT',
    policyNumber: facts.scalars.policyNumber.fact?.value ?? null,
    datedOn: null,
    effectiveOn: null,
    reason: null,
    amountDue: auditAmount(text),
    quote: document.quote,
    page: document.page,
  }
  return {
    ...notice,
    lastDay: lastDayIn(text, notice),
    wantsRecords: notice.kind === 'AUDIT' && notice.amountDue === null,
    copies: copiesIn(reading),
  }
}

const audited =
  /\b(?:additional premium|(?:total |net )?(?:amount|balance|premium) (?:now )?due|please (?:pay|remit))\b[^$\n]{0,60}(\$\s?\d[\d,]*(?:\.\d\d)?)/i

function auditAmount(text: string): number | null {
  const amount = audited.exec(text)?.[1]
  return amount === undefined ? null : parseMoney(amount)
}

const acts = String.raw`\b(?:pay(?:ment)?|paid|received?|remit\w*|postmarked|respond|response|reply|return(?:ed)?|submit(?:ted)?|send|provide[ds]?|complete[ds]?|dispute[ds]?|contact|due)\b`
/** "Payment must be received before the cancellation date" names no day; "by October 29, 2026" does. */
const deadline = new RegExp(
  String.raw`${acts}[^.;\n]{0,80}?\b(?:(?:on or )?before|by|no later than|prior to|until|due date:?|due on|due)\b(.{0,40})`,
  'gi',
)

/** The last day to act: as stated, and for a cancellation at 12:01 AM no later than the day before. */
function lastDayIn(
  text: string,
  { kind, effectiveOn }: Pick<CarrierNotice, 'kind' | 'effectiveOn'>,
): string | null {
  if (kind === 'REINSTATEMENT') return null
  const stated = [...text.matchAll(deadline)].flatMap(([words, behind = '']) => {
    const [day] = datesIn(behind)
    if (!day) return []
    const isExclusive = /\b(?:before|prior to)\b/i.test(words) && !/\bon or before\b/i.test(words)
    return [isExclusive ? shifted(day.iso, -1) : day.iso]
  })
  const last = effectiveOn === null ? null : shifted(effectiveOn, -1)
  const [first = null] = stated.filter((day) => last === null || day <= last).toSorted()
  return first ?? last
}

/** "cc: First Bank of Dawson County (mortgagee), Lanier Ins Partners" */
function copiesIn({ pages }: ReadFile['reading']): string[] {
  return pages
    .flatMap(({ lines }) => lines)
    .flatMap(
      ({ text }) => /^\W*(?:cc|c\.c\.|cop(?:y|ies)(?: (?:sent )?to)?)\s*:\s*(.+)$/i.exec(text)?.[1] ?? [],
    )
    .flatMap((names) => names.split(/[,;](?![^(]*\))/))
    .map((name) => name.trim())
    .filter((name) => lender.test(name))
}

/** Who has an interest in what is insured. */
export const lender =
  /\b(?:mortgage(?:e|es|holder)|loss payees?|lien ?holders?|lenders?|banks?|credit union)\b/i
