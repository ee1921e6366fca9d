import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

Deno.test('two holders in one message become two certificates, and each is sent once approved', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send certificates to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 and to Pemaquid Construction LLC, 88 Front Street, Bath, ME 04530.\n\nThanks,\nMarta',
    { subject: 'Certificates' },
  )
  const prepared = thread.serviceRequests.map(
    ({
      type,
      preparedWork,
    }: {
      type: string
      preparedWork: { proposals: { id: string; title: string }[] }
    }) => ({
      type,
      proposals: preparedWork.proposals,
    }),
  )
  assert.deepEqual(
    prepared.map(({ type, proposals }: (typeof prepared)[0]) => [type, proposals.length]),
    [
      ['CREATE_CERTIFICATE', 1],
      ['CREATE_CERTIFICATE', 1],
    ],
  )
  for (const { proposals } of prepared) await desk.approve(proposals[0].id)
  assert.deepEqual(
    desk
      .letters()
      .slice(-2)
      .map(({ text, attachments }) => [/insurance for (.+?)\.\n/.exec(text)?.[1], attachments?.length]),
    [
      ['Summit Builders Inc', 1],
      ['Pemaquid Construction LLC', 1],
    ],
  )
})

Deno.test('a reply leaves out the certificate that another message sends', async () => {
  const change = 'Please remove the 2022 Ford F-250 from policy GSC-4821907-24, we sold it on March 12.'
  const certificate =
    'Please also send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.'
  for (const body of [`${change}\n\n${certificate}`, `${certificate.replace('also ', '')}\n\n${change}`]) {
    await using desk = await openDesk()
    const thread = await desk.receive(`${body}\n\nThanks,\nMarta`, { subject: 'Two things' })
    const prepared: { tool: string; id: string }[] = thread.serviceRequests.flatMap(
      ({ preparedWork }: { preparedWork: { proposals: object[] } }) => preparedWork.proposals,
    )
    assert.deepEqual(prepared.map(({ tool }) => tool).toSorted(), ['issue_certificate', 'send_reply'])
    assert.match(thread.draft.body, /Remove: 2022 Ford F-250/)
    assert.doesNotMatch(thread.draft.body, /certificate/)
    for (const { id } of prepared)
      assert.equal((await desk.approve(id)).__typename, 'ApproveCaraProposalSuccess')
    const sent = desk
      .letters()
      .slice(-2)
      .map(({ text }) => text)
    assert.ok(sent.some((text) => /Attached is the certificate/.test(text)))
    assert.ok(sent.some((text) => /Remove: 2022 Ford F-250/.test(text)))
  }
})

Deno.test('a correction changes the certificates that wait, and opens no endorsement', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Please send certificates to Summit Builders Inc., 400 Harbor Street, Suite 3, Portland, ME 04101 and to Pemaquid Construction LLC, 88 Front Street, Bath, ME 04530.\n\nThanks,\nMarta',
    { subject: 'Certificates' },
  )
  const { draft, serviceRequests } = await desk.receive(
    'One correction: the Summit suite is 4, not 3. The project number is LE-2207. Pemaquid also wants 30 days notice of cancellation.\n\nMarta',
    { subject: 'Re: Certificates', headers: ['In-Reply-To: <m1@cascoroofing.example>'] },
  )
  assert.doesNotMatch(draft.body, /change your|which policy|effective/i)
  const waiting = serviceRequests.map(
    ({
      type,
      preparedWork,
    }: {
      type: string
      preparedWork: { proposals: { id: string; state: string; preview: object[] }[] }
    }) => ({ type, pending: preparedWork.proposals.filter(({ state }) => state === 'PENDING') }),
  )
  assert.deepEqual(
    waiting.map(({ type, pending }: (typeof waiting)[0]) => [type, pending.length]),
    [
      ['CREATE_CERTIFICATE', 1],
      ['CREATE_CERTIFICATE', 1],
    ],
  )
  const [summit, pemaquid] = waiting.map(({ pending }: (typeof waiting)[0]) =>
    JSON.stringify(pending[0]?.preview),
  )
  assert.match(summit, /Suite 4/)
  assert.doesNotMatch(summit, /Harbor Street, Suite 3|30-day/)
  assert.match(summit, /Project number: LE-2207/)
  assert.match(summit, /It shows their address as 400 Harbor Street, Suite 4, Portland, ME 04101\./)
  assert.doesNotMatch(pemaquid, /It shows their address/)
  assert.match(pemaquid, /Project number: LE-2207/)
  assert.match(pemaquid, /30-day notice of cancellation/)
  assert.equal((await desk.approve(waiting[0].pending[0].id)).__typename, 'ApproveCaraProposalSuccess')
})

