import assert from 'node:assert/strict'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const query = `query ($id: ID!) {
  businessPolicy(id: $id) {
    unconfirmedProvisions { kind scope partyName formNumber citation { fileName page quote } }
  }
}`

const save = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) { __typename }
}`

const endorsements = [
  [
    { heading: 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION' },
    'COMMERCIAL GENERAL LIABILITY CG 20 10 04 13',
    'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
    { heading: 'SCHEDULE' },
    'Name of Additional Insured Person(s) or Organization(s): Harbor Point Owners LLC',
    'Section II - Who Is An Insured is amended to include as an additional insured the person shown in the Schedule, but only with respect to liability for your ongoing operations.',
  ],
  [
    { heading: 'WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US' },
    'COMMERCIAL GENERAL LIABILITY CG 24 04 05 09',
    'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
    'We waive any right of recovery we may have against any person or organization where you have agreed to waive it in a written contract.',
  ],
]

Deno.test('what documents provide is offered for confirmation, and no more once it is confirmed', async () => {
  await using desk = await openReadingDesk()
  const sourceFileId = await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, ...endorsements]))
  async function offered() {
    const { businessPolicy } = await desk.client.data(query, { id: desk.policyId })
    return businessPolicy.unconfirmedProvisions
  }
  const found = await offered()
  assert.deepEqual(
    found.map(({ citation: { quote, ...place }, ...each }: { citation: { quote: string } }) => ({
      ...each,
      ...place,
      isQuoted: quote.length > 10,
    })),
    [
      {
        kind: 'ADDITIONAL_INSURED',
        scope: 'NAMED',
        partyName: 'Harbor Point Owners LLC',
        formNumber: 'CG 20 10 04 13',
        fileName: 'policy.pdf',
        page: 4,
        isQuoted: true,
      },
      {
        kind: 'WAIVER_OF_SUBROGATION',
        scope: 'BLANKET',
        partyName: null,
        formNumber: 'CG 24 04 05 09',
        fileName: 'policy.pdf',
        page: 5,
        isQuoted: true,
      },
    ],
  )
  const provision = { kind: 'WAIVER_OF_SUBROGATION', scope: 'BLANKET', formNumber: 'CG 24 04', sourceFileId }
  const { updateCertificateFacts } = await desk.client.data(save, {
    id: desk.policyId,
    input: { provisions: [provision] },
  })
  assert.equal(updateCertificateFacts.__typename, 'UpdateCertificateFactsSuccess')
  assert.deepEqual(
    (await offered()).map(({ kind }: { kind: string }) => kind),
    ['ADDITIONAL_INSURED'],
  )
})

Deno.test('documents that show no provision offer none', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument('policy.pdf', await pdfOf(rooferPolicy))
  const { businessPolicy } = await desk.client.data(query, { id: desk.policyId })
  assert.deepEqual(businessPolicy.unconfirmedProvisions, [])
})

Deno.test('forms that a schedule only lists are offered as such, and those it contains as shown', async () => {
  await using desk = await openReadingDesk()
  const lists = [
    { heading: 'FORMS AND ENDORSEMENTS' },
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 20 37 12 19 Additional Insured - Owners, Lessees or Contractors - Completed Operations',
    'CG 20 33 12 19 Additional Insured - Automatic Status When Required in Written Agreement',
    'CG 20 01 12 19 Primary and Noncontributory - Other Insurance Condition',
    'CG 24 04 05 09 Waiver of Transfer of Rights of Recovery Against Others to Us',
    'CA 20 48 10 13; WC 00 03 13; CG 21 47 12 07 Employment-Related Practices Exclusion',
  ]
  await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, lists, ...endorsements.slice(1)]))
  const { businessPolicy } = await desk.client.data(listedQuery, { id: desk.policyId })
  const found = businessPolicy.unconfirmedProvisions.map(
    (each: { formNumber: string; scope: string | null; isOnlyListed: boolean }) =>
      [each.formNumber, each.scope, each.isOnlyListed].join(' '),
  )
  assert.deepEqual(found.toSorted(), [
    'CA 20 48 10 13  true',
    'CG 20 01 12 19  true',
    'CG 20 33 12 19 BLANKET true',
    'CG 20 37 12 19  true',
    'CG 24 04 05 09 BLANKET false',
    'WC 00 03 13  true',
  ])
})

Deno.test('each party is offered with its own form where several are on a page, and no more once confirmed', async () => {
  await using desk = await openReadingDesk()
  const packed = [
    { heading: 'LIQUOR LIABILITY COVERAGE BP 04 89' },
    'Description: tasting room. We pay damages because of injury if liability is imposed for serving any alcoholic beverage.',
    { heading: 'ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES BP 04 02' },
    'Name: Fore River Landings LP, 9 Dock Street, Portland, ME 04101. Designated premises: 88 Commercial Street.',
  ]
  const listed = [
    { heading: 'FORMS AND ENDORSEMENTS' },
    'CA 00 20 11 20 Motor Carrier Coverage Form; CA 20 48 10 13 Designated Insured for Covered Autos Liability - Kennebec Grain Cooperative; CA 04 44 10 13 Waiver of Transfer of Rights of Recovery - blanket where required by written contract; CA 99 44 Loss Payable Clause',
  ]
  const sourceFileId = await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, packed, listed]))
  async function offered() {
    const { businessPolicy } = await desk.client.data(query, { id: desk.policyId })
    return businessPolicy.unconfirmedProvisions.map(
      (each: Record<string, string | null>) => `${each['partyName'] ?? each['scope']} ${each['formNumber']}`,
    )
  }
  assert.deepEqual(await offered(), [
    'Fore River Landings LP BP 04 02',
    'Kennebec Grain Cooperative CA 20 48 10 13',
    'BLANKET CA 04 44 10 13',
  ])
  const partyName = 'Fore River Landings LP'
  const provision = {
    kind: 'ADDITIONAL_INSURED',
    scope: 'NAMED',
    partyName,
    formNumber: 'BP 04 89',
    sourceFileId,
  }
  const input = { provisions: [provision], confirm: true }
  const { updateCertificateFacts } = await desk.client.data(save, { id: desk.policyId, input })
  assert.equal(updateCertificateFacts.__typename, 'UpdateCertificateFactsSuccess')
  assert.deepEqual(await offered(), ['Kennebec Grain Cooperative CA 20 48 10 13', 'BLANKET CA 04 44 10 13'])
})

const listedQuery = `query ($id: ID!) {
  businessPolicy(id: $id) { unconfirmedProvisions { formNumber scope isOnlyListed } }
}`
