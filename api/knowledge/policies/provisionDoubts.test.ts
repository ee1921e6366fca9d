import assert from 'node:assert/strict'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const save = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
  }
}`

const scheduled = [
  { heading: 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION' },
  'COMMERCIAL GENERAL LIABILITY CG 20 10 04 13',
  'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
  { heading: 'SCHEDULE' },
  'Name of Additional Insured Person(s) or Organization(s): Harbor Point Owners LLC',
  'Location of covered operations: 2 Wharf Street, Portland, ME 04101',
  'Section II - Who Is An Insured is amended to include as an additional insured the person shown in the Schedule, but only with respect to liability for your ongoing operations.',
]

async function openDesk() {
  const desk = await openReadingDesk()
  const sourceFileId = await desk.addDocument('policy.pdf', await pdfOf([...rooferPolicy, scheduled]))
  async function saved(provision: object, confirm?: boolean) {
    const given = { kind: 'ADDITIONAL_INSURED', scope: 'NAMED', sourceFileId, ...provision }
    const input = { provisions: [given], confirm }
    return (await desk.client.data(save, { id: desk.policyId, input })).updateCertificateFacts
  }
  return { saved, [Symbol.asyncDispose]: () => desk[Symbol.asyncDispose]() }
}

const success = { __typename: 'UpdateCertificateFactsSuccess' }

Deno.test('a blanket provision needs a confirmation where the document shows another form for one party', async () => {
  await using desk = await openDesk()
  const { fields } = await desk.saved({ scope: 'BLANKET', formNumber: 'CG 20 37' })
  assert.deepEqual(fields, [
    {
      path: 'provisions.0.formNumber',
      message: 'policy.pdf doesn’t show CG 20 37. It shows CG 20 10 04 13 (page 4).',
    },
    {
      path: 'provisions.0.scope',
      message: 'policy.pdf names only Harbor Point Owners LLC (page 4). That is not blanket.',
    },
    { path: 'confirm', message: 'Correct what the documents don’t show, or confirm it.' },
  ])
  assert.deepEqual(await desk.saved({ scope: 'BLANKET', formNumber: 'CG 20 37' }, true), success)
  // It is on record as confirmed now.
  assert.deepEqual(await desk.saved({ scope: 'BLANKET', formNumber: 'CG 20 37' }), success)
})

Deno.test('a provision as its document shows it needs no confirmation, and another party does', async () => {
  await using desk = await openDesk()
  const { fields } = await desk.saved({ formNumber: 'CG 20 10', partyName: 'Bowdoin Property Trust' })
  assert.deepEqual(fields[0], {
    path: 'provisions.0.partyName',
    message: 'policy.pdf names Harbor Point Owners LLC (page 4).',
  })
  assert.deepEqual(
    await desk.saved({ formNumber: 'cg 2010 0413', partyName: 'HARBOR POINT OWNERS' }),
    success,
  )
})
