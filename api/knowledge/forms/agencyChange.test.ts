import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const record = {
  account: { legalName: 'Penobscot Paper Goods Inc.', contact: 'Irene Malloy' },
  policies: [
    {
      number: 'TCM GL-20817',
      type: 'GENERAL_LIABILITY',
      carrier: 'Tidewater Casualty',
      expirationDate: '2026-09-01',
    },
    {
      number: 'NGP 44-1180',
      type: 'PROPERTY',
      carrier: 'North Granite Mutual',
      expirationDate: '2027-03-10',
    },
    {
      number: 'TCM CA-20818',
      type: 'BUSINESS_AUTO',
      carrier: 'Tidewater Casualty',
      expirationDate: '2026-09-01',
    },
  ],
  agency: {
    name: 'Harborline Insurance Group',
    producer: 'Dana Whitfield',
    carrierCodes: { 'Tidewater Casualty': '8-2240', 'North Granite Mutual': 'NG77' },
  },
}

const letter = `July 6, 2026

Dear Dana,

Please send us the letter for Tidewater so that the general liability and the trucks come over to you from Beacon & Rowe. Let it take effect when those two renew on September 1. The building stays with North Granite.

I will sign it as treasurer.

Irene Malloy`

const columns = ['Policy number', 'Line of business', 'Expiration']
const lists = [0, 1, 2].flatMap((row) =>
  columns.map((label) =>
    field(label, {
      name: `${row} ${label}`,
      section: 'Policies affected',
      ordinal: row,
      beside: columns.filter((each) => each !== label),
    }),
  ),
)

Deno.test('fills a change of agency with the policies that it is about and with both agencies', async () => {
  const found = await filledFrom(
    letter,
    [
      ...lists,
      field('Change applies', {
        kind: 'radio',
        section: 'Policies affected',
        options: ['Immediately', 'At renewal'],
      }),
      field('Agency', { name: 'old', section: 'Present agent', beside: ['Agent code'] }),
      field('Agent code', { name: 'old code', section: 'Present agent', beside: ['Agency'] }),
      field('Agency', { section: 'New agent', ordinal: 1, beside: ['Agent code'] }),
      field('Agent code', { section: 'New agent', ordinal: 1, beside: ['Agency'] }),
      field('Producer', { section: 'New agent' }),
      field('Name', { section: 'Authorized by', beside: ['Title'] }),
      field('Title', { section: 'Authorized by', beside: ['Name'] }),
    ],
    recordValues(record, 'account.json'),
  )
  assert.deepEqual(
    found.map(([label, value]) => [label, value]),
    [
      ['Policy number', 'TCM GL-20817'],
      ['Line of business', 'General liability'],
      ['Expiration', '09/01/2026'],
      ['Policy number', 'TCM CA-20818'],
      ['Line of business', 'Business auto'],
      ['Expiration', '09/01/2026'],
      ['Change applies', 'At renewal'],
      ['Agency', 'Beacon & Rowe'],
      ['Agency', 'Harborline Insurance Group'],
      ['Agent code', '8-2240'],
      ['Producer', 'Dana Whitfield'],
      ['Name', 'Irene Malloy'],
      ['Title', 'Treasurer'],
    ],
  )
})
