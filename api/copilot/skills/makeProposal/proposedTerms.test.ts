import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

type Copilot = Awaited<ReturnType<typeof openCopilot>>

function quote(
  carrier: string,
  rows: readonly (readonly string[])[],
  terms: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY QUOTATION' },
    {
      rows: [
        ['Insurance Company', carrier],
        ['Named Insured', 'Bramble Arborists LLC'],
        ['Each Occurrence', '$1,000,000'],
        ['General Aggregate', '$2,000,000'],
        ...rows,
      ],
    },
    { heading: 'Terms and conditions' },
    ...terms,
  ])
}

async function quotes(copilot: Copilot): Promise<string[]> {
  return [
    await copilot.upload(
      '[Quote or Policy] Marlow.pdf',
      await quote(
        'Marlow Specialty Insurance Company',
        [
          ['Deductible', '$7,500 per claim including allocated loss adjustment expense'],
          ['Annual premium', '$6,000'],
          ['Policy fee / taxes', '$200 policy fee; surplus lines tax $180.00'],
          ['Total', '$6,380.00'],
        ],
        [
          'Additional insured - CG 20 10 only; completed operations not included',
          'Exclusion - all tree work over 20 feet',
          'Exclusion - snow and ice removal',
          '100% minimum and deposit premium; 30% minimum earned',
        ],
      ),
    ),
    await copilot.upload(
      '[Quote or Policy] Ashby.pdf',
      await quote(
        'Ashby Mutual Insurance Company',
        [
          ['Deductible', 'None'],
          ['Annual premium', '$8,800'],
          ['Total', '$8,800'],
        ],
        [
          'Blanket additional insured incl. completed operations',
          'Per-project aggregate CG 25 03 included',
          '25% minimum earned premium',
        ],
      ),
    ),
    await copilot.upload(
      '[Quote or Policy] Denholm.pdf',
      await quote(
        'Denholm Casualty Company',
        [
          ['Deductible', '$1,000 per claim'],
          ['Annual premium', '$7,900'],
          ['Total', '$7,900'],
        ],
        [
          'Blanket additional insured CG 20 10 and CG 20 37 included',
          'Per-project aggregate CG 25 03 not included',
        ],
      ),
    ),
  ]
}

const show = `query ($id: ID!) { node(id: $id) { ... on CaraArtifact { htmlDocument { blocksJson } } } }`

interface Proposed {
  readonly text: string
  readonly rows: ReadonlyMap<string, readonly string[]>
  readonly all: string
  readonly email: { readonly body: string; readonly to: readonly { readonly email: string }[] }
}

async function proposed(
  copilot: Copilot,
  message: string,
  { accountId, files }: { accountId?: string; files?: readonly string[] } = {},
): Promise<Proposed> {
  const { messages, artifacts } = await copilot.ask(message, {
    files: files ?? (await quotes(copilot)),
    preset: 'GENERATE_QUOTE_PROPOSAL',
    ...(accountId && { accountId }),
  })
  const { node } = await copilot.dana.data(show, { id: artifacts[0].id })
  const blocks: { type: string; rows?: (string | { text: string })[][] }[] = JSON.parse(
    node.htmlDocument.blocksJson,
  )
  const text = (cell: string | { text: string } | undefined) =>
    typeof cell === 'string' ? cell : (cell?.text ?? '')
  const rows = blocks.flatMap((block) =>
    (block.rows ?? []).map(([first, ...rest]) => [text(first), rest.map(text)] as const),
  )
  return {
    text: messages.at(-1).content,
    rows: new Map(rows.toReversed()),
    all: node.htmlDocument.blocksJson,
    email: artifacts.at(-1).email,
  }
}

Deno.test('a proposal tells the terms of each quote in full, and the same on every page', async () => {
  await using copilot = await openCopilot()
  const { rows, all } = await proposed(copilot, 'Write a proposal')
  assert.deepEqual(rows.get('Minimum earned premium'), [
    '100% minimum and deposit premium; 30% minimum earned',
    '25%',
    'Not stated',
  ])
  assert.deepEqual(rows.get('Additional insured, completed operations'), [
    'Not covered',
    'Included',
    'Included',
  ])
  assert.deepEqual(rows.get('Aggregate per project'), ['Not mentioned', 'Included', 'Not covered'])
  assert.equal(rows.get('Deductible')?.[0], '$7,500 per claim including allocated loss adjustment expense')
  assert.deepEqual(rows.get('Taxes'), ['$180', '–', '–'])
  assert.deepEqual(rows.get('Fees'), ['$200', '–', '–'])
  assert.doesNotMatch(all, /"completed operations"/)
})

