import assert from 'node:assert/strict'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const detailsQuery = `query ($id: ID!) {
  businessPolicy(id: $id) {
    version state policyNumber expiresAt pricing { premium commissionRate }
    files { id mismatches }
    details {
      policyNumber summary deductible
      insured { name address } carrier { name }
      limits { glAggregateLimit glPerOccurrenceLimit propertyBuildingLimit }
      conflictCount
      fields { path kind status value citation { fileId page quote boxes { page } } candidates { value } decidedBy { name } }
      doubts
      differences { path current proposed refusal }
    }
  }
}`
const review = `mutation ($policyId: ID!, $input: ReviewPolicyDetailInput!) {
  reviewPolicyDetail(policyId: $policyId, input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
  }
}`
const apply = `mutation ($policyId: ID!, $input: ApplyPolicyDetailsInput!) {
  applyPolicyDetails(policyId: $policyId, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
  }
}`

type Desk = Awaited<ReturnType<typeof openReadingDesk>>

interface Field {
  readonly path: string
  readonly status: string
  readonly value: string | null
}

async function shown({ client, policyId }: Desk) {
  const { businessPolicy } = await client.data(detailsQuery, { id: policyId })
  const field = (path: string) => businessPolicy.details.fields.find((each: Field) => each.path === path)
  return { ...businessPolicy, field }
}

async function reviewed({ client, policyId }: Desk, input: object) {
  return (await client.data(review, { policyId, input })).reviewPolicyDetail
}

/** Puts the roofer's policy on another policy of the desk, and has it read. */
async function addDocumentOf(
  { client, policyId, upload, platform }: Desk,
  name: string,
  { pages = rooferPolicy, type = 'POLICY_DOCUMENT' } = {},
): Promise<string> {
  const fileId = await upload(name, await pdfOf(pages))
  await client.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type } },
  )
  await platform.jobs.runDue()
  return fileId
}

Deno.test('documents fill the details, and a person’s corrections outlast later documents', async () => {
  await using desk = await openReadingDesk()
  const { client, policyId } = desk
  assert.equal((await client.data(detailsQuery, { id: policyId })).businessPolicy.details, null)

  const fileId = await desk.addDocument('Policy.pdf', await pdfOf(rooferPolicy))
  const first = await shown(desk)
  assert.equal(first.details.policyNumber, 'GL-4471-20993')
  assert.equal(first.details.insured.name, 'Casco Roofing LLC')
  assert.deepEqual(first.details.limits, {
    glAggregateLimit: 200_000_000,
    glPerOccurrenceLimit: 100_000_000,
    propertyBuildingLimit: null,
  })
  const aggregate = first.field('limits.glAggregateLimit')
  assert.equal(aggregate.status, 'FOUND')
  assert.equal(aggregate.citation.fileId, fileId)
  assert.equal(aggregate.citation.page, 1)
  assert.match(aggregate.citation.quote, /2,000,000/)
  assert.equal(first.field('limits.propertyBuildingLimit').status, 'MISSING')

  const path = 'limits.glPerOccurrenceLimit'
  assert.deepEqual(await reviewed(desk, { path, action: 'CORRECT', value: 'a million' }), {
    __typename: 'ValidationErrors',
    fields: [{ path: 'value', message: 'Enter an amount.' }],
  })
  const unproven = { fileId, page: 1, quote: 'Each Occurrence Limit $3,000,000' }
  assert.deepEqual(
    (await reviewed(desk, { path, action: 'CORRECT', value: '300000000', citation: unproven })).fields,
    [{ path: 'citation', message: 'This text is not on that page of the document.' }],
  )
  const saved = { __typename: 'ReviewPolicyDetailSuccess' }
  assert.deepEqual(await reviewed(desk, { path, action: 'CORRECT', value: '300000000' }), saved)
  assert.deepEqual(await reviewed(desk, { path: 'policyNumber', action: 'ACCEPT' }), saved)
  assert.deepEqual(await reviewed(desk, { path: 'premium', action: 'CLEAR' }), saved)

  const [declarations = []] = rooferPolicy
  await desk.addDocument('Declarations again.pdf', await pdfOf([declarations]))
  const { field } = await shown(desk)
  assert.equal(field(path).status, 'CORRECTED')
  assert.equal(field(path).value, '300000000')
  assert.equal(field(path).decidedBy.name, 'Dana Whitfield')
  assert.equal(field('policyNumber').status, 'ACCEPTED')
  assert.equal(field('premium').value, null)
  assert.deepEqual(await reviewed(desk, { path, action: 'RESET' }), saved)
  assert.equal((await shown(desk)).field(path).value, '100000000')
})

