import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

const terms = [
  ['Policy number', 'LL 77-40218'],
  ['Named insured', 'Cask and Gull Brewing LLC, 40 Wharf Road, Belfast, ME 04915'],
  ['Policy period', '04/01/2026 to 04/01/2027'],
  ['Each common cause', '$1,000,000'],
  ['Aggregate', '$2,000,000'],
  ['Premium', '$1,925'],
] as const

const excluded = {
  'Are off-premises events covered?': /^No\. .*off-premises events/i,
  'Are off-site events excluded?': /^It is excluded\. .*off-premises events/i,
  'We are serving at a wedding away from the restaurant. Does the liquor policy cover that?':
    /^No\. .*off-premises events/i,
  'What are the exclusions?': /off-premises events; assault or battery/i,
  'What is the aggregate limit?': /\$2,000,000/,
}

Deno.test('exclusions that liquor declarations list in one line are found', async () => {
  const declarations = [
    'LIQUOR LIABILITY DECLARATIONS',
    { columns: [280, 200], rows: terms },
    { text: 'Exclusions: off-premises events; assault or battery; sales to minors.' },
    { text: 'Forms: CG 00 33 04 13' },
  ]
  assert.deepEqual(await wrongAnswers(declarations, excluded), [])
})

Deno.test('exclusions in a row of liquor declarations are found', async () => {
  const rows = [...terms, ['Exclusions', 'Off-premises events; assault or battery']]
  const declarations = [
    'LIQUOR LIABILITY DECLARATIONS',
    { columns: [280, 200], rows },
    { text: 'Forms: CG 00 33 04 13' },
  ]
  assert.deepEqual(await wrongAnswers(declarations, excluded), [])
})
