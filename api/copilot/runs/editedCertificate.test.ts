import assert from 'node:assert/strict'
import { certificateHolderKind } from '../../knowledge/index.ts'
import { openDesk } from '../testing/openDesk.ts'
import { type PageContent, pdfOf } from '../testing/pdfOf.ts'

const asked =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 for the library job. AI: the owner and Summit Builders Inc. The owner is Bayview Owners LLC.\n\nThanks,\nMarta'

const waiting = `{ pendingCaraProposals {
  id title
  preview { label value }
  reply { to cc subject body }
  certificate {
    accountId holder { name email } additionalInsured otherAdditionalInsureds descriptionOfOperations policyIds
  }
  boxesToConfirm {
    policyId text citation { quote } choices { claimsBasis aggregatePer label }
  }
  provisionsToConfirm {
    policyId text
    provision { kind scope partyName formNumber citation { fileId page quote } viewerCanConfirm { isAllowed reason } }
  }
} }`
const editCertificate = `mutation ($id: ID!, $input: ReviseCertificateInput!) {
  editCaraCertificate(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on EditCaraCertificateSuccess { caraProposal { id } }
  }
}`
const editReply = `mutation ($id: ID!, $input: EditCaraReplyInput!) {
  editCaraReply(id: $id, input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on EditCaraReplySuccess { caraProposal { id } }
  }
}`
const confirm = `mutation ($id: ID!, $input: PolicyProvisionInput!) {
  confirmPolicyProvision(id: $id, input: $input) { __typename ... on NamedError { message } }
}`
const clearFacts = `mutation ($id: ID!) { updateCertificateFacts(id: $id, input: { confirm: true }) { __typename } }`
const confirmBox = `mutation ($id: ID!, $input: CertificateBoxInput!) {
  confirmCertificateBox(id: $id, input: $input) { __typename ... on NamedError { message } }
}`
const issued = `{ certificates(first: 1) { edges { node {
  holder { name } provisionWords descriptionOfOperations
} } } }`

interface Card {
  readonly id: string
  readonly title: string
  readonly preview: readonly { readonly label: string; readonly value: string }[]
  readonly reply: {
    readonly to: string
    readonly cc: readonly string[]
    readonly body: string
    readonly subject: string
  }
  readonly certificate: Record<string, unknown>
  readonly boxesToConfirm: readonly {
    readonly policyId: string
    readonly text: string
    readonly citation: { readonly quote: string } | null
    readonly choices: readonly { readonly label: string; readonly [field: string]: string | null }[]
  }[]
  readonly provisionsToConfirm: readonly {
    readonly policyId: string
    readonly text: string
    readonly provision: Record<string, unknown> & {
      readonly citation: { readonly fileId: string; readonly quote: string }
      readonly viewerCanConfirm: { readonly isAllowed: boolean; readonly reason: string | null }
    }
  }[]
}

