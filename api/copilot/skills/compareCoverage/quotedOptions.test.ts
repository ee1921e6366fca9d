import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

async function twoQuotes(copilot: Awaited<ReturnType<typeof openCopilot>>) {
  const letter = await pdfOf([
    { heading: 'TARN & ALDER' },
    'Managing General Underwriters for certain insurers',
    'March 2, 2026',
    'Bellweather Insurance Group',
    'Attn: Management liability',
    'RE: Casco Commons Association, directors and officers. Terms are open for 30 days.',
    {
      rows: [
        ['OPTION', '1', '2'],
        ['Aggregate limit (defense erodes)', '$1,000,000', '$2,000,000'],
        ['Self-insured retention', '$15,000', '$20,000'],
        ['Prior and pending litigation date', '04/01/2026', '04/01/2026'],
        ['Annual premium', '$4,000', '$6,200'],
        ['Policy fee', '$150', '$150'],
        ['Surplus lines tax 3% + stamping $12', '$136.50', '$202.50'],
      ],
    },
    'Employment practices: excluded. Commission 11%. Subject to: signed warranty letter.',
  ])
  const other = await pdfOf([
    { heading: 'GROVE SPECIALTY INSURANCE COMPANY' },
    'Quote of insurance, valid until April 1, 2026',
    {
      rows: [
        ['Applicant', 'Casco Commons Association'],
        ['Form', 'Claims made, defense OUTSIDE the limit'],
        ['Limit of liability', '$1,000,000 each claim / $1,000,000 aggregate'],
        ['Retention', '$5,000'],
        ['Pending or prior date', '04/01/2019'],
        ['Premium', '$5,100'],
        ['Commission', '14%'],
      ],
    },
  ])
  return [
    await copilot.upload('[Option 1] grove.pdf', other),
    await copilot.upload('[Option 2] letter.pdf', letter),
  ]
}

Deno.test('gives each option of a quote a column of its own, with its limit, retention, premium, taxes and total', async () => {
  await using copilot = await openCopilot()
  const first = await copilot.ask('Compare these two quotes', { files: await twoQuotes(copilot) })
  const text: string = first.messages.at(-1).content
  const row = (label: string) => text.split('\n').find((line) => line.startsWith(`| ${label}`)) ?? ''
  assert.match(
    text,
    /\| Option 1: GROVE SPECIALTY INSURANCE COMPANY \| Option 2: TARN & ALDER, quoted as option 1 \| Option 3: TARN & ALDER, quoted as option 2 \|/i,
  )
  assert.doesNotMatch(text, /Bellweather/)
  assert.match(row('Premium'), /\$5,100.*\$4,000.*\$6,200/)
  assert.match(row('Total cost'), /\$5,100.*\$4,286\.50.*\$6,552\.50/)
  assert.match(row('Self-insured retention'), /\$5,000.*\$15,000.*\$20,000/)
  assert.match(row('Defense'), /Outside the limit.*Inside the limit.*Inside the limit/)
  assert.match(row('Pending or prior litigation date'), /04\/01\/2019.*04\/01\/2026/)
  assert.match(row('Commission'), /14%.*11%.*11%/)
  assert.equal(text.match(/signed warranty letter/gi)?.length, 1)
  const asked = await copilot.say(first.id, 'what is the retention of option 3?')
  assert.match(asked.messages.at(-1).content, /\$20,000/)
  const dropped = await copilot.say(first.id, 'take out option 2')
  assert.match(dropped.messages.at(-1).content, /\| Option 1: [^|]*\| Option 3: TARN/i)
})

/** A quote of options 1, 2, 3 and so on, each with a limit of as many millions. */
function optionsQuote(carrier: string, count: number) {
  return pdfOf([
    { heading: carrier },
    'Umbrella quote for Casco Commons Association',
    ...Array.from(
      { length: count },
      (_, at) => `Option ${at + 1}: $${at + 1},000,000 limit, $${at + 1},100 premium`,
    ),
  ])
}

Deno.test('says which options of the quotes a proposal has no room for', async () => {
  await using copilot = await openCopilot()
  const made = await copilot.ask('Write a proposal from these quotes', {
    files: [
      await copilot.upload('pell.pdf', await optionsQuote('PELL MUTUAL INSURANCE COMPANY', 5)),
      await copilot.upload('alder.pdf', await optionsQuote('ALDER INSURANCE COMPANY', 4)),
    ],
  })
  assert.match(
    made.messages.at(-1).content,
    /room for 8 options: Option 9: Alder Insurance Company, quoted as option 4 is not in it/i,
  )
})