Deno.test('a part of the price that a quote puts in words keeps its words', async () => {
  await using copilot = await openCopilot()
  const priced = async (carrier: string, terrorism: string, fee: string, total: string) => {
    const rows = [
      ['Annual premium', '$3,940'],
      ['Terrorism (TRIA)', terrorism],
      ['Policy fee', fee],
      ['Total annual premium', total],
    ]
    return await copilot.upload(
      `[Quote or Policy] ${carrier}.pdf`,
      await quote(carrier, rows, ['Signed application']),
    )
  }
  const { rows } = await proposed(copilot, 'Write a proposal', {
    files: [
      await priced('Marlow Specialty Insurance Company', '$62', '$150', '$4,152'),
      await priced('Ashby Mutual Insurance Company', 'Included', 'None', '$3,940'),
    ],
  })
  assert.deepEqual(rows.get('Terrorism coverage'), ['$62', 'Included'])
  assert.deepEqual(rows.get('Fees'), ['$150', 'None'])
})

const needs =
  'Write a proposal that compares them with the expiring policy. They plow the lot of a shopping center every winter and take down trees up to 40 ft. They need additional insured with completed operations and an aggregate per project.'

Deno.test('a proposal recommends what fits the client’s work and needs, and says what of it the others exclude', async () => {
  await using copilot = await openCopilot()
  const { text, rows } = await proposed(copilot, needs)
  assert.match(
    text,
    /recommend \*\*Ashby Mutual Insurance Company\*\*: it is the only option that includes additional insured for completed operations and aggregate per project and excludes none of the work/,
  )
  assert.match(text, /No policy in force is on file to compare the quotes with\./)
  assert.deepEqual(rows.get('Excluded of your work'), [
    'All tree work over 20 feet\nSnow and ice removal',
    'Nothing named',
    'Nothing named',
  ])
})

Deno.test('a proposal sets the expiring policy beside the offers, and is addressed to the contact of the client', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Bramble Arborists LLC' },
    contact: { name: 'Theo Bramble', email: 'theo@bramble.example' },
  })
  const policyId = await openPolicy(harborline, {
    accountId,
    policyNumber: 'GL-771',
    inforceAt: '2025-09-01',
    expiresAt: '2026-09-01',
  })
  const fileId = await copilot.upload(
    'Policy.pdf',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Named Insured', 'Bramble Arborists LLC'],
          ['Company', 'Old Oak Insurance Company'],
          ['Policy Number', 'GL-771'],
          ['Policy Period', '09/01/2025 to 09/01/2026'],
          ['Each Occurrence Limit', '$500,000'],
          ['General Aggregate Limit', '$1,000,000'],
          ['Total Advance Premium', '$7,250'],
        ],
      },
    ]),
  )
  await copilot.dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await copilot.world.platform.jobs.runDue()
  const { rows, email, all } = await proposed(copilot, needs, { accountId })
  assert.deepEqual(rows.get('Each occurrence'), ['$500,000', '$1,000,000', '$1,000,000', '$1,000,000'])
  assert.match(all, /Expiring: Old Oak Insurance Company/)
  assert.doesNotMatch(all, /"label":"Expiring: Old Oak Insurance Company","isChecked"/)
  assert.match(email.body, /^Hello Theo,/)
  assert.deepEqual(email.to, [{ email: 'theo@bramble.example' }])
})

Deno.test('a proposal takes the terms of a quote for terms, and a coverage in words for a coverage', async () => {
  await using copilot = await openCopilot()
  const property = (carrier: string, income: string, terms: readonly string[]) =>
    pdfOf([
      { heading: 'BUSINESSOWNERS QUOTATION' },
      'Quoted March 2, 2026 Valid 30 days',
      {
        rows: [
          ['Insurance Company', carrier],
          ['Named Insured', 'Larkspur Coffee Roasters LLC'],
          ['Building', '$410,000'],
          ['Business Income and Extra Expense', income],
          ['Annual premium', '$4,200'],
        ],
      },
      { heading: 'Conditions and exclusions' },
      ...terms,
    ])
  const files = [
    await copilot.upload(
      '[Quote or Policy] Marlow.pdf',
      await property('Marlow Mutual Insurance Company', 'Actual loss sustained, 12 months', [
        'Liquor liability is excluded.',
        'Forms: BP 00 03 07 13, BP 05 01 07 02',
      ]),
    ),
    await copilot.upload(
      '[Quote or Policy] Ashby.pdf',
      await property('Ashby Casualty Company', '$150,000', [
        'Premium is 25% minimum earned.',
        'Quote subject to signed application and inspection.',
        'Exclusion: Water backup of sewers and drains.',
      ]),
    ),
  ]
  const { id, artifacts } = await copilot.ask('Write a proposal', {
    files,
    preset: 'GENERATE_QUOTE_PROPOSAL',
  })
  const page = await (await copilot.dana.fetch(`/html/${id}/${artifacts[0].id}`)).text()
  const [coverages = '', after = ''] = page.split('What is not covered')
  const [exclusions = '', terms = ''] = after.split('Terms of the offer')
  assert.doesNotMatch(coverages, /Only in the quote of/)
  assert.match(exclusions, /Liquor liability[^]*Water backup of sewers and drains/)
  assert.doesNotMatch(exclusions, /Forms:|minimum earned|subject to/i)
  assert.match(terms, /Valid[^]*30 days[^]*30 days/)
  assert.match(terms, /Minimum earned premium[^]*Not stated[^]*>25%</)
})

