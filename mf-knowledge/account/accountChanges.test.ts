import { expect, test } from 'vitest'
import { accountChanges, changedMeanwhile } from './accountChanges.ts'

const wharf = { line1: '88 Wharf St', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' }
const before = {
  name: 'Alder Ridge Roofing LLC',
  dba: null,
  email: 'office@alderridge.example',
  mailingAddress: wharf,
}

test('what was not touched is not sent', () => {
  expect(accountChanges(before, { ...before })).toEqual({})
})

test('a field that was emptied is sent as null', () => {
  expect(accountChanges(before, { ...before, email: null })).toEqual({ email: null })
})

test('an address is sent whole when one part of it changed', () => {
  const mailingAddress = { ...wharf, line1: '90 Wharf St' }
  expect(accountChanges(before, { ...before, mailingAddress })).toEqual({ mailingAddress })
})

test('no address and one of empty parts are the same', () => {
  const empty = { line1: null, line2: null, city: null, zone: null, postalCode: null }
  expect(accountChanges({ name: 'Saltmarsh Trucking' }, { mailingAddress: empty })).toEqual({})
})

test('what a colleague changed meanwhile is named', () => {
  const now = { ...before, name: 'Alder Ridge Roofing Inc.', mailingAddress: { ...wharf, city: 'Bath' } }
  expect(changedMeanwhile(before, now)).toEqual(['name', 'mailing address'])
})