/** A prepared certificate whose endorsement is on file and not confirmed. */
async function openPrepared(message = asked, endorsements: readonly PageContent[] = []) {
  const desk = await openDesk()
  await desk.keep(
    'Policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf(
      [
        { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
        {
          rows: [
            ['Named Insured', 'Casco Roofing LLC'],
            ['Policy Number', 'GSC-4821907-24'],
            ['Each Occurrence Limit', '$1,000,000'],
          ],
        },
      ],
      [
        { heading: 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS' },
        'COMMERCIAL GENERAL LIABILITY CG 20 10 12 19',
        'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
        'Section II - Who Is An Insured is amended to include as an additional insured any person or organization when you have agreed in a written contract that they be added, but only with respect to your ongoing operations.',
      ],
      ...endorsements,
    ),
  )
  await desk.receive(message, { subject: 'COI needed' })
  async function card(): Promise<Card> {
    const { pendingCaraProposals } = await desk.dana.data(waiting)
    assert.equal(pendingCaraProposals.length, 1)
    return pendingCaraProposals[0]
  }
  async function edit(id: string, input: object) {
    return (await desk.dana.data(editCertificate, { id, input })).editCaraCertificate
  }
  return { desk, card, edit }
}

function line({ preview }: Card, label: string): string | undefined {
  return preview.find((each) => each.label === label)?.value
}

Deno.test('a request that names several additional insureds fills them on the certificate', async () => {
  const { desk, card } = await openPrepared()
  await using _ = desk
  const { certificate, reply } = await card()
  assert.equal(certificate['additionalInsured'], true)
  assert.deepEqual(certificate['otherAdditionalInsureds'], ['Bayview Owners LLC'])
  assert.match(
    reply.body,
    /You also asked for Summit Builders Inc and Bayview Owners LLC as additional insureds/,
  )
})

Deno.test('a prepared certificate is issued exactly as it was edited', async () => {
  const { desk, card, edit } = await openPrepared()
  await using _ = desk
  const before = await card()
  const refused = await edit(before.id, { holder: { name: '', address: null } })
  assert.ok(refused.fields.some(({ path }: { path: string }) => path === 'holder.name'))
  const edited = await edit(before.id, {
    holder: {
      name: 'Summit Construction Inc.',
      address: { line1: '401 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
      email: 'certs@summit.example',
    },
    otherAdditionalInsureds: ['Bayview Owners LLC', 'City of Portland'],
    descriptionOfOperations: 'Roof of the library',
  })
  assert.equal(edited.__typename, 'EditCaraCertificateSuccess', JSON.stringify(edited))
  const after = await card()
  assert.equal(after.id, edited.caraProposal.id)
  assert.match(after.title, /to Summit Construction Inc\./)
  assert.equal(line(after, 'Description of operations'), 'Roof of the library')
  assert.equal(line(after, 'Email of the holder'), 'certs@summit.example')
  // The email names the new holder, and what it lacks is as of now.
  assert.match(after.reply.body, /certificate of insurance for Summit Construction Inc\./)
  assert.match(
    after.reply.body,
    /Summit Construction Inc, Bayview Owners LLC, and City of Portland as additional/,
  )
  assert.equal((await desk.approve(before.id)).__typename, 'CannotDecideError')
  assert.equal((await edit(before.id, {})).message, 'This was withdrawn.')
  assert.equal((await desk.approve(after.id)).__typename, 'ApproveCaraProposalSuccess')
  const [{ node }] = (await desk.dana.data(issued)).certificates.edges
  assert.equal(node.holder.name, 'Summit Construction Inc.')
  assert.equal(node.descriptionOfOperations, 'Roof of the library')
  // The holder keeps the email for the next certificate.
  const holders = [...desk.world.harborline.table(certificateHolderKind).values()]
  assert.deepEqual(
    holders.map(({ name, email }) => [name, email]),
    [['Summit Construction Inc.', 'certs@summit.example']],
  )
})

Deno.test('people who are copied receive the certificate, with a warning about strangers', async () => {
  const { desk, card } = await openPrepared()
  await using _ = desk
  const { id, reply } = await card()
  const text = { subject: reply.subject, body: reply.body }
  const wrong = (await desk.dana.data(editReply, { id, input: { ...text, cc: ['pat'] } })).editCaraReply
  assert.deepEqual(
    wrong.fields.map(({ path }: { path: string }) => path),
    ['cc'],
  )
  await desk.dana.data(editReply, { id, input: { ...text, cc: ['pat@summit.example', ''] } })
  const copied = await card()
  assert.deepEqual(copied.reply.cc, ['pat@summit.example'])
  assert.equal(line(copied, 'Cc'), 'pat@summit.example')
  assert.ok(copied.preview.some(({ label, value }) => label === 'Warning' && value.startsWith('pat@summit')))
  await desk.approve(copied.id)
  const letter = desk.letters().at(-1)
  assert.equal(letter?.to, 'marta@cascoroofing.example')
  assert.match(JSON.stringify(letter), /pat@summit\.example/)
  assert.equal(letter?.attachments?.length, 1)
})

Deno.test('a provision that the policy shows is confirmed from its card, and edits stay', async () => {
  const { desk, card, edit } = await openPrepared()
  await using _ = desk
  await edit((await card()).id, { descriptionOfOperations: 'Roof of the library' })
  const before = await card()
  const [found] = before.provisionsToConfirm
  assert.ok(found)
  assert.equal(found.text, 'Additional insured, blanket: CG 20 10 12 19, General Liability GSC-4821907-24')
  assert.match(found.provision.citation.quote, /additional insured any person or organization/)
  assert.deepEqual(found.provision.viewerCanConfirm, { isAllowed: true, reason: null })
  const { citation, viewerCanConfirm: _can, ...stated } = found.provision
  const input = { ...stated, sourceFileId: citation.fileId }
  const other = await desk.dana.data(confirm, {
    id: found.policyId,
    input: { ...input, formNumber: 'CG 20 37' },
  })
  assert.equal(other.confirmPolicyProvision.__typename, 'CannotConfirmProvisionError')
  desk.world.clock.advance(60_000)
  const { confirmPolicyProvision } = await desk.dana.data(confirm, { id: found.policyId, input })
  assert.equal(confirmPolicyProvision.__typename, 'ConfirmPolicyProvisionSuccess')
  await desk.world.platform.jobs.runDue()
  const after = await card()
  assert.deepEqual(after.provisionsToConfirm, [])
  assert.equal(line(after, 'Description of operations'), 'Roof of the library')
  assert.equal(
    line(after, 'Additional insured'),
    'The holder and Bayview Owners LLC are additional insureds under General Liability GSC-4821907-24 (CG 20 10 12 19), where required by written contract.',
  )
  assert.doesNotMatch(after.reply.body, /does not state/)
})

Deno.test('boxes that no document settles are checked from the card, each with one press', async () => {
  const { desk, card } = await openPrepared()
  await using _ = desk
  await desk.dana.data(clearFacts, { id: desk.policyId })
  const { boxesToConfirm } = await card()
  assert.deepEqual(
    boxesToConfirm.map(({ text, citation, choices }) => [text, citation, choices.map(({ label }) => label)]),
    [
      ['Occurrence or claims-made: General Liability GSC-4821907-24', null, ['Occurrence', 'Claims-made']],
      [
        'What the aggregate limit applies to: General Liability GSC-4821907-24',
        null,
        ['Policy', 'Project', 'Location'],
      ],
    ],
  )
  for (const { policyId, choices } of boxesToConfirm) {
    const { label: _label, ...input } = choices[0] ?? {}
    const { confirmCertificateBox } = await desk.dana.data(confirmBox, { id: policyId, input })
    assert.equal(confirmCertificateBox.__typename, 'ConfirmCertificateBoxSuccess')
    const again = await desk.dana.data(confirmBox, { id: policyId, input })
    assert.match(again.confirmCertificateBox.message, /already answered/)
  }
  await desk.world.platform.jobs.runDue()
  const after = await card()
  assert.deepEqual(after.boxesToConfirm, [])
  assert.ok(after.preview.every(({ value }) => !value.includes('These boxes stay empty')))
})

Deno.test('a box that a document settles is confirmed as the document says', async () => {
  const { desk, card } = await openPrepared(asked, [
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS' },
      {
        rows: [
          ['Policy Number', 'GSC-4821907-24'],
          ['Coverage Form', 'CG 00 01 Occurrence Coverage Form'],
          ['General Aggregate Limit Applies Per', 'Project'],
        ],
      },
    ],
  ])
  await using _ = desk
  await desk.dana.data(clearFacts, { id: desk.policyId })
  assert.deepEqual(
    (await card()).boxesToConfirm.map(({ text, citation, choices }) => [
      text,
      citation !== null,
      choices.length,
    ]),
    [
      ['Occurrence: General Liability GSC-4821907-24', true, 1],
      ['Aggregate limit per project: General Liability GSC-4821907-24', true, 1],
    ],
  )
})

Deno.test('the form for completed operations is still to confirm when the one for ongoing operations is', async () => {
  const { desk, card } = await openPrepared(`${asked} For ongoing and completed operations.`, [
    [
      { heading: 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - COMPLETED OPERATIONS' },
      'COMMERCIAL GENERAL LIABILITY CG 20 37 12 19',
      'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
      'Section II - Who Is An Insured is amended to include as an additional insured any person or organization when you have agreed in a written contract that they be added, for your work included in the products-completed operations hazard.',
    ],
  ])
  await using _ = desk
  const toConfirm = async () =>
    (await card()).provisionsToConfirm.map(({ provision }) => provision['formNumber'])
  assert.deepEqual(await toConfirm(), ['CG 20 10 12 19', 'CG 20 37 12 19'])
  const [{ policyId, provision }] = (await card()).provisionsToConfirm as Card['provisionsToConfirm'] &
    [Card['provisionsToConfirm'][0]]
  const { citation, viewerCanConfirm: _can, ...stated } = provision
  const input = { ...stated, sourceFileId: citation.fileId }
  await desk.dana.data(confirm, { id: policyId, input })
  await desk.world.platform.jobs.runDue()
  assert.deepEqual(await toConfirm(), ['CG 20 37 12 19'])
})
