import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

/** Two quotes, and a letter of a manager whose premium is still to come. */
async function upload(copilot: Awaited<ReturnType<typeof openCopilot>>) {
  const harrow = await pdfOf([
    { heading: 'Professional Liability Quotation' },
    'Underwritten by Harrow Point Insurance Company',
    {
      rows: [
        ['Applicant', 'Sorrel Ridge Surveyors LLC'],
        ['PL limit', '1M / 2M'],
        ['Deductible', '$5,000 per claim'],
        ['Premium', '$7,420'],
      ],
    },
    'Exclusion: subsidence.',
  ])
  const tern = await pdfOf([
    { heading: 'INDICATION OF TERMS' },
    'Company: Tern & Gannet Assurance Co.',
    'Insured: Sorrel Ridge Surveyors LLC',
    'Professional liability, claims made. Limit $1,000,000 / $2,000,000. Retention $7,500.',
    'Annual premium $6,980.',
  ])
  const kittiwake = await pdfOf([
    'Redfern Underwriting Managers, for Kittiwake Specialty Insurance Company',
    'Re: Sorrel Ridge Surveyors LLC, professional liability',
    'Thank you for the submission. We can offer these terms from 01/01/2027 to 01/01/2028:',
    'Limits of liability: USD 1M any one claim, 3M aggregate',
    'Retention: $10,000 each claim',
    'Premium to follow once we have the completed supplemental application.',
  ])
  return [
    await copilot.upload('harrow.pdf', harrow),
    await copilot.upload('tern.pdf', tern),
    await copilot.upload('kittiwake letter.pdf', kittiwake),
  ]
}

Deno.test('a comparison shows a quote whose premium is to follow, and says that it states no price', async () => {
  await using copilot = await openCopilot()
  const { messages } = await copilot.ask('Compare these three quotes', { files: await upload(copilot) })
  const { content } = messages.at(-1)
  assert.match(content, /Option 3: Kittiwake Specialty Insurance Company/)
  assert.match(content, /- Option 3 states no price/)
  const rows = content.split('\n').filter((line: string) => line.startsWith('|'))
  const row = (label: RegExp) => rows.filter((line: string) => label.test(line))
  assert.match(row(/aggregate/i)[0] ?? '', /\$2,000,000.*\$2,000,000.*\$3,000,000/)
  assert.equal(row(/deductible|retention/i).length, 1)
})

Deno.test('a proposal names the carrier of each option, and says plainly which states no price', async () => {
  await using copilot = await openCopilot()
  const { artifacts } = await copilot.ask('Write a proposal from these three quotes', {
    files: await upload(copilot),
    preset: 'GENERATE_QUOTE_PROPOSAL',
  })
  const { node } = await copilot.dana.data(
    `query ($id: ID!) { node(id: $id) { ... on CaraArtifact { htmlDocument { blocksJson } } } }`,
    { id: artifacts[0].id },
  )
  const blocks: readonly { summary?: string; text?: string; rows?: readonly (readonly unknown[])[] }[] =
    JSON.parse(node.htmlDocument.blocksJson)
  assert.ok(
    blocks.some(
      ({ text }) => text?.startsWith('Kittiwake Specialty Insurance Company has not stated a price') === true,
    ),
  )
  const limits = blocks.find(({ summary }) => summary === 'Limits and deductibles of each option')?.rows
  assert.deepEqual(
    limits?.map(([label, ...values]) => [(label as { text: string }).text, ...values]),
    [
      ['Professional liability each act', '$1,000,000', '$1,000,000', '$1,000,000'],
      ['Professional liability aggregate', '$2,000,000', '$2,000,000', '$3,000,000'],
      ['Deductible or retention', '$5,000 per claim', '$7,500 (retention)', '$10,000 each claim (retention)'],
    ],
  )
})
