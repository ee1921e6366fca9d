import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'

const holder = 'Summit Builders Inc., 400 Harbor Street, Portland, ME 04101'

Deno.test('a policy that a follow-up takes off is not on the certificate', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId } = desk
  const terms = { accountId, carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
  const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
  await openPolicy(desk.world.harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UMB-1', coverages })
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

for (const ask of [
  `Issue a certificate for ${holder}. Only the GL and auto.`,
  `Issue a certificate showing only the GL and auto for ${holder}`,
  `COI to ${holder} - gl and auto only`,
  `Issue a certificate for ${holder} without the umbrella`,
])
  Deno.test(`shows only the policies that the first message names: ${ask.replace(holder, 'the holder')}`, async () => {
    await using desk = await openDesk()
    const { accountId, carrierId } = desk
    const terms = { accountId, carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
    const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
    await openPolicy(desk.world.harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UMB-1', coverages })
    await openPolicy(desk.world.harborline, {
      ...terms,
      type: 'COMMERCIAL_AUTO',
      policyNumber: 'CA-1',
      coverages,
    })
    const { messages, proposals } = await desk.ask(ask, { accountId })
    const labels = proposals[0].preview.map(({ label }: { label: string }) => label)
    assert.deepEqual(
      labels.filter((label: string) => /GSC|UMB|CA-1/.test(label)),
      ['General Liability GSC-4821907-24', 'Auto CA-1'],
    )
    assert.match(messages.at(-1).content, /for Summit Builders Inc\. is ready\. It shows only the policies/)
  })
