import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const ospreyQuote = [
  { heading: 'Commercial Umbrella Quotation' },
  'Osprey Ridge Specialty Insurance Company (A.M. Best A- IX, non-admitted)',
  'Applicant: Bramble Arborists LLC',
  'Proposed term: 01/15/2026 - 01/15/2027',
  'Quote valid until 01/10/2026',
  {
    rows: [
      ['Each Occurrence', '$3,000,000'],
      ['Aggregate', '$3,000,000'],
      ['Annual premium', '$6,150'],
    ],
  },
]
const alderQuote = [
  { heading: 'UMBRELLA LIABILITY PROPOSAL' },
  'Alder Ridge Casualty Company - admitted, AM Best A+ XV',
  'Prepared for Bramble Arborists LLC - Effective January 15, 2026 to January 15, 2027',
  {
    rows: [
      ['Limit of liability', '$3,000,000 each occurrence / $3,000,000 aggregate'],
      ['Premium', '$7,400'],
      ['Total', '$7,400'],
      ['Commission', '12.5%'],
    ],
  },
]

async function wordsOf({ dana }: Awaited<ReturnType<typeof openCopilot>>, path: string): Promise<string> {
  const html = await (await dana.fetch(path)).text()
  return html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, ' ')
}

Deno.test('nothing that goes to a client names a commission, an option by a letter, or a term that is past', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('osprey.pdf', await pdfOf(ospreyQuote)),
    await copilot.upload('alder.pdf', await pdfOf(alderQuote)),
  ]
  const { id, messages, artifacts } = await copilot.ask('Make a proposal for the client from these quotes', {
    files,
  })
  const page = await wordsOf(copilot, `/html/${id}/${artifacts[0].id}`)
  const email = artifacts.find((each: { email: unknown }) => each.email !== null).email.body
  assert.match(page, /Osprey Ridge Specialty Insurance Company/)
  assert.doesNotMatch(`${page} ${email}`, /[Cc]ommission|12\.5%|Option A|Proposed term|can still be accepted/)
  assert.match(
    messages.at(-1).content,
    /The quote of Alder Ridge[^.]* proposes a term from Jan 15, 2026, which is past, and does not say how long/,
  )
})

Deno.test('a comparison that a client may get names no commission', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('osprey.pdf', await pdfOf(ospreyQuote)),
    await copilot.upload('alder.pdf', await pdfOf(alderQuote)),
  ]
  const { id, artifacts } = await copilot.ask('Compare these two quotes', { files })
  const page = await wordsOf(copilot, `/html/${id}/${artifacts[0].id}`)
  assert.doesNotMatch(page, /[Cc]ommission|12\.5%/)
})
