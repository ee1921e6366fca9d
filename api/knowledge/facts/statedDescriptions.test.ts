import { deepEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

const declarations = `
PROFESSIONAL LIABILITY DECLARATIONS
Policy number AEP 26-70318
Named insured: Calder Surveying PLLC
Policy period: 04/10/2026 to 04/10/2027
Limit                    $2,000,000 per claim
Endorsements: PF 2, PF 3, PF 4`

async function factsOf(...pages: readonly string[]): Promise<PolicyFacts> {
  const text = [declarations, ...pages].map((page) => page.trim()).join('\f')
  return readPolicyFacts(await readDocument(new TextEncoder().encode(text), { name: 'policy.txt' }))
}

const form = `
POLICY FORM PF 1
PART ONE - PROFESSIONAL SERVICES. We will pay damages that you are legally liable to pay because of an
error in a survey of land that you make for others.
PART TWO - DEFENSE. When the deductible is used up by payment, we shall defend the insured. Costs of
defense are paid in addition to the limit.
PART THREE - CONSENT. If an insured rejects a settlement that we recommend, we pay 70% of loss above it.

WHAT WE DO NOT INSURE

Warranties or guarantees, or any estimate of cost that is exceeded. Dishonest acts, but innocent
insureds remain protected. Means and methods of a contractor.`

Deno.test('a coverage has the title that runs into its paragraph, and its quote begins behind it', async () => {
  const { coverages } = await factsOf(form)
  deepEqual(
    coverages.map(({ title, policyQuotes }) => [
      title,
      policyQuotes[0]?.quote.split(' ').slice(0, 4).join(' '),
    ]),
    [
      ['Professional Services', 'We will pay damages'],
      ['Defense', 'When the deductible is'],
    ],
  )
})

Deno.test('sentences under the heading of what is not insured are exclusions, each its own', async () => {
  const { exclusions } = await factsOf(form)
  deepEqual(
    exclusions.map(({ policyQuotes }) => policyQuotes[0]?.quote),
    [
      'Warranties or guarantees, or any estimate of cost that is exceeded.',
      'Dishonest acts, but innocent insureds remain protected.',
      'Means and methods of a contractor.',
    ],
  )
})

Deno.test('an endorsement covers one thing and refuses another, and gives back what it excludes', async () => {
  const { coverages, exclusions, namedAdditionalInsureds } = await factsOf(
    `${form}

PF 2 - DRONES. A drone used in a survey is covered. Delivery of a drone's pictures to a client is not covered.
PF 3 - EXCLUSION - DAMS. This insurance does not apply to a survey of a dam. The exclusion of pollution does
not apply to water that a survey sets free.
PF 4 - FRANCHISOR. Hickory Crown Franchising LLC is an insured, but only for a claim that names it with you.`,
  )
  const quotes = [coverages, exclusions].map((list) =>
    list.map(({ policyQuotes }) => policyQuotes[0]?.quote).slice(list === coverages ? 2 : 3),
  )
  deepEqual(quotes, [
    [
      'A drone used in a survey is covered.',
      'The exclusion of pollution does not apply to water that a survey sets free.',
    ],
    [
      "Delivery of a drone's pictures to a client is not covered.",
      'This insurance does not apply to a survey of a dam.',
    ],
  ])
  deepEqual(
    namedAdditionalInsureds.map(({ value }) => value.name),
    ['Hickory Crown Franchising LLC'],
  )
})
