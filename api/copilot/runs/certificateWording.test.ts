import assert from 'node:assert/strict'
import { readPdf } from '../../documents/testing/readPdf.ts'
import { confirmProvisions } from '../../knowledge/certificates/testing/openCertificateDesk.ts'
import { openDesk } from '../testing/openDesk.ts'

const asked = `Can you send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 for Bayside Lofts, Job 26-118?

They want this wording exactly in the description box:

"Re: Job 26-118 Bayside Lofts. Summit Builders Inc. and Bayview Owners LLC are additional insureds for ongoing and completed operations, on a primary and noncontributory basis. Waiver of subrogation applies in their favor."

Please copy me.

Thanks,
Marta`

const edit = `mutation ($id: ID!, $input: ReviseCertificateInput!) {
  editCaraCertificate(id: $id, input: $input) {
    __typename
    ... on EditCaraCertificateSuccess { caraProposal { id confirmation preview { label value } reply { body } } }
  }
}`

/** A request for wording of the holder's own; the policy's additional insured endorsement names the holder only. */
async function openAsked() {
  const desk = await openDesk()
  const { harborline } = desk.world
  await confirmProvisions({ harborline, policyId: desk.policyId, client: desk.dana }, [
    { scope: 'NAMED', partyName: 'Summit Builders Inc.' },
    { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09' },
  ])
  const { serviceRequests } = await desk.receive(asked, { subject: 'Certificate for Summit' })
  const [proposal] = serviceRequests[0].preparedWork.proposals
  async function issuedText(): Promise<string> {
    const { certificates } = await desk.dana.data('{ certificates { edges { node { downloadUrl } } } }')
    const file = await desk.dana.fetch(certificates.edges[0].node.downloadUrl)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { pages } = await readPdf(bytes)
    return pages
      .map(({ text }) => text)
      .join('\n')
      .replaceAll(/\s+/g, ' ')
  }
  return { desk, proposal, issuedText }
}

function cardText({ preview }: { preview: readonly { label: string; value: string }[] }): string {
  return preview.map(({ label, value }) => `${label}: ${value}`).join('\n')
}

Deno.test('the certificate, its card and its email state only what the policy is confirmed to provide', async () => {
  const { desk, proposal, issuedText } = await openAsked()
  await using _ = desk
  const card = cardText(proposal)
  assert.match(card, /^Description of operations: Job 26-118 Bayside Lofts$/m)
  assert.match(
    card,
    /^Warning: Requested wording is left out of the description: “Summit Builders Inc\. and/m,
  )
  assert.match(
    card,
    /^Additional insured: The holder is an additional insured under [^\n]*\nRequested for Bayview Owners LLC, but not stated/m,
  )
  assert.match(card, /^Primary and noncontributory: Requested for .*, but not stated/m)
  assert.equal(proposal.confirmation, null)
  assert.equal((await desk.approve(proposal.id)).__typename, 'ApproveCaraProposalSuccess')
  const pdf = await issuedText()
  assert.match(pdf, /Job 26-118 Bayside Lofts The holder is an additional insured under General Liability/)
  assert.match(
    pdf,
    /Subrogation against the holder and Bayview Owners LLC is waived under .*, where required/,
  )
  assert.doesNotMatch(pdf, /completed operations,|noncontributory|in their favor|Job number|Lofts\."|”/)
  assert.doesNotMatch(
    pdf,
    /Bayview Owners LLC (?:is|are) an? additional|and Bayview Owners LLC are additional/,
  )
  assert.match(
    JSON.stringify(desk.letters().at(-1)),
    /You also asked for Bayview Owners LLC as an additional insured, primary and noncontributory wording, and completed operations\. The certificate does not state them yet/,
  )
})

Deno.test('wording that a person adds is printed once they confirm it, and the email does not deny it', async () => {
  const { desk, proposal, issuedText } = await openAsked()
  await using _ = desk
  const descriptionOfOperations = 'Job 26-118. Insurance is primary and noncontributory.'
  const { editCaraCertificate } = await desk.dana.data(edit, {
    id: proposal.id,
    input: { descriptionOfOperations },
  })
  const edited = editCaraCertificate.caraProposal
  assert.match(
    edited.confirmation,
    /^The description of operations says “primary and noncontributory”\. It is/,
  )
  assert.match(
    cardText(edited),
    /^Primary and noncontributory: Requested for .*, but only in the description/m,
  )
  assert.doesNotMatch(edited.reply.body, /noncontributory/)
  assert.equal((await desk.approve(edited.id)).__typename, 'CannotDecideError')
  assert.equal((await desk.approve(edited.id, true)).__typename, 'ApproveCaraProposalSuccess')
  assert.match(await issuedText(), /Job 26-118\. Insurance is primary and noncontributory\./)
})