Deno.test('applying the details writes only chosen differences, with their source as the reason', async () => {
  await using desk = await openReadingDesk()
  const { client, policyId } = desk
  await desk.addDocument('Policy.pdf', await pdfOf(rooferPolicy))
  const { details, version } = await shown(desk)
  const expiration = details.differences.find(({ path }: Field) => path === 'expirationDate')
  assert.equal(expiration.proposed, '2027-03-01')
  const carrier = details.differences.find(({ path }: Field) => path === 'carrier.name')
  assert.match(carrier.refusal, /not among your carriers/)

  const paths = ['policyNumber', 'effectiveDate', 'expirationDate', 'premium']
  const input = { paths, version }
  const refused = await client.data(apply, { policyId, input: { ...input, paths: ['carrier.name'] } })
  assert.equal(refused.applyPolicyDetails.__typename, 'ValidationErrors')
  const { applyPolicyDetails } = await client.data(apply, { policyId, input })
  assert.deepEqual(applyPolicyDetails, { __typename: 'UpdateBusinessPolicySuccess' })
  const applied = await shown(desk)
  assert.equal(applied.policyNumber, 'GL-4471-20993')
  assert.equal(applied.expiresAt, '2027-03-01')
  assert.equal(applied.pricing.premium, 842_500)
  assert.deepEqual(
    applied.details.differences
      .map(({ path }: Field) => path)
      .filter((path: string) => !path.startsWith('limits.')),
    ['carrier.name'],
  )
  const { businessPolicy } = await client.data(
    `query ($id: ID!) { businessPolicy(id: $id) { history { reason } } }`,
    { id: policyId },
  )
  assert.match(businessPolicy.history.at(-1).reason, /^Applied from documents: .*Policy\.pdf, page 1/)
})

Deno.test('the number of a quote is not offered as the policy number', async () => {
  await using desk = await openReadingDesk()
  await addDocumentOf(desk, 'Quote.pdf', { type: 'QUOTE_DOCUMENT' })
  const { details } = await shown(desk)
  assert.deepEqual(
    details.differences.filter(({ path }: Field) => path === 'policyNumber'),
    [],
  )
  assert.ok(details.differences.some(({ path }: Field) => path === 'premium'))
})

Deno.test('a bound policy can become active with the dates of the issued policy, once its term runs', async () => {
  await using desk = await openReadingDesk()
  const { client, accountId } = desk
  const carrierId = await addCarrier(desk.harborline, { name: 'Cumberland Mutual' })
  const nextTerm = rooferPolicy.map((page) =>
    page.map((line) =>
      typeof line === 'object' && 'label' in line && line.label === 'Policy Period:'
        ? { ...line, value: '06/01/2026 to 06/01/2027' }
        : line,
    ),
  )
  const table = [
    { type: 'POLICY_DOCUMENT', pages: rooferPolicy, proposed: ['Active'] },
    { type: 'BINDER', pages: rooferPolicy, proposed: [] },
    { type: 'POLICY_DOCUMENT', pages: nextTerm, proposed: [] },
  ]
  for (const { type, pages, proposed } of table) {
    const policyId = await openPolicy(desk.harborline, { accountId, carrierId, state: 'BINDING' })
    const opened = { ...desk, policyId }
    await addDocumentOf(opened, `${type}.pdf`, { pages, type })
    const { details, version } = await shown(opened)
    const states = details.differences.filter(({ path }: Field) => path === 'state')
    assert.deepEqual(
      states.map((difference: { proposed: string }) => difference.proposed),
      proposed,
    )
    if (states.length === 0) continue
    const input = { paths: ['state', 'effectiveDate', 'expirationDate'], version }
    const { applyPolicyDetails } = await client.data(apply, { policyId, input })
    assert.deepEqual(applyPolicyDetails, { __typename: 'UpdateBusinessPolicySuccess' })
    assert.equal((await shown(opened)).state, 'INFORCE')
  }
})

