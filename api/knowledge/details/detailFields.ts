import { absent } from '../facts/emptyFacts.ts'
import {
  type FactField,
  type LimitName,
  limitNames,
  type PolicyFacts,
  type ScalarName,
} from '../facts/policyFacts.ts'
import type { RetentionKind } from '../policies/certificateFacts.ts'

export const detailKinds = ['TEXT', 'MONEY', 'DATE', 'NUMBER'] as const
export type DetailKind = (typeof detailKinds)[number]

/** A field of the policy details that documents fill and users review. */
export interface DetailField {
  readonly path: string
  readonly label: string
  readonly kind: DetailKind
  readonly of: (facts: PolicyFacts) => FactField<string | number>
}

export const limitLabels = {
  glPerOccurrenceLimit: 'Each occurrence',
  glAggregateLimit: 'General aggregate',
  glProductsAndCompletedOperationsLimit: 'Products and completed operations aggregate',
  glPersonalAndAdvertisingInjuryLimit: 'Personal and advertising injury',
  glRentedPremisesDamageLimit: 'Damage to rented premises',
  glMedicalPerPersonLimit: 'Medical expense, per person',
  glMedicalPerOccurrenceLimit: 'Medical expense, per occurrence',
  propertyBuildingLimit: 'Building',
  propertyContentsLimit: 'Contents',
  wcPerAccidentLimit: "Employers' liability, each accident",
  wcPerDiseaseEmployeeLimit: "Employers' liability, disease, each employee",
  wcPerDiseasePolicyLimit: "Employers' liability, disease, policy limit",
  cyberAggregateLimit: 'Cyber aggregate',
  cyberRetentionLimit: 'Cyber retention',
} as const satisfies Record<LimitName, string>

/** In review order. */
export const detailFields: readonly DetailField[] = [
  scalar('policyNumber', 'Policy number', { name: 'policyNumber', kind: 'TEXT' }),
  scalar('insured.name', 'Insured', { name: 'insuredName', kind: 'TEXT' }),
  scalar('insured.others', 'Other named insureds', { name: 'otherInsureds', kind: 'TEXT' }),
  scalar('insured.address', 'Insured address', { name: 'insuredAddress', kind: 'TEXT' }),
  scalar('carrier.name', 'Carrier', { name: 'carrierName', kind: 'TEXT' }),
  scalar('carrier.address', 'Carrier address', { name: 'carrierAddress', kind: 'TEXT' }),
  scalar('effectiveDate', 'Effective date', { name: 'effectiveDate', kind: 'DATE' }),
  scalar('expirationDate', 'Expiration date', { name: 'expirationDate', kind: 'DATE' }),
  scalar('retroactiveDate', 'Retroactive date', { name: 'retroactiveDate', kind: 'DATE' }),
  scalar('premium', 'Premium', { name: 'premium', kind: 'MONEY' }),
  scalar('taxes', 'Taxes', { name: 'taxes', kind: 'MONEY' }),
  scalar('fees', 'Fees', { name: 'fees', kind: 'MONEY' }),
  ...(Object.keys(limitLabels) as LimitName[]).map(limit),
  scalar('deductible', 'Deductible', { name: 'deductible', kind: 'MONEY' }),
  scalar('cancellationNoticeDays', 'Days of notice of cancellation', {
    name: 'cancellationNoticeDays',
    kind: 'NUMBER',
  }),
]

/** What an amount that the insured keeps of a loss is called, by the words of the document. */
export function keptName(quote: string): string {
  if (selfInsured.test(quote)) return 'Self-insured retention'
  return keptKind(quote) === 'RETENTION' ? 'Retention' : 'Deductible'
}

const selfInsured = /\bself[- ]insured retention|\bS\.?I\.?R\b/i

/** The box of a certificate for what the insured keeps of a loss. */
export function keptKind(quote: string): RetentionKind {
  return selfInsured.test(quote) || /\bretention\b|\bretained\b/i.test(quote) ? 'RETENTION' : 'DEDUCTIBLE'
}

const byPath = new Map(detailFields.map((field) => [field.path, field]))

export function detailField(path: string): DetailField | null {
  return byPath.get(path) ?? null
}

/** The path of each limit of the policy details. */
export const limitPaths = Object.fromEntries(limitNames.map((name) => [name, `limits.${name}`])) as Record<
  LimitName,
  string
>

function scalar(
  path: string,
  label: string,
  { name, kind }: { name: ScalarName; kind: DetailKind },
): DetailField {
  return { path, label, kind, of: ({ scalars }) => scalars[name] ?? absent }
}

function limit(name: LimitName): DetailField {
  return { path: `limits.${name}`, label: limitLabels[name], kind: 'MONEY', of: ({ limits }) => limits[name] }
}
