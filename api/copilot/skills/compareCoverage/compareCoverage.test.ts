import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

for (const boxes of [
  [1, 2, 2],
  [1, 1, 1],
])
  Deno.test(`compares three quotes from boxes ${boxes.join(', ')} in one table and names the best`, () =>
    comparesThree(boxes))

async function comparesThree([first, second, third]: readonly number[]) {
  await using copilot = await openCopilot()
  const quote = (carrier: string, limit: string, premium: string) =>
    pdfOf([
      { heading: 'Commercial General Liability Quote' },
      {
        rows: [
          ['Insurance Company', carrier],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Each occurrence', limit],
          ['Medical expense', '$5,000'],
          ['Total premium', premium],
        ],
      },
    ])
  const files = [
    await copilot.upload(
      `[Option ${first}] North.pdf`,
      await quote('North Casualty', '$1,000,000', '$9,000'),
    ),
    await copilot.upload(`[Option ${second}] South.pdf`, await quote('South Mutual', '$2,000,000', '$8,400')),
    await copilot.upload(`[Option ${third}] East.pdf`, await quote('East Indemnity', '$1,000,000', '$7,700')),
  ]
  const { artifacts, messages } = await copilot.ask('Compare these three quotes', { files })
  const text = messages.at(-1).content
  assert.match(text, /Option 3: /)
  const row = (label: string) => text.split('\n').find((line: string) => line.startsWith(`| ${label}`)) ?? ''
  assert.match(row('Each occurrence'), /\$2,000,000/)
  assert.match(text, /Option 1: North Casualty.*Option 2: South Mutual.*Option 3: East Indemnity/)
  assert.ok(row('Each occurrence').trim().endsWith('| Option 2 |'))
  assert.ok([row('Total cost'), row('Premium')].some((each) => each.trim().endsWith('| Option 3 |')))
  assert.doesNotMatch(text, /Medical expense/)
  assert.equal(artifacts.length, 1)
}

Deno.test('names an expired quote, and calls it better in nothing', async () => {
  await using copilot = await openCopilot()
  const quote = (carrier: string, { until, limit, premium }: Record<string, string>) =>
    pdfOf([
      { heading: 'Commercial General Liability Quote' },
      `This quote is valid until ${until}.`,
      {
        rows: [
          ['Insurance Company', carrier],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Each occurrence', limit ?? ''],
          ['Total premium', premium ?? ''],
        ],
      },
    ])
  const files = [
    await copilot.upload(
      '[Option 1] North.pdf',
      await quote('North Casualty', { until: '06/11/2019', limit: '$2,000,000', premium: '$7,400' }),
    ),
    await copilot.upload(
      '[Option 2] South.pdf',
      await quote('South Mutual', { until: '06/11/2099', limit: '$1,000,000', premium: '$8,400' }),
    ),
  ]
  const { messages } = await copilot.ask('Compare these quotes', { files })
  const text = messages.at(-1).content
  assert.match(text, /^\*\*Option 1 expired on Jun 11, 2019\.\*\* Ask the carrier to extend it/)
  assert.doesNotMatch(text, /Option 1 (?:is better|costs)/)
  const row = text.split('\n').find((line: string) => line.startsWith('| Each occurrence')) ?? ''
  assert.doesNotMatch(row, /Option 1 \|$/)
})

