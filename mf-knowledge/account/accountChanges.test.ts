import { expect, test } from 'vitest'
import { accountChanges, changedMeanwhile } from './accountChanges.ts'

const wharf = { line1: '88 Wharf St', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' }
const before = {
  name: 'Alder Ridge Roofing LLC',
  dba: null,
  email: 'office@alderridge.example',
  mailingAddress: wharf,
}

test('does not send untouched fields', () => {
  expect(accountChanges(before, { ...before })).toEqual({})
})

test('sends a cleared field as null', () => {
  expect(accountChanges(before, { ...before, email: null })).toEqual({ email: null })
})

test('sends the whole address when one part changed', () => {
  const mailingAddress = { ...wharf, line1: '90 Wharf St' }
  expect(accountChanges(before, { ...before, mailingAddress })).toEqual({ mailingAddress })
})

test('no address equals an address with empty parts', () => {
  const empty = { line1: null, line2: null, city: null, zone: null, postalCode: null }
  expect(accountChanges({ name: 'Saltmarsh Trucking' }, { mailingAddress: empty })).toEqual({})
})

test('names what was changed meanwhile, and what it is now', () => {
  const now = {
    ...before,
    email: null,
    name: 'Alder Ridge Roofing Inc.',
    mailingAddress: { ...wharf, city: 'Bath' },
  }
  expect(changedMeanwhile(before, now)).toEqual([
    'name (now Alder Ridge Roofing Inc.)',
    'email (now empty)',
    'mailing address (now 88 Wharf St, Bath, ME, 04101)',
  ])
})
