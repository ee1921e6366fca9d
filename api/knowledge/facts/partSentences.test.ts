import { deepEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { documentParts } from './documentParts.ts'
import { partBlocks } from './partSentences.ts'

/** The endorsements of a policy given as text, each with what it says. */
async function endorsementsOf(...pages: readonly string[]): Promise<[title: string | null, text: string][]> {
  const bytes = new TextEncoder().encode(pages.map((page) => page.trim()).join('\f'))
  const reading = await readDocument(bytes, { name: 'policy.txt' })
  return documentParts(reading)
    .filter(({ kind }) => kind === 'endorsement')
    .map((part) => [
      part.title,
      partBlocks(part, reading)
        .map(({ text }) => text)
        .join(' '),
    ])
}

Deno.test('endorsements that follow each other in one paragraph are told apart by their listed numbers', async () => {
  deepEqual(
    await endorsementsOf(
      `
INLAND MARINE POLICY DECLARATIONS
Policy number IM 40-7713
Named insured: Bitterroot Crane & Rigging LLC
Policy period: 03/01/2026 to 03/01/2027
Leased equipment limit     $250,000
TERRITORY: MT, ID. ENDORSEMENTS: CR 3, CR 8, CR 14.`,
      `
CONTRACTORS EQUIPMENT FORM
We will pay for direct physical loss to the equipment that is listed in the declarations.
We will not pay for wear and tear, rust, or loss found only when stock is taken.
CR 3. Boom length. There is no coverage for a boom longer than 200 feet, nor for a jib on it.
CR 8 - RENTAL REIMBURSEMENT. We pay up to $15,000 for the rent of a crane while yours is repaired.
CR 14. Loss payee. Name: Clark Fork Equipment Finance, 12 Front Street, Missoula, MT 59801. Losses to
the crane are paid to it and to you as your interests appear.`,
    ),
    [
      ['Boom length', 'There is no coverage for a boom longer than 200 feet, nor for a jib on it.'],
      ['RENTAL REIMBURSEMENT', 'We pay up to $15,000 for the rent of a crane while yours is repaired.'],
      [
        'Loss payee',
        'Name: Clark Fork Equipment Finance, 12 Front Street, Missoula, MT 59801. Losses to the crane are paid to it and to you as your interests appear.',
      ],
    ],
  )
})

Deno.test('an endorsement may be numbered in words, and its title run into its text', async () => {
  deepEqual(
    await endorsementsOf(
      `
PROFESSIONAL LIABILITY INSURANCE - SCHEDULE
Certificate no. 26/41170
Named firm: Calder Surveying PLLC
Period of insurance: 1 May 2026 to 1 May 2027
Premium $8,410`,
      `
WHAT WE INSURE
We will pay damages that the firm is legally liable to pay because of an error in its surveys.
Endorsement three of a certificate that this one renews is not carried forward to this period.

Slip endorsement one. Boundary work. We do not insure a survey of a boundary that is in dispute
before the work begins.

Slip endorsement two. Retired partners. Partners who retired before the period are insured for
work that was done in their time.`,
    ),
    [
      ['Boundary work', 'We do not insure a survey of a boundary that is in dispute before the work begins.'],
      [
        'Retired partners',
        'Partners who retired before the period are insured for work that was done in their time.',
      ],
    ],
  )
})
