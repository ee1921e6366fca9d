import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { accountFileName } from './accountFileName.ts'
import { openAccount } from '../testing/openAccount.ts'

const names: readonly [string, string][] = [
  ['Casco Roofing LLC', 'Timeline Casco Roofing LLC 2026-03-15.zip'],
  ['A/C Heating "North": Maine', 'Timeline A C Heating North Maine 2026-03-15.zip'],
  ['Longfellow '.repeat(18).trim(), `Timeline ${'Longfellow '.repeat(8).slice(0, 80)} 2026-03-15.zip`],
]

for (const [name, called] of names) {
  Deno.test(`a file for the account ${name.slice(0, 30)} has its name and the agency's day`, async () => {
    await using world = await openWorld()
    const { id: accountId } = await openAccount(world.harborline, { detail: { name } })
    // Late on the fifteenth in the east.
    const at = Date.parse('2026-03-16T02:00:00Z')
    assert.equal(accountFileName(world.harborline, 'Timeline', { accountId, at, ending: 'zip' }), called)
  })
}
