import assert from 'node:assert/strict'
import { openReadingDesk, pdfOf } from '../testing/openReadingDesk.ts'

const query = `query ($id: ID!) {
  businessPolicy(id: $id) { percentDeductibles { name terms citation { fileName page } } }
}`

Deno.test('a policy shows the deductibles that its declarations state as percentages', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument(
    'property.pdf',
    await pdfOf([
      [
        { heading: 'COMMERCIAL PROPERTY DECLARATIONS' },
        { label: 'Policy Number', value: 'GL-4471-20993' },
        { label: 'Named Insured', value: 'Casco Roofing LLC' },
        { label: 'Building limit', value: '$4,200,000' },
        { heading: 'DEDUCTIBLES' },
        { label: 'All other perils', value: '$5,000' },
        { label: 'Wind or hail', value: '2% of total insured value, minimum $25,000' },
        { label: 'Earthquake', value: '5% of total insured value per location' },
      ],
    ]),
  )
  const { businessPolicy } = await desk.client.data(query, { id: desk.policyId })
  const citation = { fileName: 'property.pdf', page: 1 }
  assert.deepEqual(businessPolicy.percentDeductibles, [
    { name: 'Wind or hail deductible', terms: '2% of total insured value, minimum $25,000', citation },
    { name: 'Earthquake deductible', terms: '5% of total insured value per location', citation },
  ])
})
