import assert from 'node:assert/strict'
import { fileKind } from '../../files/index.ts'
import { replace } from '../../platform/index.ts'
import { openReadingDesk, pdfOf, type SheetLine } from '../testing/openReadingDesk.ts'
import { openPolicy } from '../testing/openPolicy.ts'

const show = `query ($id: ID!) {
  businessPolicy(id: $id) {
    cancellationNotice {
      kind message effectiveOn reason amountDue policyNumber
      citation { page quote fileName }
    }
  }
}`
const showReinstated = `query ($id: ID!) {
  businessPolicy(id: $id) {
    state
    cancellationNotice { message isBeingRead reinstatement { message } }
    reinstatements { message effectiveOn lapse { from to } citation { quote } }
    history { updateTypes reason }
  }
}`
const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`
const end = `mutation ($id: ID!, $fileId: ID!) {
  endCancellationNotice(policyId: $id, fileId: $fileId) {
    __typename
    ... on NamedError { message }
    ... on EndCancellationNoticeSuccess { businessPolicy { cancellationNotice { kind } } }
  }
}`

const unpaid: readonly SheetLine[] = [
  { heading: 'NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM' },
  { label: 'Date of notice', value: 'March 9, 2026' },
  { label: 'Policy number', value: 'TQ 5518820' },
  { label: 'Named insured', value: 'Casco Roofing LLC' },
  { label: 'Date of cancellation', value: 'March 30, 2026 at 12:01 A.M.' },
  { label: 'Amount past due', value: '$1,204.16' },
  'You are notified that this policy is hereby cancelled on the date above because the premium was not paid.',
]
const underwriting: readonly SheetLine[] = [
  { heading: 'NOTICE OF CANCELLATION' },
  'Policy number: TQ 5518820. Insured: Casco Roofing LLC.',
  'Mailed on 03/02/2026.',
  'We hereby give you notice that your policy will be cancelled effective 05/01/2026 at 12:01 A.M. standard time.',
  'Reason for cancellation: Roof work above three stories is outside our guidelines.',
]
const reinstated: readonly SheetLine[] = [
  { heading: 'NOTICE OF REINSTATEMENT' },
  { label: 'Date of notice', value: 'March 12, 2026' },
  { label: 'Policy number', value: 'TQ 5518820' },
  { label: 'Named insured', value: 'Casco Roofing LLC' },
  'Your policy has been reinstated without a lapse in coverage.',
]

async function openNoticeDesk() {
  const world = await openReadingDesk()
  const policyId = await openPolicy(world.harborline, {
    accountId: world.accountId,
    policyNumber: 'TQ 5518820',
    inforceAt: '2025-09-01',
    expiresAt: '2026-09-01',
  })
  const desk = { ...world, policyId }
  const noticeOf = async (id = desk.policyId) =>
    (await desk.client.data(show, { id })).businessPolicy.cancellationNotice
  async function file(lines: readonly SheetLine[], type: string, of = desk.policyId) {
    const fileId = await desk.upload(`${type}.pdf`, await pdfOf([lines]))
    await desk.client.data(attach, { policyId: of, file: { fileId, type } })
    await desk.platform.jobs.runDue()
    return fileId
  }
  /** Marks a policy reinstated as its page does: by the notice that it shows. */
  async function markReinstated(id = desk.policyId, client = desk.client) {
    const { businessPolicy } = await client.data(
      'query ($id: ID!) { businessPolicy(id: $id) { cancellationNotice { citation { fileId } reinstatement { citation { fileId } } } } }',
      { id },
    )
    const { citation, reinstatement } = businessPolicy.cancellationNotice
    return await client.data(end, { id, fileId: (reinstatement?.citation ?? citation).fileId })
  }
  async function checkOf(sought: string, client = desk.client) {
    const { checkCertificate } = await client.data(
      'query ($input: CreateCertificateInput!) { checkCertificate(input: $input) { code isBlocking message policyId } }',
      { input: { accountId: desk.accountId, policyIds: [desk.policyId] } },
    )
    return checkCertificate.find(({ code }: { code: string }) => code === sought)
  }
  return { ...desk, noticeOf, file, markReinstated, checkOf }
}

Deno.test('a filed notice of cancellation shows on its policy with its date, reason and amount', async () => {
  await using desk = await openNoticeDesk()
  assert.equal(await desk.noticeOf(), null)
  await desk.file(unpaid, 'NOTICE_OF_CANCELLATION')
  const { citation, ...notice } = await desk.noticeOf()
  assert.deepEqual(notice, {
    kind: 'CANCELLATION',
    message: 'The carrier will cancel this policy on Mar 30, 2026',
    effectiveOn: '2026-03-30',
    reason: 'Nonpayment of premium',
    amountDue: 120_416,
    policyNumber: 'TQ 5518820',
  })
  assert.equal(citation.page, 1)
  assert.match(citation.quote, /March 30, 2026/)
})

Deno.test('a notice in sentences states its date and the reason of the underwriter', async () => {
  await using desk = await openNoticeDesk()
  await desk.file(underwriting, 'OTHER')
  const { effectiveOn, reason, amountDue } = await desk.noticeOf()
  assert.deepEqual(
    { effectiveOn, reason, amountDue },
    {
      effectiveOn: '2026-05-01',
      reason: 'Roof work above three stories is outside our guidelines.',
      amountDue: null,
    },
  )
})

Deno.test('what staff file as a notice warns even where no date can be read', async () => {
  await using desk = await openNoticeDesk()
  await desk.file(['Casco Roofing LLC', 'Please see the letter of the carrier.'], 'NOTICE_OF_CANCELLATION')
  assert.deepEqual(await desk.noticeOf().then(({ message, effectiveOn }) => ({ message, effectiveOn })), {
    message: 'A notice of cancellation is on file for this policy',
    effectiveOn: null,
  })
})

Deno.test('a reinstatement of another policy, or of before the notice, says nothing about it', async () => {
  await using desk = await openNoticeDesk()
  await desk.file(unpaid, 'NOTICE_OF_CANCELLATION')
  const of = (number: string, on: string) =>
    reinstated.map((line) =>
      typeof line === 'object' && 'label' in line
        ? { ...line, value: line.value.replace('TQ 5518820', number).replace('March 12, 2026', on) }
        : line,
    )
  await desk.file(of('TQ 7700001', 'March 12, 2026'), 'OTHER')
  assert.equal((await desk.noticeOf())?.effectiveOn, '2026-03-30')
  await desk.file(of('TQ 5518820', 'January 5, 2026'), 'OTHER')
  assert.equal((await desk.noticeOf())?.effectiveOn, '2026-03-30')
  assert.match((await desk.noticeOf()).message, /will cancel this policy on Mar 30, 2026$/)
})

/** The lapse as notices print it: in a sentence, in rows, between two dates, or none. */
const lapses: readonly [string, readonly SheetLine[], { from: string; to: string } | null, RegExp][] = [
  [
    'a sentence',
    [
      { heading: 'REINSTATEMENT NOTICE' },
      'April 6, 2026',
      'Policy number: TQ 5518820',
      'Insured: Casco Roofing LLC',
      'We received your payment of $1,204.16 on 04/04/2026. The policy described above, which was cancelled effective 03/30/2026, has been reinstated effective 04/04/2026 with a lapse in coverage from 03/30/2026 12:01 AM to 04/04/2026 12:01 AM.',
      'No coverage is provided for losses during the lapse.',
    ],
    { from: '2026-03-30', to: '2026-04-04' },
    /reinstated this policy on Apr 4, 2026 with a lapse in coverage from Mar 30, 2026 to Apr 4, 2026/,
  ],
  [
    'rows',
    [
      { heading: 'NOTICE OF REINSTATEMENT' },
      { label: 'Date of notice', value: 'April 6, 2026' },
      { label: 'Policy number', value: 'TQ 5518820' },
      { label: 'Named insured', value: 'Casco Roofing LLC' },
      { label: 'Policy effective date', value: 'September 1, 2025' },
      { label: 'Reinstatement effective', value: 'April 4, 2026' },
      { label: 'Coverage lapsed from', value: 'March 30, 2026' },
      { label: 'Coverage lapsed to', value: 'April 4, 2026' },
    ],
    { from: '2026-03-30', to: '2026-04-04' },
    /on Apr 4, 2026 with a lapse/,
  ],
  [
    'the dates of both',
    [
      { heading: 'POLICY REINSTATEMENT' },
      'Policy number: TQ 5518820. Insured: Casco Roofing LLC.',
      'Your policy was canceled on 03/30/2026.',
      'Coverage has been reinstated as of April 4, 2026.',
    ],
    { from: '2026-03-30', to: '2026-04-04' },
    /on Apr 4, 2026 with a lapse/,
  ],
  ['no lapse', reinstated, null, /reinstated this policy without a lapse in coverage$/],
  [
    'nothing said',
    [
      { heading: 'NOTICE OF REINSTATEMENT' },
      { label: 'Policy number', value: 'TQ 5518820' },
      'Your policy has been reinstated effective March 30, 2026.',
    ],
    null,
    /on Mar 30, 2026; its notice doesn’t say whether coverage lapsed/,
  ],
]
for (const [name, lines, lapse, message] of lapses)
  Deno.test(`a reinstatement waits to be confirmed and tells the lapse: ${name}`, async () => {
    await using desk = await openNoticeDesk()
    await desk.file(unpaid, 'NOTICE_OF_CANCELLATION')
    await desk.file(lines, 'REINSTATEMENT_NOTICE')
    const shown = async () => (await desk.client.data(showReinstated, { id: desk.policyId })).businessPolicy
    const { cancellationNotice: notice, reinstatements } = await shown()
    assert.match(notice.message, message)
    assert.match(notice.reinstatement.message, message)
    assert.deepEqual(reinstatements[0].lapse, lapse)
    await desk.markReinstated()
    const after = await shown()
    assert.equal(after.cancellationNotice, null)
    assert.deepEqual(after.reinstatements[0].lapse, lapse)
    const last = after.history.at(-1)
    assert.deepEqual(last.updateTypes, ['REINSTATE_BUSINESS_POLICY'])
    assert.match(last.reason, message)
  })

Deno.test('confirming the reinstatement puts a canceled policy in force again', async () => {
  await using desk = await openNoticeDesk()
  const canceled = await openPolicy(desk.harborline, {
    accountId: desk.accountId,
    state: 'CANCELED',
    policyNumber: 'TQ 5518820',
    inforceAt: '2025-09-01',
    expiresAt: '2026-09-01',
  })
  await desk.file(reinstated, 'REINSTATEMENT_NOTICE', canceled)
  const shown = async () => (await desk.client.data(showReinstated, { id: canceled })).businessPolicy
  assert.match((await shown()).cancellationNotice.message, /reinstated this policy/)
  await desk.markReinstated(canceled)
  assert.deepEqual((({ state, cancellationNotice }) => ({ state, cancellationNotice }))(await shown()), {
    state: 'INFORCE',
    cancellationNotice: null,
  })
})

Deno.test('a notice that is still being read says so', async () => {
  await using desk = await openNoticeDesk()
  const fileId = await desk.upload('notice.pdf', await pdfOf([unpaid]))
  await desk.client.data(attach, {
    policyId: desk.policyId,
    file: { fileId, type: 'NOTICE_OF_CANCELLATION' },
  })
  const { businessPolicy } = await desk.client.data(showReinstated, { id: desk.policyId })
  assert.equal(businessPolicy.cancellationNotice.isBeingRead, true)
  assert.match(businessPolicy.cancellationNotice.message, /still being read/)
  await desk.platform.jobs.runDue()
  assert.match((await desk.noticeOf()).message, /will cancel this policy/)
})

Deno.test('staff end a notice once, which the account’s history tells', async () => {
  await using desk = await openNoticeDesk()
  const fileId = await desk.file(unpaid, 'NOTICE_OF_CANCELLATION')
  const { endCancellationNotice } = await desk.markReinstated()
  assert.equal(endCancellationNotice.businessPolicy.cancellationNotice, null)
  const again = await desk.client.data(end, { id: desk.policyId, fileId })
  assert.equal(again.endCancellationNotice.message, 'This policy has no notice of cancellation to end.')
  const { account } = await desk.client.data(
    'query ($id: ID!) { account(id: $id) { timeline { edges { node { title } } } } }',
    { id: desk.accountId },
  )
  assert.ok(
    account.timeline.edges.some(
      ({ node }: { node: { title: string } }) => node.title === 'Policy reinstated',
    ),
  )
})

Deno.test('a canceled policy, another term and an endorsement about notices have no notice', async () => {
  await using desk = await openNoticeDesk()
  const earlier = await openPolicy(desk.harborline, {
    accountId: desk.accountId,
    policyNumber: 'TQ 5518820',
    inforceAt: '2024-09-01',
    expiresAt: '2025-09-01',
  })
  const canceled = await openPolicy(desk.harborline, {
    accountId: desk.accountId,
    state: 'CANCELED',
    policyNumber: 'TQ 5518820',
  })
  await desk.file(unpaid, 'NOTICE_OF_CANCELLATION', earlier)
  await desk.file(unpaid, 'NOTICE_OF_CANCELLATION', canceled)
  await desk.file(
    [
      { heading: 'EARLIER NOTICE OF CANCELLATION PROVIDED BY US' },
      'This endorsement modifies insurance provided under the following: commercial general liability.',
      'Number of days notice: 60. Effective date of cancellation rule: September 1, 2025.',
    ],
    'ENDORSEMENT',
  )
  assert.equal(await desk.noticeOf(earlier), null)
  assert.equal(await desk.noticeOf(canceled), null)
  assert.equal(await desk.noticeOf(), null)
})

Deno.test('a notice filed with the documents of another record of the account counts if it names the policy', async () => {
  await using desk = await openNoticeDesk()
  const other = await openPolicy(desk.harborline, { accountId: desk.accountId, policyNumber: 'WC 1' })
  const fileId = await desk.upload('letter.pdf', await pdfOf([unpaid]))
  await desk.platform.jobs.runDue()
  assert.equal(await desk.noticeOf(), null)
  const file = await desk.harborline.read(fileKind, fileId)
  assert.ok(file)
  await desk.harborline.commit({ type: 'SYSTEM', id: null }, [
    replace(file, { ...file.value, attachedTo: other }, 'ATTACH_FILE'),
  ])
  assert.equal((await desk.noticeOf())?.effectiveOn, '2026-03-30')
  assert.equal(await desk.noticeOf(other), null)
})

Deno.test('a certificate warns of a notice to come, and waits for a decision on one that took effect', async () => {
  await using desk = await openNoticeDesk()
  await desk.file(unpaid, 'NOTICE_OF_CANCELLATION')
  const checkNow = (client = desk.client) => desk.checkOf('POLICY_CANCELLATION', client)
  const found = await checkNow()
  assert.equal(found.isBlocking, false)
  assert.equal(found.policyId, desk.policyId)
  assert.match(found.message, /TQ 5518820: The carrier will cancel this policy on Mar 30, 2026/)
  desk.clock.advance(20 * 24 * 60 * 60_000)
  const later = await desk.as(desk.dana)
  assert.equal((await checkNow(later)).isBlocking, true)
  await desk.markReinstated(desk.policyId, later)
  assert.equal(await checkNow(later), undefined)
})

Deno.test('a certificate waits for the reinstatement to be confirmed, and then tells of the lapse', async () => {
  await using desk = await openNoticeDesk()
  const [, lines] = lapses[0] ?? []
  const past = (lines ?? []).map((line) =>
    typeof line === 'string'
      ? line.replaceAll('03/30/2026', '02/02/2026').replaceAll('04/04/2026', '02/09/2026')
      : line,
  )
  await desk.file(past, 'REINSTATEMENT_NOTICE')
  const open = await desk.checkOf('POLICY_CANCELLATION')
  assert.equal(open.isBlocking, true)
  assert.match(open.message, /Mark the policy reinstated first\.$/)
  await desk.markReinstated()
  assert.equal(await desk.checkOf('POLICY_CANCELLATION'), undefined)
  const lapse = await desk.checkOf('POLICY_LAPSE')
  assert.equal(lapse.isBlocking, false)
  assert.match(lapse.message, /coverage lapsed from Feb 2, 2026 to Feb 9, 2026/)
})

Deno.test('marking a policy reinstated ends no notice that came in unseen', async () => {
  await using desk = await openNoticeDesk()
  const seen = await desk.file(unpaid, 'NOTICE_OF_CANCELLATION')
  await desk.file(
    [
      { heading: 'NOTICE OF CANCELLATION' },
      { label: 'Date of notice', value: 'March 16, 2026' },
      'Policy number: TQ 5518820. Insured: Casco Roofing LLC.',
      'Your policy will be cancelled effective 05/01/2026 at 12:01 A.M. because of roof work above three stories.',
    ],
    'NOTICE_OF_CANCELLATION',
  )
  const { endCancellationNotice } = await desk.client.data(end, { id: desk.policyId, fileId: seen })
  assert.equal(
    endCancellationNotice.message,
    'A newer notice is on file for this policy. Read it, then try again.',
  )
  assert.equal((await desk.noticeOf()).effectiveOn, '2026-05-01')
})
