import assert from 'node:assert/strict'
import { certificateKind } from '../../knowledge/index.ts'
import { openDesk } from '../testing/openDesk.ts'

const asked =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 for the library job.\n\nThanks,\nMarta'

const resolve = `mutation ($id: ID!) { resolveServiceRequest(id: $id, input: { notes: "Sent" }) { __typename } }`

/** A desk whose client has the certificate, and how the client answers it. */
async function openSent() {
  const desk = await openDesk()
  const { serviceRequests } = await desk.receive(asked, { subject: 'COI needed' })
  await desk.approve(serviceRequests[0].preparedWork.proposals[0].id)
  return {
    desk,
    async answer(body: string, requests = 1) {
      desk.world.clock.advance(60_000)
      const thread = await desk.receive(body, {
        subject: 'Re: COI needed',
        headers: ['In-Reply-To: <m1@cascoroofing.example>'],
      })
      assert.equal(thread.serviceRequests.length, requests)
      const { proposals, messages } = thread.serviceRequests.at(-1).preparedWork
      const pending: { id: string; tool: string; title: string; preview: object[] }[] = proposals.filter(
        ({ state }: { state: string }) => state === 'PENDING',
      )
      return { thread, pending, said: messages.at(-1).content as string }
    },
  }
}

for (const [correction, expected] of [
  ["Please change the holder's address on it to 500 Main Street, Bath, ME 04530.", /500 Main Street, Bath/],
  ['Summit says it must say Suite 400. Can you fix and resend?', /Suite 400/],
  ['Summit says it must say Suite 400. Can you fix and resend? Thanks', /Suite 400/],
  ['Please add the project number LE-2207 to the certificate.', /Library job\\nProject number: LE-2207/],
  ['They also need a waiver of subrogation on the cert.', /Waiver of subrogation/],
  [
    'The certificate you sent is missing the additional insured. Please send a revised one.',
    /as an additional insured/,
  ],
] as const)
  Deno.test(`a correction after the certificate was sent becomes its next revision: ${correction}`, async () => {
    const { desk, answer } = await openSent()
    await using _ = desk
    const { thread, pending, said } = await answer(correction)
    assert.deepEqual(
      pending.map(({ tool }) => tool),
      ['issue_certificate'],
      said,
    )
    const shown = JSON.stringify(pending[0]?.preview)
    assert.match(shown, expected)
    assert.match(shown, /HIG-2026-00001, revision 1/)
    assert.match(shown, /Attached is the corrected certificate/)
    assert.doesNotMatch(
      thread.draft.body,
      /Attached is/,
      'the certificate that was sent is not attached again',
    )

    assert.equal((await desk.approve(pending[0]?.id ?? '')).__typename, 'ApproveCaraProposalSuccess')
    const certificates = [...desk.world.harborline.table(certificateKind).values()]
    assert.deepEqual(
      new Set(certificates.map(({ number, revision }) => `${number} ${revision}`)),
      new Set(['HIG-2026-00001 1', 'HIG-2026-00001 2']),
    )
    assert.match(desk.letters().at(-1)?.attachments?.[0]?.filename ?? '', /revision 2\.pdf$/)
  })

