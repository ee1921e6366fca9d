import assert from 'node:assert/strict'
import { certificateKind } from '../../knowledge/index.ts'
import { confirmProvision } from '../../knowledge/certificates/testing/openCertificateDesk.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const certificateRequest =
  'Hi, can you send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101? They need it by Friday.\n\nThanks,\nMarta'

Deno.test('one approval issues the requested certificate and sends it in the thread', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(certificateRequest, { subject: 'COI needed' })
  const [request] = thread.serviceRequests
  const { proposals, messages, agencyUser } = request.preparedWork
  assert.equal(agencyUser, null)
  assert.equal(proposals[0].tool, 'issue_certificate', messages.at(-1).content)
  assert.match(proposals[0].title, /Summit Builders Inc\. and send it to marta@cascoroofing\.example/)
  const shown = proposals[0].preview.map(({ value }: { value: string }) => value).join('\n')
  assert.match(shown, /Mar 1, 2026 to Mar 1, 2027/)
  assert.doesNotMatch(shown, /20\d\d-\d\d-\d\d|\d\d\/\d\d\/\d{4}/, 'one form for all dates')
  assert.equal(desk.letters().length, 1, 'only the acknowledgment went out')

  assert.equal((await desk.approve(proposals[0].id)).__typename, 'ApproveCaraProposalSuccess')
  const after = await desk.thread()
  assert.match(after.serviceRequests[0].preparedWork.proposals[0].result, /is issued to Summit Builders/)
  assert.equal(after.waitingFor, 'CLIENT')
  assert.equal(after.draft, null)
  const letter = desk.letters().at(-1)
  assert.match(letter?.text ?? '', /^Hi Marta,\n\nAttached is the certificate of insurance for Summit/)
  assert.match(letter?.attachments?.[0]?.filename ?? '', /\.pdf$/)
  assert.equal(letter?.inReplyTo, 'm1@cascoroofing.example')
})

Deno.test('the approval lists show exactly the work waiting for approval', async () => {
  await using desk = await openDesk()
  const counts = `{
    emailThreads(isWaitingForApproval: true) { totalCount }
    serviceRequests(isPrepared: true) { totalCount }
    caraWorkspaces(isWaitingForApproval: true) { totalCount }
  }`
  const waiting = async () => {
    const lists: object = await desk.dana.data(counts)
    return Object.values(lists).map(({ totalCount }) => totalCount)
  }
  const thread = await desk.receive(certificateRequest, { subject: 'COI needed' })
  assert.deepEqual(await waiting(), [1, 1, 1])
  await desk.approve(thread.serviceRequests[0].preparedWork.proposals[0].id)
  assert.deepEqual(await waiting(), [0, 0, 0])
})

Deno.test('a crash between issuing a certificate and sending it leaves one certificate, sent once', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(certificateRequest, { subject: 'COI needed' })
  const agency = desk.world.harborline
  const commit = agency.commit.bind(agency)
  let isDead = false
  agency.commit = async (actor, changes, options) => {
    if (isDead) throw new Error('The process was killed.')
    isDead = changes.some(({ updateTypes }) => updateTypes.includes('CREATE_CERTIFICATE'))
    return await commit(actor, changes, options)
  }
  await desk.approve(thread.serviceRequests[0].preparedWork.proposals[0].id).catch(() => undefined)
  assert(isDead)
  agency.commit = commit
  desk.world.clock.advance(61_000)
  await desk.world.platform.jobs.runDue()

  assert.equal(agency.table(certificateKind).size, 1)
  assert.equal(desk.letters().filter(({ attachments }) => attachments?.length).length, 1)
})

Deno.test('a copy of the policy and the loss runs are both found', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Policy' }]))
  await desk.keep('Loss runs 2026.pdf', 'OTHER', await pdfOf([{ heading: 'Losses' }]))
  const thread = await desk.receive(
    'Could you email me a full copy of our policy and the loss runs? Thanks, Marta',
  )
  const [reply] = thread.serviceRequests[0].preparedWork.proposals
  assert.deepEqual(reply.preview.at(-1), {
    label: 'Attachments',
    value: 'GL policy.pdf\nLoss runs 2026.pdf',
  })
})