Deno.test('warns that the cheaper of two roofing quotes has exclusions and lacks a form', async () => {
  await using copilot = await openCopilot()
  const terms = (carrier: string, { label, deductible, premium }: Record<string, string>) => ({
    rows: [
      ['Insurance Company', carrier],
      ['Named Insured', 'Casco Roofing LLC'],
      ['Each occurrence', '$1,000,000'],
      [label ?? '', deductible ?? ''],
      ['Total premium', premium ?? ''],
    ],
  })
  const files = [
    await copilot.upload(
      '[Option 1] North.pdf',
      await pdfOf([
        { heading: 'Commercial General Liability Quote' },
        terms('North Casualty', { label: 'Deductible', deductible: '$1,000', premium: '$18,400' }),
        { heading: 'Forms and Endorsements' },
        'CG 00 01 Commercial General Liability Coverage Form',
        'CG 20 10 Additional Insured - Owners, Lessees or Contractors (Ongoing Operations)',
      ]),
    ),
    await copilot.upload(
      '[Option 2] South.pdf',
      await pdfOf([
        { heading: 'Commercial General Liability Quote' },
        terms('South Mutual', { label: 'BI/PD deductible', deductible: '$5,000', premium: '$13,850' }),
        { heading: 'Forms and Exclusions' },
        'CG0001 04 13 Commercial General Liability Coverage Form',
        '• Exclusion – Residential Construction',
        'Exclusion - Open Flame/Torch-Down',
        { rows: [['CG 21 47', 'Employment-Related Practices Exclusion']] },
        'CG 22 94 10 01 Exclusion — Damage to Work Performed by Subcontractors',
      ]),
    ),
  ]
  const { messages } = await copilot.ask('Compare these two quotes', { files })
  const text: string = messages.at(-1).content
  assert.match(
    text,
    /^\*\*Option 2 costs \$4,550 less, but excludes (?=[^*]*residential construction)(?=[^*]*open flame\/torch-down)(?=[^*]*employment-related practices)[^*]*damage to work performed by subcontractors/,
  )
  const row = (label: string) => text.split('\n').find((line) => line.startsWith(`| ${label}`)) ?? ''
  for (const label of [
    'Residential Construction',
    'Open Flame/Torch-Down',
    'Employment-Related Practices (CG 21 47)',
    'Damage to Work Performed by Subcontractors (CG 22 94)',
  ])
    assert.match(row(label), /\| Not mentioned \| Excluded \[\d+\] \| Ask option 1 \|$/, label)
  assert.match(row('CG 20 10'), /\| Listed \[\d+\] \| Not mentioned \| Ask option 2 \|$/)
  assert.match(row('Liability deductible'), /\$1,000 .*\$5,000/)
  assert.match(text, /\| Option 1: North Casualty \| Option 2: South Mutual \|/)
  assert.doesNotMatch(text, /CG 00 01|Property deductible/)
})

Deno.test('says that a document without premium and limits is no quote, and adds up the fees of the other', async () => {
  await using copilot = await openCopilot()
  const offer = {
    rows: [
      ['Insurance Company', 'North Casualty'],
      ['Each occurrence', '$1,000,000'],
      ['General aggregate', '$2,000,000'],
      ['Premium', '$9,000'],
      ['Inspection fee', '$150'],
      ['Broker fee', '$200'],
    ],
  }
  const files = [
    await copilot.upload(
      '[Option 1] North.pdf',
      await pdfOf([{ heading: 'Commercial General Liability Quote' }, offer]),
    ),
    await copilot.upload(
      '[Option 2] Handbook.pdf',
      await pdfOf([{ heading: 'Employee handbook' }, 'Every employee reports injuries on the same day.']),
    ),
  ]
  const { messages } = await copilot.ask('Compare these two quotes', { files })
  const text: string = messages.at(-1).content
  assert.match(text, /Handbook\.pdf doesn’t look like a quote/)
  assert.doesNotMatch(text, /North\.pdf doesn’t look like/)
  assert.match(text, /\| Fees \| \$350 together \[\d+\] \| Not mentioned \| Ask option 2 \|/)
  assert.doesNotMatch(text, /\| Option 1 \|\n/)
})

Deno.test('warns that a quote is for another client than the account, and calls a limitation by its name', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline, {
    detail: { name: 'Casco Roofing LLC' },
  })
  const quote = (insured: string, premium: string, exclusions: readonly string[]) =>
    pdfOf([
      { heading: 'Commercial General Liability Quote' },
      {
        rows: [
          ['Named Insured', insured],
          ['Each occurrence', '$1,000,000'],
          ['Total premium', premium],
        ],
      },
      { heading: 'Exclusions' },
      ...exclusions,
    ])
  const upload = async () => [
    await copilot.upload('[Option 1] North.pdf', await quote('Casco Roofing LLC', '$18,400', ['Asbestos'])),
    await copilot.upload(
      '[Option 2] South.pdf',
      await quote('Penobscot Masonry Inc.', '$13,850', ['Asbestos', 'Mold', 'Height limitation']),
    ),
  ]
  const { messages } = await copilot.ask('Compare these two quotes', {
    files: await upload(),
    accountId,
  })
  const text: string = messages.at(-1).content
  assert.match(
    text,
    /^\*\*South\.pdf insures Penobscot Masonry Inc\., but the account is Casco Roofing LLC\.\*\*/,
  )
  assert.doesNotMatch(text, /North\.pdf insures/)
  assert.match(text, /Option 2 costs \$4,550 less, but excludes mold and has a height limitation\./)

  const third = await copilot.upload('[Option 3] West.pdf', await quote('Casco Roofing LLC', '$16,000', []))
  const all = await copilot.ask('Compare these three quotes', {
    files: [...(await upload()), third],
    accountId,
  })
  assert.match(all.messages.at(-1).content, /^\*\*South\.pdf insures Penobscot Masonry Inc\./)
})

