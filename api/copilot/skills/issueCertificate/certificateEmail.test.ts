import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

const order = 'Issue a certificate for Summit Builders Inc., 400 Harbor Street, Portland, ME 04101'
const edit = `mutation ($id: ID!, $input: ReviseCertificateInput!) {
  editCaraCertificate(id: $id, input: $input) { __typename ... on EditCaraCertificateSuccess { caraProposal { id } } }
}`

interface Proposed {
  readonly id: string
  readonly state: string
  readonly title: string
  readonly preview: readonly { readonly label: string; readonly value: string }[]
}

Deno.test('the holder’s email is kept for its next certificate, which goes to the holder with a copy', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  const pending = ({ proposals }: { proposals: readonly Proposed[] }) =>
    proposals.findLast(({ state }) => state === 'PENDING')
  const first = pending(await desk.ask(order, { accountId }))
  const { editCaraCertificate } = await desk.dana.data(edit, {
    id: first?.id,
    input: {
      holder: {
        name: 'Summit Builders Inc.',
        address: { line1: '400 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
        email: 'certs@summit.example',
      },
    },
  })
  const answer = await desk.approve(editCaraCertificate.caraProposal.id)
  assert.equal(answer.__typename, 'ApproveCaraProposalSuccess')

  const next = await desk.ask(order, { accountId })
  const edited = { descriptionOfOperations: 'Roof of the library' }
  await desk.dana.data(edit, { id: pending(next)?.id, input: edited })
  const card = pending(await desk.say(next.id, 'email it to the holder and cc marta@cascoroofing.example'))
  assert.match(card?.title ?? '', /and send it to certs@summit\.example$/)
  // What a user entered in the form stays.
  assert.ok(card?.preview.some(({ value }) => value === 'Roof of the library'))
  assert.equal(card?.preview.find(({ label }) => label === 'Cc')?.value, 'marta@cascoroofing.example')
  await desk.approve(card?.id ?? '')
  const letter = desk.letters().at(-1)
  assert.equal(letter?.to, 'certs@summit.example')
  assert.match(JSON.stringify(letter), /marta@cascoroofing\.example/)
})
