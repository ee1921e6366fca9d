import assert from 'node:assert/strict'
import { create } from '../../platform/index.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { openedAccount } from './account.ts'
import { accountKind } from './accountKind.ts'
import { emailKey, nameKey, phoneKey } from './recognition.ts'
import { policyNumberKey } from '../policies/businessPolicy.ts'

const alike: readonly [(text: string) => string | null, string, string][] = [
  [emailKey, ' Office@CascoRoofing.example', 'office@cascoroofing.example'],
  [phoneKey, '+1 (207) 555-0142', '207.555.0142'],
  [nameKey, 'Casco Roofing, LLC', 'casco roofing'],
  [nameKey, 'Nonna’s Trattoria Inc.', 'NONNA’S TRATTORIA'],
  [policyNumberKey, 'gsc 4821907 24', 'GSC-4821907-24'],
]

for (const [key, one, other] of alike) {
  Deno.test(`“${one}” and “${other}” are equal`, () => assert.equal(key(one), key(other)))
}

const apart: readonly [(text: string) => string | null, string, string][] = [
  [phoneKey, '(207) 555-0142', '(603) 555-0142'],
  [nameKey, 'Casco Roofing LLC', 'Casco Roofing & Sons LLC'],
  [policyNumberKey, 'GSC-4821907-24', 'GSC-4821907-25'],
]

for (const [key, one, other] of apart) {
  Deno.test(`“${one}” and “${other}” differ`, () => assert.notEqual(key(one), key(other)))
}

Deno.test('a phone number with too few digits matches no one', () => assert.equal(phoneKey('555-0142'), null))

Deno.test('an account shows as a business or as an individual, and only to its agency', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const detail = { name: 'Aurora Dental PC', email: null, phone: null, mailingAddress: null }
  const business = { ...detail, dba: 'Aurora', naics: null, website: null }
  const accounts = [
    openedAccount({ type: 'BUSINESS', detail: business }, [], world.clock.now()),
    openedAccount({ type: 'INDIVIDUAL', detail: { ...detail, name: 'José Peña' } }, [], world.clock.now()),
  ]
  const ids = accounts.map(() => harborline.newId(accountKind))
  const changes = accounts.map((account, at) => create(accountKind, ids[at] ?? '', account, 'CREATE_ACCOUNT'))
  await harborline.commit({ type: 'SYSTEM', id: null }, changes)

  const show = `query ($ids: [ID!]!) { nodes(ids: $ids) {
    ... on Account { type account { __typename name ... on BusinessAccountDetail { dba } } }
  } }`
  const dana = await world.as(world.dana)
  assert.deepEqual((await dana.data(show, { ids })).nodes, [
    {
      type: 'BUSINESS',
      account: { __typename: 'BusinessAccountDetail', name: 'Aurora Dental PC', dba: 'Aurora' },
    },
    { type: 'INDIVIDUAL', account: { __typename: 'IndividualAccountDetail', name: 'José Peña' } },
  ])
  const walt = await world.as(world.walt)
  assert.deepEqual((await walt.data(show, { ids })).nodes, [null, null])
})
