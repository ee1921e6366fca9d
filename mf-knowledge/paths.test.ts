import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the accounts screens have these addresses', () => {
  expect({
    accounts: paths.accounts(),
    filtered: paths.accounts('?type=business'),
    creating: paths.newAccount('?q=roofing'),
    account: paths.account('ac_01'),
    overview: paths.accountOverview('ac_01'),
    policies: paths.accountPolicies('ac_01'),
    certificates: paths.accountCertificates('ac_01'),
    service: paths.accountService('ac_01'),
    editing: paths.editAccount('ac_01'),
  }).toEqual({
    accounts: '/app/accounts',
    filtered: '/app/accounts?type=business',
    creating: '/app/accounts/new?q=roofing',
    account: '/app/accounts/ac_01',
    overview: '/app/accounts/ac_01/overview',
    policies: '/app/accounts/ac_01/policies',
    certificates: '/app/accounts/ac_01/certificates',
    service: '/app/accounts/ac_01/service',
    editing: '/app/accounts/ac_01/edit',
  })
})

test('an id from the address bar cannot leave its place in the path', () => {
  expect(paths.accountOverview('../policies')).toBe('/app/accounts/..%2Fpolicies/overview')
})
