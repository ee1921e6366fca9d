import { expect, test } from 'vitest'
import { policyList } from '../policies/policyList.ts'
import { policyStateLabel } from './policyStateLabel.ts'

test('a policy in force is called Active, in forms as in the list’s filter', () => {
  expect(policyStateLabel('INFORCE')).toBe('Active')
  expect(policyStateLabel('BINDING')).toBe('Binding')
  const { control } = policyList.filters['state'] ?? {}
  expect(JSON.stringify(control)).toContain('"Active"')
})
