import { expect, test } from 'vitest'
import { nestedValues } from './nestedValues.ts'

test('form field names are paths, and blank values are null', () => {
  const form = new FormData()
  form.set('type', 'BUSINESS')
  form.set('account.name', 'Alder Ridge Roofing LLC')
  form.set('account.dba', '  ')
  form.set('account.mailingAddress.line1', '88 Wharf St')
  form.set('account.mailingAddress.postalCode', '04101')
  expect(nestedValues(form)).toEqual({
    type: 'BUSINESS',
    account: {
      name: 'Alder Ridge Roofing LLC',
      dba: null,
      mailingAddress: { line1: '88 Wharf St', postalCode: '04101' },
    },
  })
})
