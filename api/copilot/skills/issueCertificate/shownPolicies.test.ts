import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'

Deno.test('a policy that a follow-up takes off is not on the certificate', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId } = desk
  const terms = { accountId, carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
  const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
  await openPolicy(desk.world.harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UMB-1', coverages })
  const holder = 'Summit Builders Inc., 400 Harbor Street, Portland, ME 04101'
  const shown = (workspace: { proposals: { state: string; preview: { label: string }[] }[] }) =>
    workspace.proposals
      .filter(({ state }) => state === 'PENDING')
      .map(({ preview }) => preview.some(({ label }) => label.startsWith('Umbrella')))

  const first = await desk.ask(`Issue a certificate for ${holder}`, { accountId })
  assert.deepEqual(shown(first), [true])
  const corrected = await desk.say(first.id, 'take off the umbrella')
  assert.deepEqual(shown(corrected), [false])
  assert.match(corrected.messages.at(-1).content, /It shows only the policies that you named/)
})
