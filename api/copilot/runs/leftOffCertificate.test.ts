import assert from 'node:assert/strict'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../testing/openDesk.ts'

const summit = 'Summit Builders Inc., 400 Harbor Street, Portland, ME 04101'

interface Line {
  readonly label: string
  readonly value: string
}

function valuesOf(preview: readonly Line[], label: string): string {
  return preview.flatMap((line) => (line.label === label ? line.value : [])).join('\n')
}

for (const wish of [
  'Please date it as of March 1.',
  'It has to show that our coverage was in force before the accident.',
])
  Deno.test(`a certificate that is to be backdated is dated today, and everybody is told: ${wish}`, async () => {
    await using desk = await openDesk()
    const { serviceRequests } = await desk.receive(
      `Please send a certificate of insurance to ${summit}. ${wish}\n\nMarta`,
      { subject: 'COI needed' },
    )
    const [certificate] = serviceRequests.filter(
      ({ type }: { type: string }) => type === 'CREATE_CERTIFICATE',
    )
    const { preview } = certificate.preparedWork.proposals[0]
    assert.ok(
      valuesOf(preview, 'Warning').includes(
        `The client asks for a backdated certificate: “${wish}” A certificate is issued as of today and cannot be backdated.`,
      ),
    )
    assert.match(
      valuesOf(preview, 'Message'),
      /You asked for an earlier date: a certificate is issued as of today and cannot be backdated\./,
    )
  })

Deno.test('a backdated certificate without its holder’s address is refused before the address is known', async () => {
  await using desk = await openDesk()
  const { serviceRequests, draft } = await desk.receive(
    'We need a COI for Summit Builders Inc. backdated to March 1.\n\nMarta',
    { subject: 'COI needed' },
  )
  assert.match(
    serviceRequests[0].preparedWork.messages.at(-1).content,
    /^The client asks for a backdated certificate/,
  )
  assert.match(draft.body, /a certificate is issued as of today and cannot be backdated/)
})

Deno.test('a canceled umbrella that is asked for is named on the card and in the email', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'UMBRELLA',
    state: 'CANCELED',
    policyNumber: 'UMB-2207',
    inforceAt: '2025-11-15',
    expiresAt: '2026-11-15',
  })
  const { serviceRequests } = await desk.receive(
    `Please send a certificate to ${summit} showing the GL and the umbrella only.\n\nMarta`,
    { subject: 'COI needed' },
  )
  const { preview } = serviceRequests[0].preparedWork.proposals[0]
  assert.match(
    valuesOf(preview, 'Warning'),
    /The client asks for umbrella coverage\. It is not on the certificate: the umbrella policy UMB-2207 was canceled/,
  )
  assert.match(
    valuesOf(preview, 'Message'),
    /Umbrella coverage is not on the certificate: our records show no policy in force; the umbrella policy UMB-2207 was canceled\./,
  )
})