Deno.test('applying accepted limits fills the coverages, under the names that are there', async () => {
  await using desk = await openReadingDesk()
  const { client } = desk
  const carrierId = await addCarrier(desk.harborline, { name: 'Cumberland Mutual' })
  const coverages = [
    { name: 'Each Occ. Limit', limit: 50_000_000 },
    { name: 'Employee benefits', limit: 25_000_000 },
  ]
  const policyId = await openPolicy(desk.harborline, {
    accountId: desk.accountId,
    type: 'PACKAGE',
    carrierId,
    coverages,
  })
  await addDocumentOf({ ...desk, policyId }, 'Policy.pdf')
  const { details, version } = await shown({ ...desk, policyId })
  const limits = details.differences.filter(({ path }: Field) => path.startsWith('limits.'))
  assert.deepEqual(
    limits.map(({ path, current, proposed }: Record<string, string>) => [path, current, proposed]),
    [
      ['limits.glPerOccurrenceLimit', '50000000', '100000000'],
      ['limits.glAggregateLimit', null, '200000000'],
      ['limits.glProductsAndCompletedOperationsLimit', null, '200000000'],
      ['limits.glRentedPremisesDamageLimit', null, '10000000'],
      ['limits.glMedicalPerPersonLimit', null, '500000'],
    ],
  )
  const paths = limits.map(({ path }: Field) => path)
  const { applyPolicyDetails } = await client.data(apply, { policyId, input: { paths, version } })
  assert.deepEqual(applyPolicyDetails, { __typename: 'UpdateBusinessPolicySuccess' })
  const { businessPolicy } = await client.data(
    `query ($id: ID!) { businessPolicy(id: $id) { coverages { name limit } details { differences { path } } } }`,
    { id: policyId },
  )
  assert.deepEqual(businessPolicy.coverages, [
    { name: 'Each Occ. Limit', limit: 100_000_000 },
    { name: 'Employee benefits', limit: 25_000_000 },
    { name: 'General aggregate', limit: 200_000_000 },
    { name: 'Products and completed operations aggregate', limit: 200_000_000 },
    { name: 'Damage to rented premises (each occurrence)', limit: 10_000_000 },
    { name: 'Medical expense (any one person)', limit: 500_000 },
  ])
  assert.ok(businessPolicy.details.differences.every(({ path }: Field) => !path.startsWith('limits.')))
})

Deno.test('applies words that documents state in place of a limit that the policy has', async () => {
  await using desk = await openReadingDesk()
  const carrierId = await addCarrier(desk.harborline, { name: 'Tamarack Mutual' })
  const policyId = await openPolicy(desk.harborline, {
    accountId: desk.accountId,
    type: 'GENERAL_LIABILITY',
    carrierId,
    coverages: [{ name: 'Med exp', limit: 500_000 }],
  })
  const own = { ...desk, policyId }
  const [first = [], ...others] = rooferPolicy
  const withoutMedical = first.filter((line) => !JSON.stringify(line).includes('Medical'))
  const pages = [[...withoutMedical, { label: 'Medical Expense', value: 'EXCLUDED' }], ...others]
  await addDocumentOf(own, 'Policy.pdf', { pages })
  const { details, version } = await shown(own)
  const [medical] = details.differences.filter(({ path }: Field) => path.startsWith('coverages.Med'))
  assert.deepEqual(medical, {
    path: 'coverages.Medical expense (any one person)',
    current: '$5,000',
    proposed: 'Excluded',
    refusal: null,
  })
  await desk.client.data(apply, { policyId, input: { paths: [medical.path], version } })
  const { businessPolicy } = await desk.client.data(
    `query ($id: ID!) { businessPolicy(id: $id) { coverages { name limit limitWords } } }`,
    { id: policyId },
  )
  assert.deepEqual(businessPolicy.coverages, [{ name: 'Med exp', limit: null, limitWords: 'EXCLUDED' }])
})

