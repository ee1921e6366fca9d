import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { tradeOf } from './tradeOf.ts'

const term = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }

const trades: readonly (readonly [name: string, naics: string, asked: readonly RegExp[], not: RegExp])[] = [
  [
    'Casco Roofing LLC',
    '238160',
    [/Tools and equipment floater \| \*\*None in force\*\* \| [^|]*\?/, /Contractors pollution liability/],
    /Liquor|Spoilage/,
  ],
  ['Harbor Grill Inc', '722511', [/Liquor liability \| \*\*None/, /Spoilage \| \*\*None/], /Tools and equip/],
  [
    'Pike & Marsh Architects PC',
    '541310',
    [
      /Professional Liability \| \*\*None in force\*\* \| Who insures this for you, and from which retroactive/,
    ],
    /draw plans|Liquor|Tools and equip/,
  ],
]
for (const [name, naics, asked, not] of trades)
  Deno.test(`the coverage that the trade of ${name} calls for is a question to raise with the client`, async () => {
    await using copilot = await openCopilot()
    const { id: accountId } = await openAccount(copilot.world.harborline, { detail: { name, naics } })
    await openPolicy(copilot.world.harborline, { accountId, ...term })
    const { messages, artifacts } = await copilot.ask('Any coverage gaps?', { accountId })
    for (const words of asked) assert.match(messages.at(-1).content, words)
    assert.doesNotMatch(messages.at(-1).content, not)
    assert.match(artifacts[0].email.body, /- [^\n]*: we have no policy of yours for [^\n]*\?/)
  })

Deno.test('what is quoted, applied for or insured by a part of a policy is no gap', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const coverages = [{ name: 'Contractors tools and equipment', limit: 2_500_000 }]
  await openPolicy(harborline, { accountId, ...term, type: 'PACKAGE', policyNumber: 'CPP-9', coverages })
  await openPolicy(harborline, { accountId, carrierId, ...term, type: 'UMBRELLA', state: 'SUBMITTED' })
  const quote = await pdfOf([
    { heading: 'CYBER LIABILITY QUOTE' },
    'Named Insured: Casco Roofing LLC',
    'Quote number: CY-11. Proposed policy period: 04/01/2026 to 04/01/2027',
    {
      rows: [
        ['Aggregate limit', '$1,000,000'],
        ['Total premium', '$2,150'],
      ],
    },
  ])
  const files = [await copilot.upload('Cyber quote.pdf', quote)]
  const { messages, artifacts } = await copilot.ask('Any coverage gaps?', { accountId, files })
  const { content } = messages.at(-1)
  assert.match(content, /\| Umbrella \| Being worked on: submitted with Granite State Casualty \|/)
  assert.match(content, /\| Cyber \| Being worked on: quoted in Cyber quote\.pdf \|/)
  assert.match(
    content,
    /\| Tools and equipment floater \| Contractors tools and equipment \$25,000 in Package, CPP-9/,
  )
  const { body } = artifacts[0].email
  assert.match(body, /We are already working on Umbrella \(submitted with Granite State Casualty\) and Cyber/)
  assert.doesNotMatch(body, /- (?:Umbrella|Cyber|Tools)/)
})

Deno.test('a trade is told by the code, and by words only without one', async () => {
  await using copilot = await openCopilot()
  const { harborline: agency } = copilot.world
  const cases = [
    ['Roof & Vine Restaurant', '722511', 'restaurant or bar'],
    ['Sandy Point Electrical Contractors', null, 'contractor'],
    ['Marsh Holdings LLC', null, undefined],
    ['Roofing Software Inc', '541511', 'technology company'],
  ] as const
  for (const [name, naics, trade] of cases) {
    const { id } = await openAccount(agency, { detail: { name, naics } })
    assert.equal(tradeOf({ agency, request: 'Any coverage gaps?' }, id)?.name, trade)
  }
})