Deno.test('a proposal shows more than four options, and drops, adds and corrects them as they are called', async () => {
  await using copilot = await openCopilot()
  const { id, ...made } = await copilot.ask('Write a proposal from this quote', {
    files: [await copilot.upload('pell.pdf', await optionsQuote('PELL MUTUAL INSURANCE COMPANY', 5))],
  })
  const columns = async (artifactId: string) => {
    const { node } = await copilot.dana.data(
      `query ($id: ID!) { node(id: $id) { ... on CaraArtifact { htmlDocument { blocksJson } } } }`,
      { id: artifactId },
    )
    const blocks: Table[] = JSON.parse(node.htmlDocument.blocksJson)
    return blocks
      .filter(({ summary }) => summary === 'Limits and deductibles of each option')
      .map((table) =>
        table.columns.slice(1).map(({ header }, at) => `${header.at(-1)}: ${table.rows[0]?.[at + 1]}`),
      )
  }
  const proposal = made.artifacts.find(({ type }: { type: string }) => type === 'HTML_DOCUMENT')
  assert.deepEqual(await columns(proposal.id), [
    ['1: $1,000,000', '2: $2,000,000', '3: $3,000,000'],
    ['4: $4,000,000', '5: $5,000,000'],
  ])
  const steps: readonly (readonly [string, RegExp, string])[] = [
    ['drop option 2', /leaves out [^.]*option 2\./, '1, 3, 4, 5'],
    ['drop options 3 and 4', /leaves out [^.]*option 2, [^.]*option 3, and [^.]*option 4\./, '1, 5'],
    ['add the 3M option', /leaves out [^.]*option 2 and [^.]*option 4\./, '1, 3, 5'],
    ['drop the 7M option', /Which one should I leave out\?/, '1, 3, 5'],
    ['option 5', /leaves out [^.]*option 5\./, '1, 3'],
    ['only options 3 and 5', /leaves out [^.]*option 1, /, '3, 5'],
    ['put all the options back', /^(?!.*leaves out)/, '1, 2, 3 | 4, 5'],
    ['the premium of option 4 is $4,500', /premium of option 4 is \$4,500/, '1, 2, 3 | 4, 5'],
    ['its limit is $6,000,000', /occurrence of option 4 is \$6,000,000/, '1, 2, 3 | 4, 5'],
  ]
  for (const [message, answer, shown] of steps) {
    const { messages } = await copilot.say(id, message)
    assert.match(messages.at(-1).content, answer, `${message}: ${messages.at(-1).content}`)
    const tables = await columns(proposal.id)
    assert.equal(tables.map((table) => table.map((each) => each[0]).join(', ')).join(' | '), shown, message)
  }
  assert.deepEqual((await columns(proposal.id)).at(-1), ['4: $6,000,000', '5: $5,000,000'])
})

interface Table {
  readonly summary?: string
  readonly columns: readonly { readonly header: string }[]
  readonly rows: readonly (readonly string[])[]
}

Deno.test('prices each option of a quote in the proposal', async () => {
  await using copilot = await openCopilot()
  const [grove = '', letter = ''] = await twoQuotes(copilot)
  const made = await copilot.ask('Write a proposal from these quotes', { files: [grove, letter] })
  const text: string = made.messages.at(-1).content
  assert.doesNotMatch(text, /also prices another/)
  const { email } = made.artifacts.find(({ type }: { type: string }) => type === 'EMAIL')
  assert.match(email.body, /It compares 3 options/)
})