Deno.test('what one of two holders needs is not on the certificate of the other', async () => {
  await using desk = await openDesk()
  const { serviceRequests } = await desk.receive(
    'Please send certificates to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 and to Pemaquid Construction LLC, 88 Front Street, Bath, ME 04530. Summit needs to be an additional insured with a waiver of subrogation. Please send Pemaquid theirs directly to certs@pemaquid.example.\n\nThanks,\nMarta',
    { subject: 'Certificates' },
  )
  const [summit, pemaquid] = serviceRequests.map(
    (request: { preparedWork: { proposals: { preview: object[] }[] } }) =>
      JSON.stringify(request.preparedWork.proposals[0]?.preview),
  )
  assert.match(summit, /waiver of subrogation/i)
  assert.doesNotMatch(summit, /certs@pemaquid/)
  assert.doesNotMatch(pemaquid, /waiver of subrogation/i)
  assert.match(pemaquid, /certs@pemaquid/)
  assert.deepEqual(
    serviceRequests.map(
      ({ createCertificate }: { createCertificate: { additionalInsured: boolean } }) =>
        createCertificate.additionalInsured,
    ),
    [true, false],
  )
})

Deno.test('a document and a cancellation in one message are each approved and sent', async () => {
  for (const isReversed of [false, true]) {
    await using desk = await openDesk()
    await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
    const thread = await desk.receive(
      'Could you email me a copy of our dec page?\n\nPlease also cancel our general liability policy effective April 1, 2026, we sold the business.\n\nThanks,\nMarta',
      { subject: 'Two things' },
    )
    const prepared: { id: string }[] = thread.serviceRequests.flatMap(
      ({ preparedWork }: { preparedWork: { proposals: object[] } }) => preparedWork.proposals,
    )
    assert.equal(prepared.length, 2)
    for (const { id } of isReversed ? prepared.toReversed() : prepared)
      assert.equal((await desk.approve(id)).__typename, 'ApproveCaraProposalSuccess')
    const sent = desk
      .letters()
      .flatMap(({ attachments }) => attachments?.map(({ filename }) => filename) ?? [])
    assert.deepEqual(sent.toSorted(), ['GL declarations.pdf', 'Lost policy release Casco Roofing LLC.pdf'])
  }
})

Deno.test('a thank-you in the meantime does not stop the reply that waits for approval, another question does', async () => {
  for (const [body, expected] of [
    ['Thank you so much!\n\nMarta', 'ApproveCaraProposalSuccess'],
    ['Does our general liability cover rented lifts?\n\nMarta', 'CannotDecideError'],
  ] as const) {
    await using desk = await openDesk()
    await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
    const thread = await desk.receive('Could you email me a copy of our dec page? Thanks, Marta', {
      subject: 'Dec page',
    })
    const [reply] = thread.serviceRequests[0].preparedWork.proposals
    await desk.receive(body, {
      subject: 'Re: Dec page',
      headers: ['In-Reply-To: <m1@cascoroofing.example>'],
    })
    assert.equal((await desk.approve(reply.id)).__typename, expected)
  }
})