/** Three quotes; the second is the most expensive, and the third has no deductible. */
async function threeQuotes(copilot: Awaited<ReturnType<typeof openCopilot>>) {
  const terms = [
    ['Lanternfield Insurance Company', '$2,000,000', '$1,000', '$5,940'],
    ['Corvane Indemnity Company', '$1,000,000', '$2,500', '$6,780'],
    ['Pine Mutual Insurance Company', '$1,000,000', 'None', '$4,780'],
  ] as const
  return await Promise.all(
    terms.map(async ([carrier, limit, deductible, premium], at) =>
      copilot.upload(
        `Quote ${at + 1}.pdf`,
        await pdfOf([
          { heading: 'Businessowners Quote' },
          {
            rows: [
              ['Insurance Company', carrier],
              ['Named Insured', 'Maruca Family Bakery LLC'],
              ['Liability each occurrence', limit],
              ['Deductible', deductible],
              ['Annual premium', premium],
            ],
          },
        ]),
      ),
    ),
  )
}

/** What is said after a comparison, and the options that its columns then show. */
const changes: readonly (readonly [messages: readonly string[], columns: readonly number[]])[] = [
  [['take out option 2 and sort by premium'], [3, 1]],
  [["don't include Corvane and sort by premium"], [3, 1]],
  [['drop the second one, cheapest first'], [3, 1]],
  [['Take Corvane out'], [1, 3]],
  [['only the first and the third option'], [1, 3]],
  [['sort the table by premium, highest first'], [2, 1, 3]],
  [['order them by deductible'], [3, 1, 2]],
  [['highest limit first'], [1, 2, 3]],
  [
    ['leave out option 1', 'put Lanternfield back', 'sort by price'],
    [3, 1, 2],
  ],
]

