import assert from 'node:assert/strict'
import { openDesk } from '../copilot/testing/openDesk.ts'
import { pdfOf } from '../copilot/testing/pdfOf.ts'

const search = `query ($text: String!) { search(text: $text) { __typename ... on BusinessPolicy { policyNumber } } }`

Deno.test('a policy is found by a number that only its packet prints, however it is typed', async () => {
  await using desk = await openDesk()
  const packet = await pdfOf(
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      'Policy Number: GSC-4821907-24',
      'Named Insured: Casco Roofing LLC',
      { rows: [['Each Occurrence Limit', '$1,000,000']] },
    ],
    [
      { heading: 'BUSINESS AUTO DECLARATIONS' },
      'Policy Number: BAP 7713 442-01',
      'Named Insured: Casco Roofing LLC',
    ],
    [
      { heading: 'SCHEDULE OF UNDERLYING INSURANCE' },
      {
        rows: [
          ['Carrier', 'Policy No.', 'Limit'],
          ['Alder Ridge Casualty', 'ARU-9093317', '$5,000,000'],
        ],
      },
    ],
  )
  await desk.keep('Packet.pdf', 'POLICY_DOCUMENT', packet)
  const policiesFor = async (text: string) =>
    (await desk.dana.data(search, { text })).search.flatMap(
      ({ policyNumber }: { policyNumber?: string }) => policyNumber ?? [],
    )
  for (const text of ['BAP 7713 442-01', 'BAP771344201', 'bap-7713-442-01', 'ARU-9093317', 'aru9093317'])
    assert.deepEqual(await policiesFor(text), ['GSC-4821907-24'], text)
  assert.deepEqual(await policiesFor('WCX-5550001'), [])
})
