import assert from 'node:assert/strict'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const query = `query ($input: CreateCertificateInput!) {
  checkCertificate(input: $input) { code message }
}`

const save = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) { __typename }
}`

const forms = [
  [
    { heading: 'SCHEDULE OF FORMS' },
    { label: 'CG 00 01 04 13', value: 'Commercial General Liability Coverage Form' },
  ],
]

Deno.test('a box that the documents answer is found and not confirmed, not unsaid', async () => {
  await using desk = await openReadingDesk()
  await desk.client.data(save, { id: desk.policyId, input: { provisions: [] } })
  async function emptyBoxes(): Promise<string[]> {
    const input = { accountId: desk.accountId, policyIds: [desk.policyId], holder: { name: 'Elm Tower LLC' } }
    const { checkCertificate } = await desk.client.data(query, { input })
    return checkCertificate
      .filter(({ code }: { code: string }) => code === 'BOXES_EMPTY')
      .map(({ message }: { message: string }) => message)
  }
  const [before = ''] = await emptyBoxes()
  assert.match(before, /doesn’t say whether it is occurrence or claims-made and what the aggregate/)
  await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, ...forms]))
  const [after = '', ...others] = await emptyBoxes()
  assert.deepEqual(others, [])
  assert.match(after, /: policy\.pdf shows “Occurrence” \(page 4\), but nobody has confirmed it\./)
  assert.match(after, /It doesn’t say what the aggregate limit applies to\.$/)
})