async function clinicQuotes(copilot: Awaited<ReturnType<typeof openCopilot>>) {
  const first = await pdfOf([
    { heading: 'GORSE HILL INSURANCE COMPANY' },
    'Quotation. Applicant: Sandbar Veterinary Clinic PA. Businessowners.',
    {
      rows: [
        ['Business personal property', '$410,000, replacement cost'],
        ['Each occurrence', '$1,000,000'],
        ['General aggregate', '$2,000,000'],
        ['Data breach response', '$25,000'],
        ['Employment practices', '$250,000; $7,500 retention'],
        ['Total premium', '$3,900'],
      ],
    },
    'Exclusions: boarding of animals, flood. Subject to: signed warranty statement.',
  ])
  const second = await pdfOf([
    { heading: 'Pike Sound Specialty Lines' },
    'PROPOSAL FOR INSURANCE no. PS-3310 for Sandbar Veterinary Clinic, P.A. Effective May 1, 2026, for one year. Non-admitted (surplus lines).',
    {
      rows: [
        ['Contents', '$450,000 ACV'],
        ['Each occurrence', '$1,000,000'],
        ['General aggregate', '$3,000,000'],
        ['Cyber and data breach', '$75,000'],
        ['EPLI', 'Not quoted'],
        ['Total premium', '$3,100'],
      ],
    },
    'Subjectivities: alarm certificate; three years loss runs.',
  ])
  return [await copilot.upload('q-1.pdf', first), await copilot.upload('q-2.pdf', second)]
}

Deno.test('a proposal recommends no option by itself that refuses what another gives, and gives the reason it is told', async () => {
  await using copilot = await openCopilot()
  const { id, ...made } = await copilot.ask(
    'Proposal for Lena. Recommend the one with the better coverage.',
    {
      files: await clinicQuotes(copilot),
      preset: 'GENERATE_QUOTE_PROPOSAL',
    },
  )
  const said: string = made.messages.at(-1).content
  assert.match(
    said,
    /No option is better on every point, so I recommend none\. Pike Sound Specialty Lines does not cover employment practices liability, pays actual cash value where another option pays replacement cost, and is not admitted in the state\./,
  )
  const page = await (await copilot.dana.fetch(`/html/${id}/${made.artifacts[0].id}`)).text()
  assert.match(page, /Breach response[^]*\$75,000 \(Cyber and data breach\)/)
  assert.match(page, /Employment practices liability retention[^]*\$7,500/)
  assert.doesNotMatch(
    page,
    /Self-insured retention|Option B|Excluded of your work|signed warranty statement<\/th>/,
  )
  const told = await copilot.say(id, 'Recommend Gorse Hill because it pays replacement cost.')
  assert.match(
    told.messages.at(-1).content,
    /recommend \*\*Gorse Hill[^*]*\*\*: it pays replacement cost\. It costs \$800 more/i,
  )
  const why = await copilot.say(id, 'Why did you recommend Gorse Hill?')
  assert.match(
    why.messages.at(-1).content,
    /^I recommend \*\*Gorse Hill[^*]*\*\*: it pays replacement cost\./i,
  )
})

Deno.test('a row is removed from the proposal as its line, and a doctor is found among the contacts', async () => {
  await using copilot = await openCopilot()
  await openAccount(copilot.world.harborline, {
    detail: { name: 'Sandbar Veterinary Clinic PA' },
    contact: { name: 'Lena Moss', email: 'lena@sandbarvet.example' },
  })
  const compared = await copilot.ask('Compare these', {
    files: await clinicQuotes(copilot),
    preset: 'COVERAGE_COMPARISON',
  })
  const mailed = await copilot.say(compared.id, 'make it an email to Dr. Lena Moss')
  const email = mailed.artifacts.find(({ type }: { type: string }) => type === 'EMAIL').email
  assert.deepEqual(email.to, [{ email: 'lena@sandbarvet.example' }])
  assert.match(email.body, /^Hello Dr\. Moss,/)
  const { id, ...made } = await copilot.ask('Proposal for Dr. Moss. Recommend Gorse Hill', {
    files: await clinicQuotes(copilot),
    preset: 'GENERATE_QUOTE_PROPOSAL',
  })
  assert.deepEqual(made.artifacts[1].email.to, [{ email: 'lena@sandbarvet.example' }])
  const changed = await copilot.say(id, 'Remove the breach response line')
  assert.match(changed.messages.at(-1).content, /^Removed breach response/)
  const page = await (await copilot.dana.fetch(`/html/${id}/${made.artifacts[0].id}`)).text()
  assert.doesNotMatch(page, /Breach response/)
})
