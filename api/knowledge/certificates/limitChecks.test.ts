import assert from 'node:assert/strict'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const check = `query ($input: CreateCertificateInput!) {
  checkCertificate(input: $input) { code isBlocking message policyId }
}`

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

/** A roofer whose general liability is recorded with limits of its own, and the declarations of `rooferPolicy`. */
async function openRoofer(limits: Readonly<Record<string, number>>) {
  const desk = await openReadingDesk()
  const { harborline, accountId, client } = desk
  const carrierId = await addCarrier(harborline, { name: 'Pine Tree Mutual Insurance Company' })
  const policyId = await openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'GL-4471-20993',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    coverages: Object.entries(limits).map(([name, limit]) => ({ name, limit })),
  })
  async function attachAs(type: string, name: string) {
    const fileId = await desk.upload(name, await pdfOf(rooferPolicy))
    await client.data(attach, { policyId, file: { fileId, type } })
    await desk.platform.jobs.runDue()
  }
  async function found(): Promise<
    { code: string; isBlocking: boolean; message: string; policyId: string }[]
  > {
    const input = { accountId, policyIds: [policyId], holder: { name: 'Dirigo Property Management LLC' } }
    const { checkCertificate } = await client.data(check, { input })
    return checkCertificate.filter(({ code }: { code: string }) => code === 'LIMIT_DIFFERS')
  }
  return { ...desk, policyId, attachAs, found }
}

Deno.test('a limit that the declarations state otherwise is a check with both values and both sources', async () => {
  await using desk = await openRoofer({
    'Each occurrence': 200_000_000,
    'General aggregate': 200_000_000,
    'Medical expense (any one person)': 500_000,
  })
  assert.deepEqual(await desk.found(), [], 'no document is on file')
  await desk.attachAs('POLICY_DOCUMENT', 'Declarations 2026.pdf')
  assert.deepEqual(await desk.found(), [
    {
      code: 'LIMIT_DIFFERS',
      isBlocking: false,
      message:
        'General Liability GL-4471-20993: Each occurrence is $2,000,000 on the policy’s record, and $1,000,000 in Declarations 2026.pdf (page 1). The certificate shows the record’s limit. Find out which is right, and correct the policy or its details first.',
      policyId: desk.policyId,
    },
  ])
})

Deno.test('a limit in dispute is settled once a person corrects the details of the policy', async () => {
  await using desk = await openRoofer({ 'Each occurrence': 200_000_000 })
  await desk.attachAs('POLICY_DOCUMENT', 'Declarations 2026.pdf')
  await desk.client.data(
    `mutation ($id: ID!, $input: ReviewPolicyDetailInput!) {
      reviewPolicyDetail(policyId: $id, input: $input) { __typename }
    }`,
    {
      id: desk.policyId,
      input: { path: 'limits.glPerOccurrenceLimit', action: 'CORRECT', value: '200000000' },
    },
  )
  assert.deepEqual(await desk.found(), [], 'whoever corrected the details has settled it')
})

Deno.test('a quote on file settles no limit', async () => {
  await using desk = await openRoofer({ 'Each occurrence': 200_000_000 })
  await desk.attachAs('QUOTE_DOCUMENT', 'Renewal quote.pdf')
  assert.deepEqual(await desk.found(), [])
})

Deno.test('a limit in dispute is said before certificates are reissued', async () => {
  await using desk = await openRoofer({ 'Each occurrence': 200_000_000 })
  await desk.attachAs('POLICY_DOCUMENT', 'Declarations 2026.pdf')
  const address = { line1: '4 Quay Street', city: 'Bath', zone: 'ME', postalCode: '04530' }
  const holder = { name: 'Dirigo Property Management LLC', address }
  const order = { accountId: desk.accountId, policyIds: [desk.policyId], holder }
  const issue = `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { __typename } }`
  async function issued(input: object): Promise<string> {
    return (await desk.client.data(issue, { input })).createCertificate.__typename
  }
  assert.equal(await issued(order), 'CertificateChecksError', 'a person has to confirm it first')
  assert.equal(await issued({ ...order, confirm: true }), 'CreateCertificateSuccess')
  const { account } = await desk.client.data(
    `query ($id: ID!) { account(id: $id) { certificateReissue { checks { code message } } } }`,
    { id: desk.accountId },
  )
  const [dispute] = account.certificateReissue.checks
  assert.equal(dispute.code, 'LIMIT_DIFFERS')
  assert.match(
    dispute.message,
    /\$2,000,000 on the policy’s record, and \$1,000,000 in Declarations 2026\.pdf/,
  )
})