const plumberAuto: typeof rooferPolicy = [
  [
    { heading: 'BUSINESS AUTO DECLARATIONS' },
    { label: 'Policy Number:', value: 'BA-2207-118' },
    { label: 'Named Insured:', value: 'Casco Roofing LLC' },
    { label: 'Policy Period:', value: '03/01/2026 to 03/01/2027' },
    { heading: 'Schedule of Coverages' },
    { label: 'Covered Autos Liability, each accident', value: '$1,000,000' },
    { label: 'Auto Medical Payments, each insured', value: '$5,000' },
    { label: 'Uninsured Motorists', value: '$500,000' },
    { label: 'Comprehensive Deductible', value: '$500' },
  ],
]

Deno.test('applies the limits of a line that the details have no field for, under their usual names', async () => {
  await using desk = await openReadingDesk()
  const carrierId = await addCarrier(desk.harborline, { name: 'Tamarack Mutual' })
  const policyId = await openPolicy(desk.harborline, {
    accountId: desk.accountId,
    type: 'COMMERCIAL_AUTO',
    carrierId,
  })
  const own = { ...desk, policyId }
  await addDocumentOf(own, 'Auto policy.pdf', { pages: plumberAuto })
  const { details, version } = await shown(own)
  const [coverage] = details.differences.filter(({ path }: Field) => path.startsWith('coverages.'))
  assert.deepEqual(coverage, {
    path: 'coverages.Combined single limit (each accident)',
    current: null,
    proposed: '100000000',
    refusal: null,
  })
  await desk.client.data(apply, { policyId, input: { paths: [coverage.path], version } })
  const { businessPolicy } = await desk.client.data(
    `query ($id: ID!) { businessPolicy(id: $id) { coverages { name limit } details { differences { path } } } }`,
    { id: policyId },
  )
  assert.deepEqual(businessPolicy.coverages, [
    { name: 'Combined single limit (each accident)', limit: 100_000_000 },
  ])
  assert.ok(businessPolicy.details.differences.every(({ path }: Field) => path !== coverage.path))
})

Deno.test('applying an accepted deductible lists it among the coverages, under the name that is there', async () => {
  await using desk = await openReadingDesk()
  const carrierId = await addCarrier(desk.harborline, { name: 'Cumberland Mutual' })
  for (const [type, coverages, expected] of [
    ['PROPERTY', [{ name: 'Wind deductible', limit: 1_000_000 }], 'Deductible'],
    ['CYBER', [{ name: 'Retention', limit: 1_000_000 }], 'Retention'],
  ] as const) {
    const policyId = await openPolicy(desk.harborline, {
      accountId: desk.accountId,
      type,
      carrierId,
      coverages,
    })
    const own = { ...desk, policyId }
    const correction = { path: 'deductible', action: 'CORRECT', value: '250000' }
    assert.deepEqual(await reviewed(own, correction), { __typename: 'ReviewPolicyDetailSuccess' })
    const { version } = await shown(own)
    const { applyPolicyDetails } = await desk.client.data(apply, {
      policyId,
      input: { paths: ['deductible'], version },
    })
    assert.deepEqual(applyPolicyDetails, { __typename: 'UpdateBusinessPolicySuccess' })
    const { businessPolicy } = await desk.client.data(
      `query ($id: ID!) { businessPolicy(id: $id) { coverages { name limit } } }`,
      { id: policyId },
    )
    const listed = businessPolicy.coverages.find(({ name }: { name: string }) => name === expected)
    assert.equal(listed?.limit, 250_000, type)
  }
})

const confirm = `mutation ($fileId: ID!) { confirmPolicyFile(fileId: $fileId) { __typename ... on NamedError { message } } }`