Deno.test('a follow-up takes options out of a comparison and sorts them, as a new version', async () => {
  await using copilot = await openCopilot()
  for (const [messages, columns] of changes) {
    const { id } = await copilot.ask('Compare these quotes', { files: await threeQuotes(copilot) })
    let said = await copilot.shown(id)
    for (const message of messages) said = await copilot.say(id, message)
    const [header = ''] = said.messages
      .at(-1)
      .content.split('\n')
      .filter((line: string) => line.startsWith('| | '))
    const shown = [...header.matchAll(/Option (\d):/g)].map(([, number]) => Number(number))
    assert.deepEqual(shown, columns, messages.join(' | '))
    assert.equal(said.artifacts.length, 1, messages.join(' | '))
    assert.equal(said.artifacts[0].versions.length, messages.length + 1, messages.join(' | '))
  }
  const { id } = await copilot.ask('Compare these quotes', { files: await threeQuotes(copilot) })
  const alone = await copilot.say(id, 'remove Corvane and Pine')
  assert.match(alone.messages.at(-1).content, /needs two options, and only option 1 \(Lanternfield/)
})

Deno.test('what each quote requires stands below the table, with its source, in the answer and the document', async () => {
  await using copilot = await openCopilot()
  const offer = (carrier: string, premium: string, subjectivities: readonly string[]) =>
    pdfOf([
      { heading: 'Commercial General Liability Quote' },
      {
        rows: [
          ['Insurance Company', carrier],
          ['Each occurrence', '$1,000,000'],
          ['Premium', premium],
          ['Policy fee', '$150'],
          ['Inspection fee', '$200'],
        ],
      },
      { heading: 'Subjectivities' },
      ...subjectivities,
    ])
  const files = [
    await copilot.upload(
      'North.pdf',
      await offer('North Casualty Insurance Company', '$9,000', ['Signed application']),
    ),
    await copilot.upload('South.pdf', await offer('South Mutual Insurance Company', '$8,000', [])),
    await copilot.upload(
      'East.pdf',
      await offer('East Indemnity Insurance Company', '$8,500', ['Five years of loss runs']),
    ),
  ]
  const { messages, artifacts } = await copilot.ask('Compare these quotes', { files })
  const text: string = messages.at(-1).content
  assert.match(text, /^\*\*Option 2 costs least: \$8,350, \$500 less than option 3\.\*\*/)
  assert.doesNotMatch(text, /\d+ differences|\| Condition|\| Fees/)
  const [table = '', below = ''] = text.split('**Conditions and subjectivities**')
  assert.doesNotMatch(table, /Signed application/)
  assert.match(
    below,
    /Option 1: North[^\n]*\n\n- Signed application \[\d+\]\n\nOption 3: East[^\n]*\n\n- Five years of loss runs \[\d+\]/,
  )
  const { node } = await copilot.dana.data(
    `query ($id: ID!) { node(id: $id) { ... on CaraArtifact { htmlDocument { blocksJson } } } }`,
    { id: artifacts[0].id },
  )
  assert.match(
    node.htmlDocument.blocksJson,
    /"Conditions and subjectivities".*"Signed application \(page 1\)"/,
  )
})

Deno.test('no deductible is the lower one, in the comparison and in the answer about it', async () => {
  await using copilot = await openCopilot()
  const compared = await copilot.ask('Compare these quotes', { files: await threeQuotes(copilot) })
  assert.match(
    compared.messages.at(-1).content,
    /\| Liability deductible \| \$1,000[^|]*\| \$2,500[^|]*\| None[^|]*\| Option 3 \|/,
  )
  for (const question of ['Which one has the lowest deductible?', 'Which one has the best deductible?']) {
    const { messages } = await copilot.say(compared.id, question)
    assert.match(messages.at(-1).content, /\*\*Option 3 \(Pine Mutual[^*]*\) is (?:lowest|best) on/, question)
  }
})

Deno.test('the recommendation that staff name is that of the comparison and of its email', async () => {
  await using copilot = await openCopilot()
  const recommends = /\n\nWe recommend option 2 \(Corvane Indemnity Company\)\.\n\n/
  const asked = await copilot.ask('Compare the quotes and write Maria an email recommending the second one', {
    files: await threeQuotes(copilot),
  })
  assert.match(asked.artifacts.at(-1).email.body, recommends)

  const { id } = await copilot.ask('Compare these quotes', { files: await threeQuotes(copilot) })
  const compared = await copilot.say(id, 'recommend Corvane')
  assert.match(compared.messages.at(-1).content, /^Recommended: \*\*Option 2 \(Corvane/)
  const { artifacts } = await copilot.say(id, 'Write Maria an email with the results')
  assert.match(artifacts.at(-1).email.body, recommends)
})

Deno.test('an email that is to compare the quotes sent with it comes with the comparison', async () => {
  await using copilot = await openCopilot()
  for (const request of [
    'Write an email to Maria that compares the quotes',
    'Email Maria a comparison of these quotes',
  ]) {
    const { artifacts } = await copilot.ask(request, { files: await threeQuotes(copilot) })
    const [comparison, { email }] = artifacts
    assert.equal(comparison.title, 'Coverage comparison for Maruca Family Bakery LLC', request)
    assert.match(
      email.body,
      /^Hello Maria,[^]*Option 3 costs least: \$4,780[^]*option 1 \$2,000,000; options 2 and 3 \$1,000,000/,
      request,
    )
  }
})

Deno.test('names four options once in the document, so that their columns have room', async () => {
  await using copilot = await openCopilot()
  const carriers = ['North Casualty', 'South Mutual', 'East Indemnity', 'West Specialty']
  const files = await Promise.all(
    carriers.map(async (carrier, at) =>
      copilot.upload(
        `Quote ${at + 1}.pdf`,
        await pdfOf([
          { heading: 'Commercial General Liability Quote' },
          {
            rows: [
              ['Insurance Company', carrier],
              ['Each occurrence', '$1,000,000'],
              ['Total premium', `$${at + 5},000`],
            ],
          },
        ]),
      ),
    ),
  )
  const { artifacts } = await copilot.ask('Compare these quotes', { files })
  const { node } = await copilot.dana.data(
    `query ($id: ID!) { node(id: $id) { ... on CaraArtifact { htmlDocument { blocksJson } } } }`,
    { id: artifacts[0].id },
  )
  const blocks: { type: string; columns?: { header: string }[]; entries?: { value: string }[] }[] =
    JSON.parse(node.htmlDocument.blocksJson)
  const headers = blocks.find(({ type }) => type === 'table')?.columns?.map(({ header }) => header)
  assert.deepEqual(headers, ['', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Best'])
  const names = blocks.find(({ type }) => type === 'fields')?.entries?.map(({ value }) => value)
  assert.deepEqual(names?.toSorted(), carriers.toSorted())
})
