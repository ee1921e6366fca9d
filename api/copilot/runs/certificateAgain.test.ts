import assert from 'node:assert/strict'
import { fileKind } from '../../files/index.ts'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const asked =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 for the library job. They need to be additional insured.\n\nThanks,\nMarta'
const confirmFacts = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) { __typename ... on ValidationErrors { fields { path message } } }
}`

interface Proposal {
  readonly id: string
  readonly tool: string
  readonly state: string
  readonly preview: readonly { readonly label: string; readonly value: string }[]
}

/** A desk whose certificate waits without additional insured, and how its facts are confirmed. */
async function openWaiting() {
  const desk = await openDesk()
  await desk.keep(
    'CG 20 10.pdf',
    'ENDORSEMENT',
    await pdfOf(['CG 20 10 04 13', 'Additional insured: blanket, where required by written contract']),
  )
  const file = [...desk.world.harborline.table(fileKind).values()].find(
    ({ attachedTo }) => attachedTo === desk.policyId,
  )
  const thread = await desk.receive(asked, { subject: 'COI needed' })
  const workspaceId: string = thread.serviceRequests[0].preparedWork.id
  async function confirm(kinds: readonly string[]) {
    desk.world.clock.advance(60_000)
    const provisions = kinds.map((kind) => ({
      kind,
      scope: 'BLANKET',
      formNumber: 'CG 20 10 04 13',
      sourceFileId: file?.id,
    }))
    const answer = await desk.dana.data(confirmFacts, {
      id: desk.policyId,
      input: { provisions, claimsBasis: 'OCCURRENCE', aggregatePer: 'POLICY', confirm: true },
    })
    assert.equal(
      answer.updateCertificateFacts.__typename,
      'UpdateCertificateFactsSuccess',
      JSON.stringify(answer),
    )
    await desk.world.platform.jobs.runDue()
  }
  async function pending(): Promise<Proposal[]> {
    const { serviceRequests } = await desk.thread()
    return serviceRequests[0].preparedWork.proposals.filter(({ state }: Proposal) => state === 'PENDING')
  }
  return { desk, workspaceId, confirm, pending }
}

Deno.test('a certificate that waits is prepared again once its provisions are confirmed', async () => {
  const { desk, confirm, pending } = await openWaiting()
  await using _ = desk
  assert.match(JSON.stringify(await pending()), /not stated: not confirmed[^]*does not state this yet/)
  await confirm(['ADDITIONAL_INSURED'])
  const cards = await pending()
  assert.equal(cards.length, 1)
  const shown = JSON.stringify(cards)
  assert.doesNotMatch(shown, /not confirmed|does not state this yet/)
  assert.match(shown, /Attached is the certificate of insurance for Summit Builders Inc\./)
})

for (const order of [
  'I confirmed the certificate facts on the GL. Prepare the certificate again with additional insured, primary and noncontributory and waiver of subrogation for the library job. Please send it to certs@summitbuilders.example with a copy to Marta.',
  'Please redo the COI for Summit with AI, P&NC and waiver of subrogation. Email certs@summitbuilders.example too.',
  'The endorsements are on the policy now. Make the certificate again, it needs primary and noncontributory and the waiver of subrogation as well.',
])
  Deno.test(`the certificate is prepared again as ordered, and no letter to a carrier: ${order.slice(0, 40)}`, async () => {
    const { desk, workspaceId, confirm, pending } = await openWaiting()
    await using _ = desk
    await confirm(['ADDITIONAL_INSURED', 'WAIVER_OF_SUBROGATION', 'PRIMARY_NONCONTRIBUTORY'])
    const { artifacts } = await desk.say(workspaceId, order)
    assert.deepEqual(artifacts, [])
    const cards = await pending()
    assert.deepEqual(
      cards.map(({ tool }) => tool),
      ['issue_certificate'],
    )
    const value = (label: string) => cards[0]?.preview.find((line) => line.label === label)?.value ?? ''
    assert.match(value('Holder'), /^Summit Builders Inc\., 400 Harbor Street/)
    assert.match(value('Waiver of subrogation'), /GSC-4821907-24|Yes|Stated/)
    assert.match(value('Primary and noncontributory'), /GSC-4821907-24|Yes|Stated/)
    assert.equal(value('To'), 'marta@cascoroofing.example')
    if (order.includes('certs@')) assert.match(JSON.stringify(cards), /You asked to send it to someone else/)
  })

for (const [mail, answer, holder] of [
  [
    'We need a certificate of insurance for Dunmore Contracting by Friday.',
    'No, the holder is Dunmore General Contracting, Inc., 1180 Dock Street, Providence, RI 02905',
    'Dunmore General Contracting, Inc., 1180 Dock Street, Providence, RI 02905',
  ],
  [
    'We need a certificate of insurance for Dunmore Contracting by Friday.',
    'Dunmore, 1180 Dock Street, Providence, RI 02905',
    'Dunmore Contracting, 1180 Dock Street, Providence, RI 02905',
  ],
  [
    'We need a certificate of insurance for Dunmore Contracting by Friday.',
    'Attn: Pat Doyle, 1180 Dock Street, Providence, RI 02905',
    'Dunmore Contracting, 1180 Dock Street, Providence, RI 02905',
  ],
  [
    asked,
    'No, the holder is Dunmore General Contracting, Inc., 1180 Dock Street, Providence, RI 02905',
    'Dunmore General Contracting, Inc., 1180 Dock Street, Providence, RI 02905',
  ],
] as const)
  Deno.test(`the holder that staff name replaces the one requested: ${answer.slice(0, 30)}, ${mail.slice(0, 20)}`, async () => {
    await using desk = await openDesk()
    const first = await desk.receive(mail)
    desk.world.clock.advance(60_000)
    await desk.say(first.serviceRequests[0].preparedWork.id, answer)
    const [request] = (await desk.thread()).serviceRequests
    const cards: Proposal[] = request.preparedWork.proposals.filter(
      ({ state }: Proposal) => state === 'PENDING',
    )
    assert.deepEqual(
      cards.map(({ tool }) => tool),
      ['issue_certificate'],
    )
    const value = (label: string) => cards[0]?.preview.find((line) => line.label === label)?.value ?? ''
    assert.equal(value('Holder'), holder)
    assert.equal(value('To'), 'marta@cascoroofing.example')
    assert.match(value('Message'), /Attached is the certificate of insurance for Dunmore/)
  })
