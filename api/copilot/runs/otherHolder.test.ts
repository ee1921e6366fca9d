import assert from 'node:assert/strict'
import { certificateKind } from '../../knowledge/index.ts'
import { openDesk } from '../testing/openDesk.ts'

const asked =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 for the library job. They need to be additional insured and want a waiver of subrogation.\n\nThanks,\nMarta'

const answer = { subject: 'Re: COI needed', headers: ['In-Reply-To: <m1@cascoroofing.example>'] }

interface Proposal {
  readonly id: string
  readonly state: string
  readonly tool: string
  readonly title: string
  readonly preview: readonly { readonly label: string; readonly value: string }[]
}

for (const [correction, holder] of [
  [
    'Hi, the holder on the certificate you sent is wrong, it should be Harbor Point Owners LLC, 9 Dock Lane, Saco, ME 04072.\n\nMarta',
    'Harbor Point Owners LLC, 9 Dock Lane, Saco, ME 04072',
  ],
  [
    'The certificate holder is wrong, it should be\nHarbor Point Owners LLC\n9 Dock Lane\nSaco, ME 04072\n\nMarta',
    'Harbor Point Owners LLC, 9 Dock Lane, Saco, ME 04072',
  ],
  [
    'The holder on the COI is wrong: it should be\n9 Dock Lane Partners LLC\n9 Dock Lane\nSaco, ME 04072',
    '9 Dock Lane Partners LLC, 9 Dock Lane, Saco, ME 04072',
  ],
  [
    'Sorry, wrong holder. The certificate should go to the Town of Bath, 55 Front Street, Bath, ME 04530, not Summit.',
    'Town of Bath, 55 Front Street, Bath, ME 04530',
  ],
] as const)
  for (const isSent of [false, true])
    Deno.test(`another holder takes the place of ${isSent ? 'the one sent' : 'the prepared one'}: ${correction.slice(0, 70)}`, async () => {
      await using desk = await openDesk()
      const first = await desk.receive(asked, { subject: 'COI needed' })
      if (isSent) await desk.approve(first.serviceRequests[0].preparedWork.proposals[0].id)
      desk.world.clock.advance(60_000)
      const { serviceRequests } = await desk.receive(correction, answer)
      assert.equal(serviceRequests.length, 1, 'it is the same certificate')
      const pending = (serviceRequests[0].preparedWork.proposals as Proposal[]).filter(
        ({ state }) => state === 'PENDING',
      )
      assert.deepEqual(
        pending.map(({ tool }) => tool),
        ['issue_certificate'],
      )
      const shown = (label: string) => pending[0]?.preview.find((line) => line.label === label)?.value
      assert.equal(shown('Holder'), holder)
      assert.match(shown('Waiver of subrogation') ?? '', /^Requested/)
      assert.match(shown('Additional insured') ?? '', /^Requested/)
      assert.match(shown('Description of operations') ?? '', /Library job/)
      assert.equal(/corrected/.test(pending[0]?.title ?? ''), isSent)
      await desk.approve(pending[0]?.id ?? '')
      const current = [...desk.world.harborline.table(certificateKind).values()].filter(
        ({ revisedById }) => revisedById === null,
      )
      assert.deepEqual(
        current.map((certificate) => certificate.holder.name),
        [holder.split(',')[0]],
      )
    })

Deno.test('another holder without an address is asked for it, and nothing for the wrong one stays ready', async () => {
  await using desk = await openDesk()
  await desk.receive(asked, { subject: 'COI needed' })
  desk.world.clock.advance(60_000)
  const { serviceRequests, draft } = await desk.receive(
    'The holder on the certificate you sent is wrong, it should be Harbor Point Owners LLC.\n\nMarta',
    answer,
  )
  assert.equal(serviceRequests.length, 1)
  const { proposals, messages } = serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /^What is the mailing address of Harbor Point Owners LLC\?/)
  assert.ok(
    (proposals as Proposal[]).every(
      ({ tool, state }) => tool !== 'issue_certificate' || state === 'WITHDRAWN',
    ),
  )
  assert.match(draft.body, /send us the mailing address of Harbor Point Owners LLC/)
})