Deno.test('attaches the requested document to the reply, which waits for approval', async () => {
  await using desk = await openDesk()
  await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
  const thread = await desk.receive('Could you email me a copy of our dec page? Thanks, Marta')
  const [request] = thread.serviceRequests
  assert.equal(request.type, 'DOCUMENT_REQUEST')
  const [reply] = request.preparedWork.proposals
  assert.equal(reply.tool, 'send_reply')
  assert.deepEqual(reply.preview.at(-1), { label: 'Attachments', value: 'GL declarations.pdf' })
  await desk.approve(reply.id)
  assert.deepEqual(
    desk
      .letters()
      .at(-1)
      ?.attachments?.map(({ filename }) => filename),
    ['GL declarations.pdf'],
  )
})

Deno.test('sends a client-visible document at once only where the agency allows it', async () => {
  const on = { automaticAnswers: { ACKNOWLEDGMENT: true, QUESTION_BACK: false, DOCUMENT: true } }
  await using desk = await openDesk(on)
  await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
  const thread = await desk.receive('Could you email me a copy of our dec page? Thanks, Marta')
  assert.deepEqual(thread.serviceRequests[0].preparedWork.proposals, [])
  assert.equal(thread.waitingFor, 'CLIENT')
  const sent = thread.emails.flatMap(({ attachments }: { attachments: { name: string }[] }) => attachments)
  assert.deepEqual(sent, [{ name: 'GL declarations.pdf' }])
})

Deno.test('does not offer documents to an address that is not on record for the account', async () => {
  await using desk = await openDesk()
  await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
  const thread = await desk.receive(
    'Please send the dec page of Casco Roofing LLC, policy GSC-4821907-24, to me. I am their new bookkeeper.',
    { from: 'books@cascoroofing.example' },
  )
  const { proposals, messages } = thread.serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /is not on record for this account, so nothing is attached/)
  assert.doesNotMatch(JSON.stringify(proposals), /declarations\.pdf/)
})

Deno.test('asks on the request for the missing address of the holder, enters it, and prepares the certificate', async () => {
  await using desk = await openDesk()
  const first = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.')
  await desk.say(first.serviceRequests[0].preparedWork.id, '400 Harbor Street, Portland, ME 04101')
  const { preparedWork, id } = (await desk.thread()).serviceRequests[0]
  assert.equal(preparedWork.question, null)
  assert.deepEqual(
    preparedWork.proposals.map(({ tool, state }: { tool: string; state: string }) => [tool, state]),
    [
      ['send_reply', 'WITHDRAWN'],
      ['issue_certificate', 'PENDING'],
    ],
  )
  const request = await desk.world.harborline.read(serviceRequestKind, id)
  assert(request?.value.type === 'CREATE_CERTIFICATE')
  assert.equal(request.value.createCertificate.address?.line1, '400 Harbor Street')
})

Deno.test('answers a question in the policy’s words once a person approves', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'GL policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
      'This insurance does not apply to property damage caused by water that backs up from a sewer or drain.',
    ]),
  )
  const thread = await desk.receive('Is water that backs up from a sewer covered under our policy?')
  const [request] = thread.serviceRequests
  assert.equal(request.type, 'QUESTION')
  const [reply] = request.preparedWork.proposals
  const message = reply.preview.find(({ label }: { label: string }) => label === 'Message').value
  assert.match(message, /backs up from a sewer or drain\."\n\(GL policy\.pdf, page 1\)/)
  assert.equal(desk.letters().length, 1)
})

Deno.test('after a reply that promises an answer the thread waits for us, and nothing is sent twice', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('Does our general liability cover mold?')
  const [reply] = thread.serviceRequests[0].preparedWork.proposals
  assert.equal((await desk.approve(reply.id)).__typename, 'ApproveCaraProposalSuccess')
  const after = await desk.thread()
  assert.equal(after.waitingFor, 'AGENT')
  assert.equal(after.draft, null)
  assert.equal(desk.letters().length, 2)
})

Deno.test('asks for missing information and prepares the work again when the client answers', async () => {
  await using desk = await openDesk()
  const first = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.', {
    subject: 'COI needed',
  })
  const before = first.serviceRequests[0].preparedWork
  assert.equal(before.question, 'What is the mailing address of Summit Builders Inc?')
  assert.equal(before.proposals[0].tool, 'send_reply')
  const next = await desk.receive('Their address is 400 Harbor Street, Portland, ME 04101.', {
    subject: 'Re: COI needed',
    headers: ['In-Reply-To: <m1@cascoroofing.example>'],
  })
  const states = next.serviceRequests[0].preparedWork.proposals.map(
    ({ tool, state }: { tool: string; state: string }) => [tool, state],
  )
  assert.deepEqual(
    next.toolCalls.flatMap(({ result }: { result: string }) => (/does not ask/.test(result) ? [result] : [])),
    [],
    'an answer is not called a message that asks for nothing',
  )
  assert.deepEqual(states, [
    ['send_reply', 'WITHDRAWN'],
    ['issue_certificate', 'PENDING'],
  ])
})

