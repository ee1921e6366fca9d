import assert from 'node:assert/strict'
import { confirmProvisions } from '../../knowledge/certificates/testing/openCertificateDesk.ts'
import { certificateKind } from '../../knowledge/index.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../testing/openDesk.ts'

/** What a client writes who has additional insured wording on the general liability only, and what the card says. */
const wishes = [
  [
    'They must be additional insured on our auto policy.',
    /^Requested, but not stated/,
    /confirmed on Auto CA-88\./,
  ],
  [
    'They must be additional insured on the GL and the auto.',
    /^The holder is an additional insured under General Liability GSC-4821907-24/,
    /confirmed on Auto CA-88\./,
  ],
  [
    'They must be additional insured on the GL.',
    /^The holder is an additional insured under General Liability GSC-4821907-24/,
    null,
  ],
  [
    'They must be additional insured.',
    /^The holder is an additional insured under General Liability GSC-4821907-24/,
    null,
  ],
] as const

for (const [wish, stated, note] of wishes)
  Deno.test(`the certificate states an additional insured only on the policy asked for: ${wish}`, async () => {
    await using desk = await openDesk()
    const { harborline } = desk.world
    await openPolicy(harborline, {
      accountId: desk.accountId,
      carrierId: desk.carrierId,
      type: 'COMMERCIAL_AUTO',
      policyNumber: 'CA-88',
      inforceAt: '2026-03-01',
      expiresAt: '2027-03-01',
      coverages: [{ name: 'Combined single limit (each accident)', limit: 100_000_000 }],
    })
    await confirmProvisions({ harborline, policyId: desk.policyId, client: desk.dana }, [
      { scope: 'BLANKET' },
    ])
    const { serviceRequests } = await desk.receive(
      `Please send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. ${wish}\n\nMarta`,
      { subject: 'COI needed' },
    )
    const [proposal] = serviceRequests[0].preparedWork.proposals
    const values = (label: string): string =>
      proposal.preview
        .filter((line: { label: string }) => line.label === label)
        .map(({ value }: { value: string }) => value)
        .join('\n')
    assert.match(values('Additional insured'), stated)
    if (note) assert.match(values('Note'), note)
    else assert.doesNotMatch(values('Note'), /Additional insured/)
    assert.equal(/additional insured on Auto CA-88/.test(values('Message')), note !== null)

    await desk.approve(proposal.id)
    const [certificate] = harborline.table(certificateKind).values()
    const issued = certificate && (await harborline.read(certificateKind, certificate.id))
    assert.deepEqual(
      issued?.value.content.lines.flatMap(({ type, hasAdditionalInsured }) =>
        hasAdditionalInsured ? [type] : [],
      ),
      stated.source.includes('Requested') ? [] : ['General Liability'],
    )
  })
