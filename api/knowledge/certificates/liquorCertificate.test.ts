import assert from 'node:assert/strict'
import { openPolicy } from '../testing/openPolicy.ts'
import { openReadingDesk, pdfOf, type SheetLine } from '../testing/openReadingDesk.ts'

const check = `query ($input: CreateCertificateInput!) { checkCertificate(input: $input) { code message } }`
const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

function withInsureds(title: string, number: string, form: string): readonly (readonly SheetLine[])[] {
  return [
    [
      { heading: title },
      { label: 'Policy Number:', value: number },
      { label: 'Named Insured:', value: 'Casco Roofing LLC' },
      { label: 'Policy Period:', value: '03/01/2026 to 03/01/2027' },
    ],
    [
      { heading: 'ADDITIONAL INSURED - DESIGNATED PERSON OR ORGANIZATION' },
      form,
      'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
      'Name of Additional Insured Person(s) or Organization(s): Harbor Point Owners LLC',
      'Who Is An Insured is amended to include as an additional insured the person or organization shown in the Schedule.',
    ],
  ]
}

Deno.test('additional insured wording of a liquor policy is told beside that of the businessowners policy', async () => {
  await using desk = await openReadingDesk()
  const { harborline, accountId, client } = desk
  async function add(type: 'BUSINESS_OWNERS' | 'GENERAL_LIABILITY', policyNumber: string, limit: string) {
    const coverages = [{ name: limit, limit: 100_000_000 }]
    return await openPolicy(harborline, { accountId, type, policyNumber, coverages })
  }
  const owners = await add('BUSINESS_OWNERS', 'BOP 5530218', 'Liability each occurrence')
  const liquor = await add('GENERAL_LIABILITY', 'LL 77-40218', 'Each common cause')
  for (const [policyId, name, pages] of [
    [owners, 'BOP.pdf', withInsureds('BUSINESSOWNERS POLICY DECLARATIONS', 'BOP 5530218', 'BP 04 48 07 13')],
    [liquor, 'Liquor.pdf', withInsureds('LIQUOR LIABILITY DECLARATIONS', 'LL 77-40218', 'CG 20 26 12 19')],
  ] as const) {
    const fileId = await desk.upload(name, await pdfOf(pages))
    await client.data(attach, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  }
  await desk.platform.jobs.runDue()
  const holder = { name: 'Harbor Point Owners LLC' }
  const input = { accountId, policyIds: [owners, liquor], holder, additionalInsured: true }
  const { checkCertificate } = await client.data(check, { input })
  const messages: string[] = checkCertificate.map(({ message }: { message: string }) => message)
  const insured = messages.find((message) => message.startsWith('Additional insured')) ?? ''
  assert.match(insured, /BOP\.pdf shows BP 04 48 07 13 \(page 2\)\./)
  assert.match(insured, /Liquor\.pdf shows CG 20 26 12 19 \(page 2\)\./)
  assert.match(insured, / Confirm it under Certificate facts first\.$/)
  assert.ok(
    messages.some((message) => message.startsWith('Liquor Liability LL 77-40218 is missing')),
    messages.join('\n'),
  )
})
