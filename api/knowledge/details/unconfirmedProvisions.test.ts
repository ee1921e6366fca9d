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