for (const [rejection, expected] of [
  [
    'Summit rejected the certificate: the holder name has to read Summit Builders Group LLC.',
    /Summit Builders Group LLC, 400 Harbor Street/,
  ],
  [
    'They would not accept it. The address should be 500 Main Street, Bath, ME 04530.',
    /Summit Builders Inc\., 500 Main Street, Bath/,
  ],
  [
    'The GC kicked it back, the additional insured box is not checked.',
    /Additional insured","value":"Requested/,
  ],
  [
    'The holder refused the COI because it is missing the waiver of subrogation.',
    /Waiver of subrogation","value":"Requested/,
  ],
  ['They want the description to read "Library reroof, project 24-118".', /Library reroof, project 24-118/],
  [
    'Summit sent it back. They need primary and noncontributory wording and to be listed as additional insured.',
    /Primary and noncontributory","value":"Requested/,
  ],
] as const)
  Deno.test(`a certificate rejected after its request was resolved is revised: ${rejection}`, async () => {
    const { desk, answer } = await openSent()
    await using _ = desk
    await desk.dana.data(resolve, { id: (await desk.thread()).serviceRequests[0].id })
    const { thread, pending, said } = await answer(rejection, 2)
    const opened = thread.serviceRequests.filter(({ state }: { state: string }) => state === 'OPEN')
    assert.deepEqual(
      opened.map(({ type }: { type: string }) => type),
      ['CREATE_CERTIFICATE'],
    )
    assert.deepEqual(
      pending.map(({ tool }) => tool),
      ['issue_certificate'],
      said,
    )
    const shown = JSON.stringify(pending[0]?.preview)
    assert.match(shown, expected)
    assert.match(shown, /HIG-2026-00001, revision 1/)
    assert.match(shown, /Attached is the corrected certificate/)
    assert.match(shown, /Library (?:job|reroof)/, 'the job it was for stays')
    assert.doesNotMatch(shown, /left out of the description/)

    await desk.approve(pending[0]?.id ?? '')
    const current = [...desk.world.harborline.table(certificateKind).values()].filter(
      ({ revisedById }) => revisedById === null,
    )
    assert.deepEqual(
      current.map(({ number, revision }) => `${number} ${revision}`),
      ['HIG-2026-00001 2'],
    )
  })

Deno.test('a certificate for another holder is a new one, after the first was resolved', async () => {
  const { desk, answer } = await openSent()
  await using _ = desk
  await desk.dana.data(resolve, { id: (await desk.thread()).serviceRequests[0].id })
  const { pending } = await answer(
    'Summit is fine with it, nothing to fix. Please also send one to Brown Brothers Construction, 9 Dock Lane, Saco, ME 04072.',
    2,
  )
  assert.match(pending[0]?.title ?? '', /^Issue a certificate for Casco Roofing LLC to Brown Brothers/)
})

for (const [again, expected] of [
  ['Thanks! One more thing, they also need the project number LE-2207 on it.', /Project number: LE-2207/],
  [
    'Sorry, they came back. The holder has to read Summit Builders Group LLC.',
    /Summit Builders Group LLC, 400 Harbor/,
  ],
  ['They rejected it again: needs a waiver of subrogation.', /Waiver of subrogation/],
] as const)
  Deno.test(`a second correction is taken up like the first: ${again}`, async () => {
    const { desk, answer } = await openSent()
    await using _ = desk
    const first = await answer('It must say Suite 400.')
    await desk.approve(first.pending[0]?.id ?? '')
    const { pending, said } = await answer(again)
    assert.deepEqual(
      pending.map(({ tool }) => tool),
      ['issue_certificate'],
      said,
    )
    const shown = JSON.stringify(pending[0]?.preview)
    assert.match(shown, expected)
    assert.match(shown, /revision 2/)
    assert.match(shown, /Suite 400/)
  })

Deno.test('a second correction revises the revision, and one that changes nothing known is left to a person', async () => {
  const { desk, answer } = await openSent()
  await using _ = desk
  const first = await answer('It must say Suite 400.')
  await desk.approve(first.pending[0]?.id ?? '')
  const second = await answer('Sorry, the suite is 410, not 400.')
  await desk.approve(second.pending[0]?.id ?? '')
  const [current] = [...desk.world.harborline.table(certificateKind).values()].filter(
    ({ revisedById }) => revisedById === null,
  )
  assert.equal(current?.revision, 3)
  assert.equal(current?.holder.address.line2, 'Suite 410')

  const third = await answer('The certificate should be in a larger font.')
  assert.deepEqual(
    third.pending.map(({ tool }) => tool),
    ['send_reply'],
  )
  assert.match(third.said, /nothing in what the client wrote to change on certificate HIG-2026-00001/)
})

