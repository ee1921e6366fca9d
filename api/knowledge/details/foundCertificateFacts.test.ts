import assert from 'node:assert/strict'
import { noCertificateFacts } from '../policies/certificateFacts.ts'
import { openPolicy } from '../testing/openPolicy.ts'
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

const issue = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { __typename ... on CertificateChecksError { checks { code message } } }
}`

Deno.test('a certificate with empty boxes says what the documents show and nobody has confirmed', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, ...forms]))
  const messages = async (facts: object) => {
    await desk.client.data(save, { id: desk.policyId, input: { provisions: [], ...facts } })
    const holder = {
      name: 'Summit Builders Inc.',
      address: { line1: '4 Quay Street', city: 'Bath', zone: 'ME', postalCode: '04530' },
    }
    const input = { accountId: desk.accountId, holder }
    const { createCertificate } = await desk.client.data(issue, { input })
    return createCertificate.checks.flatMap(({ code, message }: { code: string; message: string }) =>
      code === 'BOXES_EMPTY' ? message : [],
    )
  }
  const [both] = await messages({})
  assert.match(
    both,
    /: its documents say Occurrence \(page 4\) and Project \(page 4\), which nobody has confirmed\. These boxes stay empty/,
  )
  assert.doesNotMatch(both, /doesn’t say/)
  const [one] = await messages({ claimsBasis: 'OCCURRENCE' })
  assert.match(one, /: its documents say Project \(page 4\)/)
})

Deno.test('documents that do not say offer nothing', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument('policy.pdf', await pdfOf(rooferPolicy))
  const { businessPolicy } = await desk.client.data(query, { id: desk.policyId })
  assert.deepEqual(businessPolicy.foundCertificateFacts, [])
})

Deno.test('the basis and the retention of an umbrella are certificate facts, and no coverage', async () => {
  await using desk = await openReadingDesk()
  const { harborline, accountId } = desk
  const policyId = await openPolicy(harborline, { accountId, type: 'UMBRELLA' }, noCertificateFacts)
  const umbrella = [
    [
      { heading: 'COMMERCIAL UMBRELLA LIABILITY DECLARATIONS' },
      { label: 'Policy Number:', value: 'UMB 0093315' },
      { label: 'Named Insured:', value: 'Casco Roofing LLC' },
      { label: 'Policy Period:', value: '03/01/2026 to 03/01/2027' },
      { label: 'Each Occurrence', value: '$3,000,000' },
      { label: 'Aggregate (except auto)', value: '$3,000,000' },
      { label: 'Self-Insured Retention', value: '$10,000' },
      'Forms: CU 00 01 04 13; CU 21 27 Fungi Exclusion',
    ],
  ]
  const fileId = await desk.upload('Umbrella.pdf', await pdfOf(umbrella))
  await desk.client.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await desk.platform.jobs.runDue()
  const { businessPolicy } = await desk.client.data(
    `query ($id: ID!) {
      businessPolicy(id: $id) { foundCertificateFacts { question text } details { differences { path } } }
    }`,
    { id: policyId },
  )
  assert.deepEqual(businessPolicy.foundCertificateFacts, [
    { question: 'BASIS', text: 'Occurrence' },
    { question: 'RETENTION', text: 'Retention $10,000' },
  ])
  const limits = businessPolicy.details.differences.flatMap(({ path }: { path: string }) =>
    /^coverages|deductible/.test(path) ? [path] : [],
  )
  assert.deepEqual(limits, ['coverages.Each occurrence', 'coverages.Aggregate'])
})
