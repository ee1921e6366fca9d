import { expect, test } from 'vitest'
import { policyList } from './policyList.ts'

const plain = {
  text: null,
  expiration: null,
  standing: null,
  type: null,
  sort: { by: 'ACCOUNT', direction: 'ASCENDING' },
}

test.each([
  ['', plain],
  ['?q=roofing', { ...plain, text: 'roofing' }],
  ['?expiring=overdue', { ...plain, expiration: 'OVERDUE' }],
  ['?expiring=30-days', { ...plain, expiration: 'IN_30_DAYS' }],
  ['?status=inforce', { ...plain, standing: 'INFORCE' }],
  ['?status=lapsed', { ...plain, standing: 'LAPSED' }],
  ['?type=general-liability', { ...plain, type: 'GENERAL_LIABILITY' }],
  ['?sort=-expires', { ...plain, sort: { by: 'EXPIRES_AT', direction: 'DESCENDING' } }],
  ['?type=pet-insurance&status=asleep&sort=shoe-size&expiring=soon', plain],
])('the URL %s asks for its policies', (search, expected) => {
  expect(policyList.variables(search)).toEqual(expected)
})