Deno.test('prepares the letter or sheet a change, a cancellation or a quote needs', async () => {
  const asked = [
    [
      'Please add a 2025 Ford Transit, VIN 1FTBR1C84RKA11223, to policy GSC-4821907-24 effective April 1, 2026.',
      /^Endorsement request/,
    ],
    [
      'Please cancel policy GSC-4821907-24 effective April 1, 2026 because we sold the business.',
      /^Cancellation request/,
    ],
    ['We would like a quote for a cyber policy for Casco Roofing.', /^Information we need to quote/],
  ] as const
  for (const [message, subject] of asked) {
    await using desk = await openDesk()
    const thread = await desk.receive(message)
    const { artifacts, messages, proposals } = thread.serviceRequests[0].preparedWork
    const email = artifacts.find(({ type }: { type: string }) => type === 'EMAIL')
    assert.match(email?.email.subject ?? messages.at(-1).content, subject)
    assert.deepEqual(
      proposals.map(({ tool }: { tool: string }) => tool),
      ['send_reply'],
    )
  }
})

Deno.test('a client who cancels gets the release to sign, filled in, with the reply', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'We sold the business on March 2. Please cancel our general liability policy effective April 1, 2026.\n\nThanks,\nMarta',
  )
  const { artifacts, proposals } = thread.serviceRequests[0].preparedWork
  const letter = artifacts.find(({ type }: { type: string }) => type === 'EMAIL')
  assert.match(letter.email.body, /Policy number: GSC-4821907-24[^]*Cancellation date: 04\/01\/2026/)
  const [reply] = proposals
  assert.deepEqual(reply.preview.at(-1), {
    label: 'Attachments',
    value: 'Lost policy release Casco Roofing LLC.pdf',
  })
  assert.equal((await desk.approve(reply.id)).__typename, 'ApproveCaraProposalSuccess')
  const sent = desk.letters().at(-1)
  assert.match(
    sent?.text ?? '',
    /cancel your general liability policy GSC-4821907-24, effective Apr 1, 2026\./,
  )
  assert.match(sent?.text ?? '', /Attached is the lost policy release\. Please sign and return it/)
  assert.equal(sent?.attachments?.[0]?.contentType, 'application/pdf')
})

const correctRequest = `mutation ($id: ID!, $input: ServiceRequestCorrectionInput!) {
  correctServiceRequest(id: $id, input: $input) { __typename }
}`

Deno.test('a corrected request gets a new reply and withdraws the first', async () => {
  await using desk = await openDesk()
  const before = await desk.receive('Please cancel our general liability policy as of April 15, 2026.')
  const [request] = before.serviceRequests
  assert.equal(request.type, 'CANCEL_POLICY')
  await desk.dana.data(correctRequest, { id: request.id, input: { type: 'ENDORSE_POLICY' } })
  await desk.world.platform.jobs.runDue()
  const after = await desk.thread()
  assert.match(after.draft.body, /your request to change your general liability policy/)
  const replies = after.serviceRequests[0].preparedWork.proposals.filter(
    ({ tool, state }: { tool: string; state: string }) => tool === 'send_reply' && state === 'PENDING',
  )
  assert.equal(replies.length, 1)
  assert.doesNotMatch(JSON.stringify(replies), /asked us to cancel/)
})

Deno.test('informs the agent when the account lacks the line, and drafts no letter', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('Please cancel our auto policy as of April 15, 2026, we sold the van.')
  const { messages, artifacts } = thread.serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /^No auto policy on file for Casco Roofing LLC/)
  assert.deepEqual(artifacts, [])
  assert.match(thread.draft.body, /don't see an auto policy in our records/)
  assert.match(thread.draft.body, /Best regards,\nHarborline/)
})

Deno.test('prepares a request that a colleague forwards as an attachment', async () => {
  await using desk = await openDesk()
  const { serviceRequests } = await desk.receive(
    [
      '--part',
      'Content-Type: text/plain',
      '',
      'Please handle this one.',
      '--part',
      'Content-Type: message/rfc822',
      '',
      'From: Marta Ouellette <marta@cascoroofing.example>',
      'Subject: COI needed',
      '',
      certificateRequest,
      '--part--',
    ].join('\r\n'),
    {
      from: desk.world.dana.email,
      subject: 'Fwd: COI needed',
      headers: ['Content-Type: multipart/mixed; boundary=part'],
    },
  )
  assert.equal(serviceRequests[0]?.type, 'CREATE_CERTIFICATE')
  assert.match(serviceRequests[0].preparedWork.proposals[0].title, /Summit Builders Inc\./)
})

