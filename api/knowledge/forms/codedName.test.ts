import assert from 'node:assert/strict'
import type { Reading } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import { labeledFields } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'

const known = recordValues(
  {
    agency: { name: 'Fennimore Insurance', producer: { name: 'Priscilla Vantongeren' } },
    account: { name: 'Greyhollow Sign Works, Inc.', legalEntityType: 'CORPORATION' },
    submission: { carrier: 'Ohio Marchland Mutual', billing: 'DIRECT_BILL', proposedEffective: '2027-02-01' },
    policies: [
      ['TCC GL 40117-05', '2025-02-01', '2026-02-01', 13_990] as const,
      ['TCC GL 40117-06', '2026-02-01', '2027-02-01', 14_870] as const,
    ].map(([policyNumber, inforceAt, expiresAt, premium]) => ({
      type: 'GENERAL_LIABILITY',
      carrier: 'Tillerman Casualty',
      policyNumber,
      inforceAt,
      expiresAt,
      premium,
    })),
    premises: [
      { coverages: [{ subject: 'Building', amount: 940_000, coinsurance: 90, valuation: 'RC' }] },
      { coverages: [{ subject: 'Contents', amount: 115_000, coinsurance: 80, valuation: 'ACV' }] },
    ],
  },
  'Account',
)

/** What is filled into fields that tell what they are by their names, with the tooltips of ACORD's own forms. */
function filled(names: readonly string[], tooltip = 'The value of the field as shown elsewhere.') {
  const fields = names.map((name, at) => {
    const isBox = name.includes('Indicator')
    return {
      name: `F[0].P1[0].${name}[0]`,
      kind: isBox ? ('checkBox' as const) : ('text' as const),
      label: isBox ? 'Check the box (if applicable): Indicates it applies.' : `Enter text: ${tooltip}`,
      options: [],
      place: { page: 1, x: 40, y: 700 - at * 30, width: 100, height: 12 },
    }
  })
  const page = { number: 1, width: 612, height: 792, lines: [] }
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  return formValues(labeledFields(fields, reading), known).map(({ label, value }) => [label, value])
}

Deno.test('fills fields of ACORD forms by their names alone, and boxes by the option they name', () => {
  assert.deepEqual(
    filled([
      'Producer_FullName_A',
      'Producer_ContactPerson_FullName_A',
      'Insurer_FullName_A',
      'Insurer_Underwriter_FullName_A',
      'NamedInsured_FullName_A',
      'NamedInsured_FullName_B',
      'NamedInsured_LegalEntity_CorporationIndicator_A',
      'NamedInsured_LegalEntity_PartnershipIndicator_A',
      'NamedInsured_LegalEntity_CorporationIndicator_B',
      'Policy_Payment_DirectBillIndicator_A',
      'Policy_Payment_ProducerBillIndicator_A',
    ]),
    [
      ['Producer full name', 'Fennimore Insurance'],
      ['Producer contact person full name', 'Priscilla Vantongeren'],
      ['Insurer full name', 'Ohio Marchland Mutual'],
      ['Named insured full name', 'Greyhollow Sign Works, Inc.'],
      ['Corporation', true],
      ['Direct', true],
    ],
  )
})

Deno.test('lists the policies before by line of business, the newest first', () => {
  const columns = ['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'EffectiveDate']
  const names = ['A', 'B', 'C'].flatMap((row) =>
    ['GeneralLiability', 'Property'].flatMap((line) =>
      columns.map((column) => `PriorCoverage_${line}_${column}_${row}`),
    ),
  )
  assert.deepEqual(
    filled(names).map(([, value]) => value),
    [
      'Tillerman Casualty',
      'TCC GL 40117-06',
      '14,870',
      '02/01/2026',
      'Tillerman Casualty',
      'TCC GL 40117-05',
      '13,990',
      '02/01/2025',
    ],
  )
})

Deno.test('gives each premises of a property form its five lines', () => {
  const columns = ['SubjectOfInsuranceCode', 'LimitAmount', 'CoinsurancePercent', 'ValuationCode']
  const names = ['A', 'B', 'C', 'D', 'E', 'G', 'H'].flatMap((row) =>
    columns.map((column) => `CommercialProperty_Premises_${column}_${row}`),
  )
  assert.deepEqual(
    filled(names).map(([, value]) => value),
    ['Building', '940000', '90', 'RC', 'Contents', '115000', '80', 'ACV'],
  )
})

Deno.test('takes the question of a code from its tooltip', () => {
  const tooltip =
    'Input N for “No” response. Indicates the response to the question, “Any seasonal employees?”. See below.'
  const [field] = labeledFields(
    [{ name: 'Question_AAB_A', kind: 'text', label: tooltip, options: [], place: null }],
    { pages: [{ number: 1, width: 612, height: 792, lines: [] }], blocks: [] } as unknown as Reading,
  )
  assert.equal(field?.label, 'Any seasonal employees?')
})
