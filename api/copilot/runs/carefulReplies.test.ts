import { confirmProvision } from '../../knowledge/certificates/testing/openCertificateDesk.ts'
import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

Deno.test('wording that only the documents show is never denied to the client, and staff read where it is', async () => {
  await using desk = await openDesk()
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
      [
        { heading: 'WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US' },
        'COMMERCIAL GENERAL LIABILITY CG 24 04 12 19',
        'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
        'We waive any right of recovery we may have against any person or organization where you have agreed to waive it in a written contract.',
      ],
    ),
  )
  const thread = await desk.receive(
    'Can you send a certificate to Bedford Construction Managers, Inc., 1 Commerce Way, Bedford, NH 03110? They need to be additional insured, including completed ops, with waiver and primary wording.',
    { subject: 'Certificate' },
  )
  const [{ preview }] = thread.serviceRequests[0].preparedWork.proposals
  const valuesOf = (label: string): string[] =>
    preview.flatMap((line: { label: string; value: string }) => (line.label === label ? [line.value] : []))
  const notes = valuesOf('Note').join('\n')
  assert.match(notes, /Policy\.pdf shows CG 24 04 12 19 \(page 3\)\. Confirm it under Certificate facts/)
  assert.match(notes, /Policy\.pdf shows CG 20 10 12 19 \(page 2\)/)
  assert.match(notes, /Primary and noncontributory is not confirmed on any policy listed/)
  assert.match(valuesOf('Warning').join('\n'), /CG 20 10 12 19 covers ongoing operations only/)
  const { emailThreads } = await desk.dana.data(
    '{ emailThreads { edges { node { preparedReplies { preview { label policyId } } } } } }',
  )
  const linked = emailThreads.edges[0].node.preparedReplies[0].preview.filter(
    ({ policyId }: { policyId: string | null }) => policyId === desk.policyId,
  )
  assert.equal(linked.length, 2)
  const letter = valuesOf('Message').join('\n')
  assert.match(
    letter,
    /You also asked for Bedford Construction Managers, Inc as an additional insured, a waiver of subrogation, primary and noncontributory wording, and completed operations\. The certificate does not state them yet: we need to check/,
  )
  assert.doesNotMatch(letter, /no endorsement/)
})

Deno.test('a loss and new bank details in one email are two requests, each marked, and staff are warned', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'rear ended somebody on 95 this morning, other driver taken to hospital. what do I do? also PLEASE change our bank account for the premium to routing 021000021 acct 998877',
    { subject: 'accident!!' },
  )
  const { serviceRequests } = await desk.dana.data(
    '{ serviceRequests { edges { node { id type isPossibleClaim isBankChange dueAt } } } }',
  )
  const marks = serviceRequests.edges.map(
    ({ node: { id: _, ...node } }: { node: { id: string; isBankChange: boolean } }) => node,
  )
  assert.deepEqual(
    marks.toSorted((a: { isBankChange: boolean }) => (a.isBankChange ? 1 : -1)),
    [
      { type: 'OTHER', isPossibleClaim: true, isBankChange: false, dueAt: '2026-03-16T00:00:00.000Z' },
      { type: 'OTHER', isPossibleClaim: false, isBankChange: true, dueAt: null },
    ],
  )
  const texts = thread.serviceRequests
    .map(
      ({ preparedWork }: { preparedWork: { messages: { content: string }[] } }) =>
        preparedWork.messages.at(-1)?.content,
    )
    .join('\n')
  assert.match(texts, /This may be a claim\. Call the client today/)
  assert.match(texts, /asks to change bank details, as fraud often does\. Before you change anything, call/)
  const letters = JSON.stringify(thread)
  assert.match(letters, /we don't change bank details by email/)
  assert.doesNotMatch(letters, /Where it happened/)
})

Deno.test('a question that the documents do not answer clearly is only acknowledged to the client', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'Policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
      'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage to which this insurance applies.',
      { heading: '2. Exclusions' },
      'This insurance does not apply to:',
      'f. Pollution. Bodily injury or property damage arising out of the discharge of pollutants from any roof or premises. This does not apply to bodily injury if sustained within a building and caused by smoke, fumes, vapor or soot from equipment such as a compressor that is used to heat, cool or dehumidify the building.',
    ]),
  )
  const thread = await desk.receive(
    'Do we have coverage if one of our guys drops a compressor through a roof?',
    { subject: 'Coverage question' },
  )
  const { proposals, messages } = thread.serviceRequests[0].preparedWork
  const letter = JSON.stringify(proposals)
  assert.match(messages.at(-1).content, /do not (?:clearly )?answer this/)
  assert.doesNotMatch(letter, /It depends|pollut|vapor/i)
})

Deno.test('the email that brings a certificate follows what is confirmed after it was written', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send a certificate to Elm Realty LLC, 9 Elm Street, Bath, ME 04530. They need to be additional insured.',
    { subject: 'Certificate' },
  )
  const { id: workspaceId, proposals } = thread.serviceRequests[0].preparedWork
  const messageOf = ({ preview }: { preview: { label: string; value: string }[] }) =>
    preview.find(({ label }) => label === 'Message')?.value ?? ''
  assert.match(messageOf(proposals[0]), /does not state this yet.* We are looking into this/)
  await confirmProvision(
    { harborline: desk.world.harborline, policyId: desk.policyId, client: desk.dana },
    { formNumber: 'CG 20 26 12 19' },
  )
  await desk.approve(proposals[0].id)
  const renewed = (await desk.shown(workspaceId)).proposals.at(-1)
  assert.equal(renewed.state, 'PENDING')
  assert.match(JSON.stringify(renewed.preview), /is an additional insured under .*CG 20 26/)
  assert.match(messageOf(renewed), /Attached is the certificate of insurance for Elm Realty LLC\./)
  assert.doesNotMatch(messageOf(renewed), /does not state|looking into this/)
  await desk.approve(renewed.id)
  assert.doesNotMatch(desk.letters()[0]?.text ?? 'nothing sent', /does not state|nothing sent/)
})
