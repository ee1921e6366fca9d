import assert from 'node:assert/strict'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const query = `query ($id: ID!) {
  businessPolicy(id: $id) { foundCertificateFacts { question text citation { fileName page quote } } }
}`

const save = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) { __typename }
}`

const forms = [
  [
    { heading: 'SCHEDULE OF FORMS' },
    { label: 'CG 00 01 04 13', value: 'Commercial General Liability Coverage Form' },
    { label: 'CG 25 03 05 09', value: 'Designated Construction Project(s) General Aggregate Limit' },
  ],
]

Deno.test('the basis and the aggregate that documents show are offered until somebody enters them', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, ...forms]))
  async function offered(): Promise<{ question: string; text: string; citation: object }[]> {
    return (await desk.client.data(query, { id: desk.policyId })).businessPolicy.foundCertificateFacts
  }
  async function enter(answers: object): Promise<void> {
    await desk.client.data(save, { id: desk.policyId, input: { provisions: [], ...answers } })
  }
  assert.deepEqual(await offered(), [], 'what is entered needs no suggestion')
  await enter({})
  assert.deepEqual(await offered(), [
    {
      question: 'BASIS',
      text: 'Occurrence',
      citation: { fileName: 'policy.pdf', page: 4, quote: 'CG 00 01 04 13' },
    },
    {
      question: 'AGGREGATE',
      text: 'Project',
      citation: {
        fileName: 'policy.pdf',
        page: 4,
        quote: 'CG 25 03 05 09 Designated Construction Project(s) General Aggregate Limit',
      },
    },
  ])
  await enter({ claimsBasis: 'OCCURRENCE' })
  assert.deepEqual(
    (await offered()).map(({ question }) => question),
    ['AGGREGATE'],
  )
})

Deno.test('documents that do not say offer nothing', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument('policy.pdf', await pdfOf(rooferPolicy))
  const { businessPolicy } = await desk.client.data(query, { id: desk.policyId })
  assert.deepEqual(businessPolicy.foundCertificateFacts, [])
})