Deno.test('asks whose address it is when several holders lack one, and takes it where only one does', async () => {
  for (const [first, expected] of [
    ['Summit Builders Inc. and to Pier Nine Developers LLC', null],
    [
      '\n- Summit Builders Inc., 400 Main Street, Bath, ME 04530\n- Pier Nine Developers LLC',
      '412 Harbor Street',
    ],
  ] as const) {
    await using desk = await openDesk()
    await desk.receive(`Please send certificates of insurance to ${first}\n\nThanks,\nMarta`, {
      subject: 'COIs needed',
    })
    const { draft, serviceRequests } = await desk.receive(
      'The address is 412 Harbor Street, Portland, ME 04101.\n\nMarta',
      { subject: 'Re: COIs needed', headers: ['In-Reply-To: <m1@cascoroofing.example>'] },
    )
    const proposals: { tool: string; state: string; preview: { value: string }[] }[] =
      serviceRequests.flatMap(
        ({ preparedWork }: { preparedWork: { proposals: object[] } }) => preparedWork.proposals,
      )
    const waiting = proposals.filter(({ state }) => state === 'PENDING')
    if (expected) {
      assert.deepEqual(
        waiting.map(({ tool }) => tool),
        ['issue_certificate', 'issue_certificate'],
      )
      assert.match(JSON.stringify(waiting), /Pier Nine Developers LLC, 412 Harbor Street/)
    } else {
      const question = 'Which certificate holder is it for: Summit Builders Inc. or Pier Nine Developers LLC?'
      assert.ok(draft.body.includes(question), draft.body)
      assert.deepEqual(
        waiting.map(({ tool, preview }) => [tool, preview.some(({ value }) => value.includes(question))]),
        [['send_reply', true]],
      )
    }
  }
})

Deno.test('one reply answers all that a thread asks for, with the address and deadline that came later', async () => {
  const stranger = { from: 'pat@newclient.example', mailServer: 'mx.elsewhere.example' }
  await using desk = await openDesk()
  await desk.receive('Hi, we need a certificate of insurance for Sagebrush Aggregates in Elko.', {
    subject: 'COI for Sagebrush',
    ...stranger,
  })
  const { draft } = await desk.receive(
    'Full name is Sagebrush Aggregates Inc., 1400 Quarry Road, Elko, NV 89801. Please add them as additional insured on our GL as well. They need it by tomorrow 3 pm.',
    {
      subject: 'Re: COI for Sagebrush',
      headers: ['In-Reply-To: <m1@cascoroofing.example>'],
      ...stranger,
    },
  )
  assert.match(
    draft.body,
    /preparing the certificate of insurance for Sagebrush Aggregates Inc\., 1400 Quarry Road, Elko, NV 89801\./,
  )
  assert.match(draft.body, /you need it by Mar 17, 2026/)
  assert.match(draft.body, /asks us to change your coverage[^]*until we have confirmed it with you/)
})

Deno.test('the name of a holder alone answers whose address it is', async () => {
  await using desk = await openDesk()
  const reply = (to: number) => ({
    subject: 'Re: COIs needed',
    headers: [`In-Reply-To: <m${to}@cascoroofing.example>`],
  })
  await desk.receive(
    'Please send certificates of insurance to Summit Builders Inc. and to Pier Nine Developers LLC',
    { subject: 'COIs needed' },
  )
  desk.world.clock.advance(60_000)
  await desk.receive('The address is 412 Harbor Street, Portland, ME 04101.', reply(1))
  desk.world.clock.advance(60_000)
  const { draft, serviceRequests } = await desk.receive('That one is Pier Nine.', reply(2))
  const pending = serviceRequests.flatMap(
    ({ preparedWork }: { preparedWork: { proposals: { tool: string; state: string }[] } }) =>
      preparedWork.proposals.filter(({ state }) => state === 'PENDING'),
  )
  assert.deepEqual(pending.map(({ tool }: { tool: string }) => tool).toSorted(), [
    'issue_certificate',
    'send_reply',
  ])
  assert.match(JSON.stringify(pending), /Pier Nine Developers LLC, 412 Harbor Street/)
  assert.match(draft.body, /Could you please send us the mailing address of Summit Builders Inc\?/)
})