/** What is said after a comparison, what its table then says, and what is still said when it is made again. */
const corrections: readonly (readonly [message: string, says: readonly RegExp[], kept: RegExp])[] = [
  [
    'the carrier is not Tarn & Alder, it is Northmoor Assurance',
    [/\| Option 2: Northmoor Assurance, quoted as option 1 \| Option 3: Northmoor Assurance/],
    /: Northmoor Assurance/,
  ],
  [
    'grove also had a 2 million option for 7,450, add it',
    [/Option 4: [^|]*\$2,000,000 limit \(added by Dana[^)]*\)/, /\| Premium \|.*\$7,450 \(added by Dana/],
    /\$7,450 \(added by Dana/,
  ],
  [
    'the premium of option 2 is 4,100 plus tax',
    [
      /\| Premium \|[^|]*\|[^|]*\$4,100 plus tax \(corrected by Dana/,
      /\| Total cost \|[^|]*\|[^|]*To be recalculated/,
    ],
    /\$4,100 plus tax \(corrected by Dana/,
  ],
  [
    'the premium of option 1 is 5,400',
    [/\| Total cost \|[^|]*\$5,400 \(recalculated\)[^|]*\|[^|]*\$4,286\.50/],
    /\$5,400 \(recalculated\)/,
  ],
  [
    'the premium of option 2 is 4,100; the taxes of option 2 is 140',
    [/\| Total cost \|[^|]*\|[^|]*\$4,390 \(recalculated\)/],
    /\$4,390 \(recalculated\)/,
  ],
  [
    'tarn also quoted a 2 million option for 6,200, add it',
    [/is in the table already, as option 3/],
    /6,200/,
  ],
]

Deno.test('applies what is corrected in words to the comparison, and keeps it', async () => {
  await using copilot = await openCopilot()
  for (const [message, says, kept] of corrections) {
    const first = await copilot.ask('Compare these two quotes', { files: await twoQuotes(copilot) })
    const again = await copilot.say(first.id, message)
    for (const pattern of says) assert.match(again.messages.at(-1).content, pattern, message)
    const sorted = await copilot.say(first.id, 'sort by premium')
    assert.match(sorted.messages.at(-1).content, kept, message)
    if (!message.includes('plus tax')) continue
    const asked = await copilot.say(first.id, 'what is the premium of option 2?')
    assert.match(asked.messages.at(-1).content, kept)
  }
})

Deno.test('uses what was corrected in the email and the proposal, and says what it could not apply', async () => {
  await using copilot = await openCopilot()
  const first = await copilot.ask('Compare these two quotes', { files: await twoQuotes(copilot) })
  const both = await copilot.say(
    first.id,
    'grove also had a 2 million option for 7,450, add it, and the carrier is not tarn & alder',
  )
  assert.match(
    both.messages.at(-1).content,
    /could not apply “the carrier is not tarn & alder”[^]*\$7,450 \(added/,
  )
  const unclear = await copilot.say(first.id, 'add the option for 9,900')
  assert.match(unclear.messages.at(-1).content, /I could not apply “add the option for 9,900”/)
  await copilot.say(first.id, 'the carrier of option 2 is Northmoor Assurance')
  const mailed = await copilot.say(first.id, 'write the email to the client')
  const emailOf = ({ artifacts }: typeof mailed) =>
    artifacts.findLast(({ type }: { type: string }) => type === 'EMAIL').email
  assert.match(emailOf(mailed).body, /Northmoor Assurance/)
  assert.doesNotMatch(emailOf(mailed).body, /Tarn/i)
  const proposed = await copilot.say(first.id, 'Write a proposal from these quotes')
  assert.match(emailOf(proposed).body, /Northmoor Assurance/)
  await copilot.say(first.id, 'the premium of option 1 is 5,400')
  const repriced = await copilot.say(first.id, 'Write a proposal from these quotes')
  const proposal = await blocksOf(copilot, repriced)
  assert.match(proposal, /5,400/)
  assert.doesNotMatch(proposal, /5,100/)
})

Deno.test('prints and recommends nothing of several amounts that it cannot tell apart', async () => {
  await using copilot = await openCopilot()
  const unclear = await pdfOf([
    { heading: 'PELL MUTUAL INSURANCE COMPANY' },
    'Umbrella quote for Casco Commons Association, valid until April 1, 2030',
    'Each occurrence limit: $1,000,000 $3,000,000',
    'Self-insured retention: $10,000',
    'Annual premium: $2,150',
  ])
  const plain = await pdfOf([
    { heading: 'GROVE SPECIALTY INSURANCE COMPANY' },
    'Umbrella quote for Casco Commons Association, valid until April 1, 2030',
    'Each occurrence limit: $2,000,000',
    'Self-insured retention: $10,000',
    'Annual premium: $3,300',
  ])
  const files = [await copilot.upload('pell.pdf', unclear), await copilot.upload('grove.pdf', plain)]
  const compared = await copilot.ask('Compare these two quotes', { files })
  const text: string = compared.messages.at(-1).content
  assert.match(text, /pell\.pdf states several amounts for one thing/)
  assert.match(text, /More than one amount: see the quote/)
  assert.doesNotMatch(text, /costs? [^.|]*less|costs least/)
  const proposed = await copilot.say(compared.id, 'Write a proposal from these quotes')
  assert.match(proposed.messages.at(-1).content, /I recommend no option/)
  assert.doesNotMatch(await blocksOf(copilot, proposed), /\$1,000,000 \$3,000,000|[Ww]e recommend /)
  const { email } = proposed.artifacts.findLast(({ type }: { type: string }) => type === 'EMAIL')
  assert.doesNotMatch(email.body, /[Ww]e recommend /)
})

/** What the latest document of a workspace says. */
async function blocksOf(
  { dana }: Awaited<ReturnType<typeof openCopilot>>,
  { artifacts }: { artifacts: readonly { id: string; type: string }[] },
): Promise<string> {
  const made = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
  const { node } = await dana.data(
    `query ($id: ID!) { node(id: $id) { ... on CaraArtifact { htmlDocument { blocksJson } } } }`,
    { id: made?.id },
  )
  return node.htmlDocument.blocksJson
}

Deno.test('a comparison names the insured and the carriers, and says why neither contents limit is better', async () => {
  await using copilot = await openCopilot()
  const first = await pdfOf([
    { heading: 'GORSE HILL INSURANCE COMPANY' },
    'Quotation. Applicant: Sandbar Veterinary Clinic PA. Businessowners.',
    {
      rows: [
        ['Business personal property', '$410,000, replacement cost'],
        ['Each occurrence', '$1,000,000'],
        ['Premium', '$3,900'],
      ],
    },
  ])
  const second = await pdfOf([
    { heading: 'Pike Sound Specialty Lines' },
    'PROPOSAL FOR INSURANCE no. PS-3310 for Sandbar Veterinary Clinic, P.A.',
    {
      rows: [
        ['Contents', '$450,000 ACV'],
        ['Each occurrence', '$1,000,000'],
        ['Premium', '$3,100'],
      ],
    },
    'Subjectivities: alarm certificate; three years loss runs.',
  ])
  const { id, title, ...made } = await copilot.ask('Which of these is better?', {
    preset: 'COVERAGE_COMPARISON',
    files: [await copilot.upload('q-1.pdf', first), await copilot.upload('q-2.pdf', second)],
  })
  const text: string = made.messages.at(-1).content
  assert.match(title, /^Coverage comparison for Sandbar Veterinary Clinic/)
  assert.match(text, /\| Option 1: Gorse Hill Insurance Company \| Option 2: Pike Sound Specialty Lines \|/i)
  assert.match(
    text,
    /\$410,000, replacement cost.*\$450,000 ACV.*Neither: option 1 settles losses on better terms, option 2 has the higher limit/,
  )
  assert.match(text, /- alarm certificate.*\n- three years loss runs/)
  const asked = await copilot.say(id, 'What subjectivities does option 2 have?')
  assert.match(asked.messages.at(-1).content, /alarm certificate[^]*three years loss runs/)
})

/** A businessowners quote with employee dishonesty, as carriers print it. */
function bakeryQuote(carrier: string, { premium, dishonesty }: { premium: string; dishonesty: string }) {
  return pdfOf([
    { heading: 'Businessowners Quote' },
    {
      rows: [
        ['Insurance Company', carrier],
        ['Named Insured', 'Maruca Family Bakery LLC'],
        ['Liability each occurrence', '$1,000,000'],
        ['All Employee Dishonesty', dishonesty],
        ['Annual premium', premium],
      ],
    },
  ])
}

const leavingOut: readonly (readonly [first: string, then: string | null])[] = [
  ['Compare the two quotes', 'Please leave out employee dishonesty'],
  ['Compare the two quotes', 'Employee dishonesty should not be in there'],
  ['Compare the two quotes', 'take employee dishonesty out'],
  ['Please leave out employee dishonesty', null],
  ['Make a proposal. Please leave out employee dishonesty.', null],
]

for (const [first, then] of leavingOut)
  Deno.test(`what is to be left out is left out of the work in hand: ${then ?? first}`, async () => {
    await using copilot = await openCopilot()
    const files = [
      await copilot.upload(
        'lanternfield.pdf',
        await bakeryQuote('Lanternfield Insurance Company', { premium: '$5,940', dishonesty: '$25,000' }),
      ),
      await copilot.upload(
        'corvane.pdf',
        await bakeryQuote('Corvane Indemnity Company', { premium: '$6,780', dishonesty: '$10,000' }),
      ),
    ]
    const made = await copilot.ask(first, { files })
    if (then !== null) {
      assert.match(made.messages.at(-1).content, /^\| Employee dishonesty \|/m)
      await copilot.say(made.id, then)
    }
    const { node } = await copilot.dana.data(
      `query ($id: ID!) { node(id: $id) { ... on CaraWorkspace { artifacts { title htmlDocument { blocksJson } email { body } } } } }`,
      { id: made.id },
    )
    assert.ok(node.artifacts.length > 0)
    for (const { title, htmlDocument, email } of node.artifacts) {
      assert.match(title, /Coverage comparison|Insurance proposal/)
      assert.doesNotMatch(htmlDocument?.blocksJson ?? email.body, /dishonesty/i)
    }
  })
