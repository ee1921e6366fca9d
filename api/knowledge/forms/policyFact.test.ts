import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'

Deno.test('a policy in force is the prior coverage unless a new term is asked for', () => {
  const policies = [
    {
      type: 'GENERAL_LIABILITY',
      policyNumber: 'CGL 2204183-07',
      carrier: 'Granite State Casualty',
      inforceAt: '2026-01-01',
      expiresAt: '2027-01-01',
      premium: '$12,480',
    },
    {
      type: 'COMMERCIAL_AUTO',
      policyNumber: 'CA 88-20413',
      carrier: 'Pilot Mutual',
      inforceAt: '2026-06-01',
      expiresAt: '2027-06-01',
      premium: '$8,205',
    },
  ]
  const fields = [
    'PriorCoverage_PolicyYear_A',
    'PriorCoverage_GeneralLiability_InsurerFullName_A',
    'PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A',
    'PriorCoverage_GeneralLiability_TotalPremiumAmount_A',
    'PriorCoverage_GeneralLiability_EffectiveDate_A',
    'PriorCoverage_GeneralLiability_ExpirationDate_A',
    'PriorCoverage_Automobile_InsurerFullName_A',
    'PriorCoverage_Property_InsurerFullName_A',
    'PriorCoverage_OtherLine_InsurerFullName_A',
    'PriorCoverage_PolicyYear_B',
    'PriorCoverage_GeneralLiability_InsurerFullName_B',
  ].map((name) => field('', { name }))
  const filled = (record: unknown) =>
    formValues(fields, recordValues(record, 'Policy')).map(({ name, value }) => [name, value])
  const liability = [
    ['PriorCoverage_PolicyYear_A', '2026'],
    ['PriorCoverage_GeneralLiability_InsurerFullName_A', 'Granite State Casualty'],
    ['PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A', 'CGL 2204183-07'],
    ['PriorCoverage_GeneralLiability_TotalPremiumAmount_A', '$12,480'],
    ['PriorCoverage_GeneralLiability_EffectiveDate_A', '01/01/2026'],
    ['PriorCoverage_GeneralLiability_ExpirationDate_A', '01/01/2027'],
  ]
  assert.deepEqual(filled({ policies }), [
    ...liability,
    ['PriorCoverage_Automobile_InsurerFullName_A', 'Pilot Mutual'],
  ])
  // The only policy of an account makes no other line its own.
  assert.deepEqual(filled({ policies: policies.slice(0, 1) }), liability)
  // A submission from the same day asks for that policy itself.
  assert.deepEqual(
    filled({ policies: policies.slice(0, 1), submission: { effectiveDate: '2026-01-01' } }),
    [],
  )
})
