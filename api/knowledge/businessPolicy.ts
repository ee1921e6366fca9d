import { defineKind } from '../platform/index.ts'
import type { Row } from '../platform/index.ts'

export const linesOfBusiness = [
  'ACCIDENT_AND_HEALTH',
  'BUSINESS_OWNERS',
  'COMMERCIAL_AUTO',
  'CYBER',
  'DIRECTORS_AND_OFFICERS',
  'EMPLOYMENT_PRACTICES_LIABILITY',
  'ERRORS_AND_OMISSION',
  'EXCESS',
  'GENERAL_LIABILITY',
  'JEWELERS_BLOCK',
  'OTHER',
  'PACKAGE',
  'PRODUCT_LIABILITY',
  'PROFESSIONAL_LIABILITY',
  'PROPERTY',
  'RENTAL',
  'SHIPPING_AND_TRANSPORTATION',
  'UMBRELLA',
  'WORKERS_COMPENSATION',
] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** A policy of an account. `expiresAt` is a calendar day, `2027-03-01`. */
export interface BusinessPolicy {
  readonly accountId: string
  readonly type: LineOfBusiness
  readonly carrierId: string | null
  readonly policyNumber: string | null
  readonly expiresAt: string | null
}

export type BusinessPolicyRow = Row & BusinessPolicy

export const businessPolicyKind = defineKind({
  name: 'businessPolicy',
  prefix: 'bp',
  row: (policy: BusinessPolicy, id): BusinessPolicyRow => ({ id, ...policy }),
  text: ({ policyNumber }) => policyNumber ?? '',
  relations: {
    account: ({ accountId }) => accountId,
    policyNumber: ({ policyNumber }) => (policyNumber ? policyNumberKey(policyNumber) : null),
  },
})

/** What makes two policy numbers the same one: case, spaces and dashes apart. */
export function policyNumberKey(policyNumber: string): string {
  return policyNumber.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