Deno.test('holds back a document of another insured until a user confirms it, keeping the commission rate', async () => {
  await using desk = await openReadingDesk()
  const { id: accountId } = await openAccount(desk.harborline, { detail: { name: 'Red Hook Bakery Inc.' } })
  const carrierId = await addCarrier(desk.harborline, { name: 'Cumberland Mutual' })
  const terms = { type: 'BUSINESS_OWNERS', carrierId, premium: 400_000, estimatedCommission: 48_000 } as const
  const policyId = await openPolicy(desk.harborline, { accountId, ...terms })
  const { client } = desk
  const other = { ...desk, policyId }
  const fileId = await addDocumentOf(other, 'pol.pdf')
  const held = await client.data(
    `query ($id: ID!) { businessPolicy(id: $id) {
      details { __typename }
      files { visible otherInsured { name message citation { page quote } } }
    } }`,
    { id: policyId },
  )
  const [file] = held.businessPolicy.files
  assert.equal(held.businessPolicy.details, null)
  assert.equal(file.visible, false)
  assert.equal(file.otherInsured.message, 'This document names Casco Roofing LLC, not Red Hook Bakery Inc.')
  assert.match(file.otherInsured.citation.quote, /Casco Roofing LLC/)
  const { addPolicyExplorerConversationMessage: answer } = await client.data(
    `mutation ($policyId: ID!) {
      addPolicyExplorerConversationMessage(policyId: $policyId, message: "What is the general aggregate?") {
        messages { content } applicationError { message }
      }
    }`,
    { policyId },
  )
  assert.deepEqual(answer.messages, [])
  assert.match(answer.applicationError.message, /names Casco Roofing LLC/)

  assert.equal(
    (await client.data(confirm, { fileId })).confirmPolicyFile.__typename,
    'ConfirmPolicyFileSuccess',
  )
  assert.match((await client.data(confirm, { fileId })).confirmPolicyFile.message, /already belongs/)
  const { details, version } = await shown(other)
  const doubts = ['The documents are for a different line: General Liability, not Business Owners.']
  assert.deepEqual(details.doubts, doubts)
  const input = { paths: ['premium'], version }
  const { applyPolicyDetails: refused } = await client.data(apply, { policyId, input })
  assert.deepEqual(refused.fields, [{ path: 'confirmOther', message: doubts.join(' ') }])
  assert.equal((await shown(other)).pricing.premium, 400_000)

  const confirmed = { policyId, input: { ...input, confirmOther: true } }
  assert.deepEqual((await client.data(apply, confirmed)).applyPolicyDetails, {
    __typename: 'UpdateBusinessPolicySuccess',
  })
  const { pricing } = await shown(other)
  assert.deepEqual(pricing, { premium: 842_500, commissionRate: 12 })

  await addDocumentOf(other, 'pol2.pdf')
  const { businessPolicy } = await client.data(
    `query ($id: ID!) { businessPolicy(id: $id) { files { otherInsured { name } } } }`,
    { id: policyId },
  )
  assert.deepEqual(businessPolicy.files, [{ otherInsured: null }, { otherInsured: null }])
})

Deno.test('exclusions that are only listed as forms are among the exclusions, with their form', async () => {
  await using desk = await openReadingDesk()
  const [declarations = []] = rooferPolicy
  const listed = [
    ...declarations,
    { heading: 'Forms and Endorsements' },
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 21 47 12 07 Employment-Related Practices Exclusion',
  ]
  await desk.addDocument('Declarations.pdf', await pdfOf([listed]))
  const { businessPolicy } = await desk.client.data(
    `query ($id: ID!) { businessPolicy(id: $id) { details {
      forms { number title } exclusionDescriptions { title description policyQuotes { page } }
    } } }`,
    { id: desk.policyId },
  )
  assert.equal(businessPolicy.details.forms.length, 2)
  assert.deepEqual(businessPolicy.details.exclusionDescriptions, [
    {
      title: 'Employment-Related Practices Exclusion',
      description: 'Listed among the forms as CG 21 47 12 07.',
      policyQuotes: [{ page: 1 }],
    },
  ])
})