Deno.test('names each requested provision that is not confirmed on the card and in the reply', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    `${certificateRequest}\n\nThey need a waiver of subrogation on the GL, primary and noncontributory wording, and 30 days notice of cancellation.`,
  )
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  const card = proposal.preview
    .map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`)
    .join('\n')
  assert.match(card, /^Waiver of subrogation: Requested, but not stated/m)
  assert.match(card, /^Primary and noncontributory: Requested, but not stated/m)
  assert.match(card, /^Warning: A 30-day notice of cancellation is requested\./m)
  assert.match(card, /You also asked for a waiver of subrogation and primary and noncontributory wording\./)
})

Deno.test('states a confirmed waiver on the certificate that a client asks for', async () => {
  await using desk = await openDesk()
  const { harborline } = desk.world
  await confirmProvision(
    { harborline, policyId: desk.policyId, client: desk.dana },
    { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09' },
  )
  const thread = await desk.receive(`${certificateRequest}\n\nThey need a waiver of subrogation on the GL.`)
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  assert.doesNotMatch(JSON.stringify(proposal.preview), /You also asked for|not stated/)
  await desk.approve(proposal.id)
  const [certificate] = harborline.table(certificateKind).values()
  const stored = certificate && (await harborline.read(certificateKind, certificate.id))
  assert.deepEqual(stored?.value.content.lines[0]?.provisions, [
    { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09', isBlanket: true },
  ])
})

Deno.test('names requested lines and parties that the certificate does not show', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'WORKERS_COMPENSATION',
    state: 'CANCELED',
    policyNumber: 'WC-118',
  })
  const thread = await desk.receive(
    'Please send a certificate of insurance for Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. They need our general liability, and workers comp too, and must be named as additional insured. Please send it directly to pm@summit.example.',
  )
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  const lines: { label: string; value: string }[] = proposal.preview
  const warnings = lines.filter(({ label }) => label === 'Warning').map(({ value }) => value)
  assert.deepEqual(warnings.length, 3, warnings.join('\n'))
  assert.match(warnings[0] ?? '', /asks for workers' compensation. It is not on the certificate/)
  assert.match(
    warnings[1] ?? '',
    /directly to pm@summit\.example\." Approving sends it to marta@cascoroofing\.example with a copy to pm@summit\.example\./,
  )
  assert.match(warnings[2] ?? '', /^pm@summit\.example is not on record for this account/)
  assert.equal(lines.find(({ label }) => label === 'Cc')?.value, 'pm@summit.example')
  const message = lines.find(({ label }) => label === 'Message')?.value ?? ''
  assert.match(
    message,
    /Workers' compensation is not on the certificate: our records show no policy in force/,
  )
  assert.match(
    message,
    /You also asked for Summit Builders Inc as an additional insured\. The certificate does not state this yet/,
  )
  assert.doesNotMatch(message, /General liability is not/)
})

Deno.test('an excess policy counts as the umbrella that a client asks for, and its limit must be high enough', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'EXCESS',
    policyNumber: 'KHI-7416444-26',
    inforceAt: '2026-01-31',
    expiresAt: '2027-01-31',
    coverages: [
      { name: 'Each occurrence', limit: 100_000_000 },
      { name: 'Aggregate', limit: 100_000_000 },
    ],
  })
  const thread = await desk.receive(`${certificateRequest}\n\nThey require $1,000,000 GL and a $5M umbrella.`)
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  assert.deepEqual(
    proposal.preview.find(({ label }: { label: string }) => label === 'Excess KHI-7416444-26'),
    {
      label: 'Excess KHI-7416444-26',
      value: 'Jan 31, 2026 to Jan 31, 2027\nEach occurrence $1,000,000\nAggregate $1,000,000',
    },
  )
  const card = JSON.stringify(proposal.preview)
  assert.match(
    card,
    /asks for \$5,000,000 of umbrella coverage\. The certificate shows \$1,000,000 \(Excess\)\./,
  )
  assert.match(card, /You asked for \$5,000,000 of umbrella coverage; the certificate shows \$1,000,000/)
  assert.doesNotMatch(card, /no policy in force|of gl coverage/)
})

Deno.test('a document goes to an unconfirmed sender only after a confirmation', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(`${certificateRequest}\nCasco Roofing LLC, policy GSC-4821907-24`, {
    mailServer: 'mx.elsewhere.example',
  })
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  assert.match(proposal.preview[0].value, /^The sender is not confirmed/)
  assert.match(proposal.confirmation, /marta@cascoroofing\.example may not be the client/)
  assert.equal((await desk.approve(proposal.id)).__typename, 'CannotDecideError')
  assert.equal(desk.letters().length, 0)
  assert.equal((await desk.approve(proposal.id, true)).__typename, 'ApproveCaraProposalSuccess')
  assert.equal(desk.letters().at(-1)?.attachments?.length, 1)
})

Deno.test('a requested change uses the message’s words, and the letter does not greet the people it names', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'We sold the pressure washer to Pemaquid Construction yesterday, please take it off our general liability policy.',
  )
  const [request] = thread.serviceRequests
  assert.equal(request.type, 'ENDORSE_POLICY')
  const [letter] = request.preparedWork.artifacts
  assert.match(letter?.email.body ?? request.preparedWork.messages.at(-1).content, /take it off our general/)
  assert.match(letter.email.body, /^Hello,/)
  assert.match(letter.email.body, /pressure washer/)
})

Deno.test('a claim is answered with a call today', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'A pipe burst at our shop this morning and there is water everywhere. Nobody is hurt.',
  )
  assert.match(thread.draft.body, /will call you today/)
  assert.match(thread.draft.body, /call 911/)
})

Deno.test('the timeline shows each email once and attributes Cara’s emails to Cara', async () => {
  await using desk = await openDesk()
  await desk.receive(certificateRequest)
  const { accounts } = await desk.dana.data(
    '{ accounts { edges { node { timeline(subjects: [EMAIL_THREAD]) { edges { node { title initiatorType } } } } } } }',
  )
  const events = accounts.edges[0].node.timeline.edges.map(
    ({ node }: { node: { title: string; initiatorType: string } }) => [node.title, node.initiatorType],
  )
  assert.deepEqual(events, [
    ['Email delivered', 'WORKFLOW'],
    ['Email received', 'AGENCY_CLIENT'],
  ])
})

Deno.test('an endorsement letter lists the vehicle, the driver and the date as the carrier asks for them', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please add a 2025 Ford Transit, VIN 1FTBR1C84RKA11223, and our new driver Maria Lopez, DOB 4/12/1988, to policy GSC-4821907-24 effective April 1, 2026.',
  )
  const { artifacts, messages } = thread.serviceRequests[0].preparedWork
  const { body } = artifacts[0].email
  assert.match(body, /Effective date: 04\/01\/2026/)
  assert.match(body, /Vehicle to add: 2025 Ford Transit\nVIN: 1FTBR1C84RKA11223/)
  assert.match(body, /Driver to add: Maria Lopez\nDate of birth: 4\/12\/1988/)
  assert.match(messages.at(-1).content, /does not give Maria Lopez's license number/)
  assert.match(thread.draft.body, /:\n- 2025 Ford Transit, VIN 1FTBR1C84RKA11223\n- Driver Maria Lopez\n/)
  assert.match(thread.draft.body, /send us Maria Lopez's license number\?/)
})

Deno.test('asks on the request for details a letter needs, and continues with the answer', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please add our new landlord as an additional insured on policy GSC-4821907-24.',
  )
  const [request] = thread.serviceRequests
  assert.equal(request.type, 'ADD_ADDITIONAL_INSURED')
  const before = request.preparedWork
  assert.equal(before.state, 'WAITING_FOR_INPUT')
  assert.equal(before.question, 'What is the mailing address of New Landlord?')
  assert.equal(before.proposals.length, 1)

  await desk.say(before.id, 'Stonebridge Owners LLC, 2 Wharf Street, Portland, ME 04101')
  const asked = (await desk.thread()).serviceRequests[0].preparedWork
  if (asked.question) await desk.say(before.id, 'The landlord')
  const { question, artifacts, proposals } = (await desk.thread()).serviceRequests[0].preparedWork
  assert.equal(question, null)
  assert.match(artifacts[0].email.body, /Stonebridge Owners LLC\n2 Wharf Street/)
  assert.match(artifacts[0].email.body, /Relationship to the insured: (the )?landlord/i)
  assert.equal(proposals.length, 1, 'the reply is proposed once')
})