Deno.test('a certificate revised by hand in the meantime is not revised again on approval', async () => {
  const { desk, answer } = await openSent()
  await using _ = desk
  const { pending } = await answer('It must say Suite 400.')
  const [certificate] = desk.world.harborline.table(certificateKind).values()
  await desk.dana.data(
    `mutation ($id: ID!) { reviseCertificate(id: $id, input: { descriptionOfOperations: "Roof", confirm: true }) { __typename } }`,
    { id: certificate?.id },
  )
  const sent = desk.letters().length
  await desk.approve(pending[0]?.id ?? '')
  assert.equal(desk.letters().length, sent)
  assert.equal(desk.world.harborline.table(certificateKind).size, 2)
})

/** What the client corrects, and what the holder is then; null where only a person can tell. */
const holders: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    'Sorry, I gave you the wrong holder address. Summit moved - it\'s 1201 N Market Street, Suite 800, Wilmington, DE 19801. And the name has to read "Summit Builders, Inc. and its affiliates". Can you resend?',
    [/Summit Builders, Inc\. and its affiliates/, /1201 N Market Street, Suite 800, Wilmington, DE 19801/],
  ],
  [
    'This still has the old address. It must be: Summit Builders Inc. and its affiliates, 1201 N Market Street, Suite 800, Wilmington, DE 19801. Please send a corrected one.',
    [/Summit Builders Inc\. and its affiliates/, /1201 N Market Street, Suite 800, Wilmington, DE 19801/],
  ],
  [
    'They rejected it. Summit is at a new office now: 55 Dock Lane, 3rd Floor, Saco, ME 04072. The holder name should be Summit Building Group LLC.',
    [/Summit Building Group LLC/, /55 Dock Lane, 3rd Floor, Saco, ME 04072/],
  ],
  [
    'The address is wrong, it should say 9 Wharf Rd Suite 12. Please fix it.',
    [/400 Harbor Street, Portland/],
  ],
]

for (const [correction, expected] of holders) {
  Deno.test(`the certificate is corrected before it is approved: ${correction.slice(0, 50)}`, async () => {
    await using desk = await openDesk()
    await desk.receive(asked, { subject: 'COI needed' })
    desk.world.clock.advance(60_000)
    const thread = await desk.receive(correction, {
      subject: 'Re: COI needed',
      headers: ['In-Reply-To: <m1@cascoroofing.example>'],
    })
    const pending = thread.serviceRequests.flatMap(
      ({ preparedWork }: { preparedWork: { proposals: { state: string; preview: object[] }[] } }) =>
        preparedWork.proposals.filter(({ state }) => state === 'PENDING'),
    )
    assert.equal(pending.length, 1)
    const shown = pending[0].preview as { label: string; value: string }[]
    const holder = shown.find(({ label }) => label === 'Holder')?.value ?? ''
    const message = shown.find(({ label }) => label === 'Message')?.value ?? ''
    for (const words of expected) assert.match(holder.replaceAll('\n', ', '), words)
    // What the client corrected is confirmed only as it was understood.
    if (expected.length > 1) assert.match(message, expected[1] ?? /$^/)
    else {
      assert.doesNotMatch(message, /It shows their address/)
      assert.match(JSON.stringify(shown), /could not read/)
    }
  })

  Deno.test(`the certificate is corrected after it was sent: ${correction.slice(0, 50)}`, async () => {
    const { desk, answer } = await openSent()
    await using _ = desk
    const { pending } = await answer(correction)
    const shown = JSON.stringify(pending)
    assert.doesNotMatch(shown, /(?:400 Harbor Street[^"]*|Suite) (?:Suite 800|800, Portland|12, Portland)/)
    if (expected.length === 1) {
      assert.deepEqual(
        pending.map(({ tool }) => tool),
        ['send_reply'],
      )
      return
    }
    await desk.approve(pending[0]?.id ?? '')
    const current = [...desk.world.harborline.table(certificateKind).values()].find(
      ({ revisedById }) => revisedById === null,
    )
    const { line1, line2, city } = current?.holder.address ?? {}
    for (const words of expected)
      assert.match(
        `${current?.holder.name}: ${[line1, line2, city].join(', ')}, ${current?.holder.address.zone} ${current?.holder.address.postalCode}`,
        words,
      )
  })
}
