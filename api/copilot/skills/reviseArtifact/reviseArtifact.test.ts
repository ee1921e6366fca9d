import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import type { Block } from '../../../documents/index.ts'
import { fileFormatIn } from '../../planner/followUp.ts'
import { documentChange } from './documentChange.ts'
import { changesIn } from './requestedChanges.ts'
import { cellWords } from './richWords.ts'
import { emailChange } from './emailChange.ts'

const reminder = {
  type: 'EMAIL' as const,
  subject: 'Premium payment for policy BOP-7711',
  to: [{ name: 'Marta Ouellette', email: 'marta@redhook.example' }],
  citations: [],
  body: [
    'Hello Marta,',
    'This is a reminder that a premium payment of $611.40 is due on 4/2.',
    'Policy number: BOP-7711\nPolicy term: 04/20/2025 to 04/20/2026',
    'The carrier may cancel the policy. If you have already paid, please disregard this message.',
    'Thank you,\nDana Whitfield\nHarborline Insurance Group',
  ].join('\n\n'),
}

const requests: readonly (readonly [request: string, has: RegExp])[] = [
  ['make it firmer', /Please note that[^]*may cancel the policy\.\n\nThank you/],
  ['change the date to April 9', /due on April 9\.[^]*04\/20\/2025 to 04\/20\/2026/],
  ['sign it from Maria Lopez', /Thank you,\nMaria Lopez\nHarborline Insurance Group$/],
  ['sign it Maria Lopez', /Thank you,\nMaria Lopez\nHarborline Insurance Group$/],
  ['add our billing phone number 800-555-0100', /Billing phone number: 800-555-0100\.\n\nThank you/],
  ['mention that checks go to the agency', /Checks go to the agency\./],
  [
    'mention that we recommend a $5M umbrella because their customers ask for it',
    /\n\nWe recommend a \$5M umbrella because your customers ask for it\.\n/,
  ],
  ['less formal', /^Hi Marta,[^]*Thanks so much,/],
]

for (const [request, has] of requests)
  Deno.test(`changes an email when asked to "${request}"`, () => {
    assert.match(emailChange(reminder, request, '2026-03-31')?.body ?? '', has)
  })

Deno.test('a shorter email keeps its recommendation, conditions, deadlines and requests', () => {
  const body = [
    'Hello Janet,',
    'Attached is the proposal. It was a pleasure to prepare. We recommend Corvane Mutual: it covers hired autos.',
    'Option 2 costs $11,164 less. We were glad to look into it. It excludes torch-down work.',
    'Where a quote is silent, nothing is promised. Coverage is not bound until the carrier confirms it.',
    'It was good to talk. Please sign by Friday. We enjoy working with you.',
    'Thank you,\nDana Whitfield',
  ].join('\n\n')
  assert.equal(
    emailChange({ ...reminder, body }, 'shorter', '2026-03-31')?.body,
    [
      'Hello Janet,',
      'Attached is the proposal. We recommend Corvane Mutual: it covers hired autos.',
      'Option 2 costs $11,164 less. It excludes torch-down work.',
      'Where a quote is silent, nothing is promised. Coverage is not bound until the carrier confirms it.',
      'It was good to talk. Please sign by Friday.',
      'Thank you,\nDana Whitfield',
    ].join('\n\n'),
  )
})

Deno.test('a shorter email keeps what it asks for, its deadline and its facts, and loses what explains them', () => {
  const body = [
    'Hello,',
    "Our insured's contract with Bedford Construction requires insurance that this policy does not provide:",
    'Insured: Granite Peak Mechanical LLC\nPolicy number: CPP 7741902-03',
    '- Additional insured for completed operations, form CG 20 37. The owner asks for it.\n  CG 20 10 12 19 covers ongoing operations only.\n- A per project aggregate.\n  The policy has one for all projects.',
    'Could you please let us know by December 4 whether you can endorse the policy? If you have any questions, please do not hesitate to call us.',
    'Thank you,\nDana Whitfield\nHarborline Insurance Group',
  ].join('\n\n')
  assert.equal(
    emailChange({ ...reminder, body }, 'Make the email shorter', '2026-03-31')?.body,
    [
      'Hello,',
      "Our insured's contract with Bedford Construction requires insurance that this policy does not provide:",
      'Insured: Granite Peak Mechanical LLC\nPolicy number: CPP 7741902-03',
      '- Additional insured for completed operations, form CG 20 37.\n- A per project aggregate.',
      'Please let us know by December 4 whether you can endorse the policy.',
      'Thank you,\nDana Whitfield\nHarborline Insurance Group',
    ].join('\n\n'),
  )
})

Deno.test('a shorter comparison keeps the differences that matter most and the price', () => {
  const columns = ['', 'Option 1', 'Option 2', 'Better'].map((header) => ({ header, width: 1 }))
  const rowsOf = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => [`${word} ${at + 1}`, 'a', 'b', ''])
  const comparison: Block[] = [
    { type: 'heading', level: 1, text: 'Coverage comparison' },
    { type: 'paragraph', style: 'lead', text: 'Option 1 costs $4,000 less.' },
    { type: 'heading', level: 2, text: 'What matters most' },
    { type: 'table', summary: 'What matters most', columns, rows: rowsOf('Exclusion', 20) },
    { type: 'heading', level: 2, text: 'Also different' },
    {
      type: 'table',
      summary: 'Also different',
      columns,
      rows: [...rowsOf('Form', 37), ['Total premium', '$1', '$2', 'Option 1']],
    },
    { type: 'heading', level: 2, text: 'The same in all options' },
    { type: 'list', kind: 'check', items: ['Each occurrence: $1,000,000'] },
    { type: 'paragraph', style: 'small', text: 'The policies decide.' },
  ]
  const { note, blocks = [] } = documentChange(comparison, 'shorter') ?? {}
  assert.equal(note, 'Kept the differences that matter most and the price')
  const labels = blocks.flatMap((block) => (block.type === 'table' ? block.rows.map(([first]) => first) : []))
  assert.deepEqual(labels, [...rowsOf('Exclusion', 12).map(([first]) => first), 'Total premium'])
  assert.doesNotMatch(JSON.stringify(blocks), /The same in all options|Each occurrence/)
  assert.match(JSON.stringify(blocks.at(-1)), /45 less important differences are left out here/)
})

Deno.test('a line of a table is left out by its name, and no section of a carrier whose name has "Lines"', () => {
  const columns = ['', 'Option 1', 'Option 2'].map((header) => ({ header, width: 1 }))
  const rows = ['Premium', 'Terrorism', 'Total cost'].map((label) => [label, '$1', '$2'])
  const comparison: Block[] = [
    { type: 'heading', level: 2, text: 'Cost' },
    { type: 'table', summary: 'Cost', columns, rows },
    { type: 'heading', level: 3, text: 'Option 2: Pike Sound Specialty Lines' },
    { type: 'list', kind: 'bullet', items: ['Three years of loss runs'] },
  ]
  const { note, blocks = [] } = documentChange(comparison, 'Remove the terrorism line') ?? {}
  assert.equal(note, 'Removed terrorism')
  assert.doesNotMatch(JSON.stringify(blocks), /Terrorism/)
  assert.match(JSON.stringify(blocks), /Pike Sound Specialty Lines.*Three years of loss runs/)
})

const fileRequests: readonly (readonly [said: string, format: string | null])[] = [
  ['give me the pdf', 'pdf'],
  ['I need it as a Word document', 'docx'],
  ['Can we get this in Excel too?', 'xlsx'],
  ['send me the PDF of the letter please', 'pdf'],
  ['send it as a pdf', null],
  ['split the pdf', null],
  ['is it in the PDF?', null],
  ['as Word or PDF', null],
]
for (const [said, format] of fileRequests)
  Deno.test(`"${said}" asks for ${format ?? 'no file'}`, () => {
    assert.equal(fileFormatIn(said), format)
  })

Deno.test('asks what to say when a request names only a subject, and does not translate', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Kowalczyk Roofing LLC' } })
  const terms = { policyNumber: 'GL-3318', inforceAt: '2025-06-01', expiresAt: '2026-06-01' }
  await openPolicy(harborline, { accountId, carrierId, ...terms })

  const { id } = await copilot.ask('write the renewal letter for kowalczyk')
  const addressed = await copilot.say(id, 'address it to Tom Baker')
  assert.match(addressed.artifacts[0].email.body, /^Hello Tom,/)
  // The address on record is somebody else's.
  assert.deepEqual(addressed.artifacts[0].email.to, [])
  assert.match(addressed.messages.at(-1).content, /no email address for Tom Baker/)
  const asked = await copilot.say(id, 'add a paragraph about the deductible')
  assert.match(asked.messages.at(-1).content, /say about the deductible\?$/)
  const added = await copilot.say(id, 'That the deductible goes up to $2,500.')
  assert.match(added.artifacts[0].email.body, /\n\nThe deductible goes up to \$2,500\.\n\nThank you/)
  const translated = await copilot.say(id, 'in Spanish')
  assert.match(translated.messages.at(-1).content, /write only in English/)
  assert.equal(translated.artifacts[0].versions.length, 3)
})

Deno.test('turns the email of a renewal letter into a document to print', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Kowalczyk Roofing LLC' } })
  const terms = { policyNumber: 'GL-3318', inforceAt: '2025-06-01', expiresAt: '2026-06-01' }
  await openPolicy(harborline, { accountId, carrierId, ...terms })
  const { id } = await copilot.ask('Write the renewal letter for Kowalczyk Roofing')
  for (const request of ['Make it a letter I can print, as a document', 'Turn the email into a letter']) {
    const { artifacts, messages } = await copilot.say(id, request)
    assert.match(messages.at(-1).content, /is now a document as well/)
    assert.equal(artifacts.at(-1).type, 'HTML_DOCUMENT')
  }
})

const proposal: Block[] = [
  { type: 'heading', level: 1, text: 'Our recommendation' },
  {
    type: 'paragraph',
    text: 'We recommend Corvane. It offers more for each occurrence. It costs $1,131 more.',
  },
  {
    type: 'table',
    summary: 'Limits',
    columns: [
      { header: 'Coverage', width: 2 },
      { header: 'Corvane', width: 1 },
    ],
    rows: [[{ text: 'Each occurrence', isHeader: true }, '$2,000,000']],
  },
  { type: 'heading', level: 1, text: 'What the coverages do' },
  { type: 'list', kind: 'bullet', items: [[{ text: 'Each occurrence: ', isBold: true }, 'one accident.']] },
  { type: 'heading', level: 1, text: 'What is not covered' },
  { type: 'list', kind: 'bullet', items: ['Flood. Ask us about a separate policy.', 'Delivery by vehicle.'] },
  { type: 'callout', tone: 'caution', text: 'No policy covers everything. Read the forms.' },
]

for (const request of ['shorter', 'make the proposal shorter', 'cut it in half', 'too long'])
  Deno.test(`a document asked to be changed with "${request}" keeps its tables, exclusions and warnings`, () => {
    const { note, blocks } = documentChange(proposal, request) ?? {}
    assert.equal(note, 'Made it shorter')
    assert.deepEqual(blocks, [
      proposal[0],
      { type: 'paragraph', text: 'We recommend Corvane. It costs $1,131 more.' },
      proposal[2],
      proposal[5],
      proposal[6],
      proposal[7],
    ])
    assert.equal(documentChange(blocks ?? [], request), null)
  })

Deno.test('saves the last draft as the kind of file that is asked for, and says when there is no table for Excel', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Kowalczyk Roofing LLC' } })
  const terms = { policyNumber: 'GL-3318', inforceAt: '2025-06-01', expiresAt: '2026-06-01' }
  await openPolicy(harborline, { accountId, carrierId, ...terms })
  const { id } = await copilot.ask('Write the renewal letter for Kowalczyk Roofing')

  const styled = await copilot.say(id, 'use Warm Human')
  assert.match(styled.messages.at(-1).content, /^I made a document of .* set in Warm Human\./)
  assert.equal(styled.artifacts.at(-1).htmlDocument.styleId, 'builtin:warm-human')

  const inWord = await copilot.say(id, 'I need it as a Word document')
  assert.match(inWord.messages.at(-1).content, /as a Word document/)
  const [email, letter, file] = inWord.artifacts
  assert.deepEqual([email.type, letter.type, file.type], ['EMAIL', 'HTML_DOCUMENT', 'DOCUMENT'])
  assert.equal(file.document.file.name, `${letter.title}.docx`)

  const inPdf = await copilot.say(id, 'and as a PDF please')
  assert.match(inPdf.artifacts.at(-1).document.file.name, /\.pdf$/)
  assert.equal(inPdf.artifacts.length, 4)

  const inExcel = await copilot.say(id, 'Can I have it in Excel?')
  assert.match(inExcel.messages.at(-1).content, /has no table/)
})

function comparedWith(...labels: readonly string[]): Block {
  return {
    type: 'table',
    summary: 'Differences',
    columns: [
      { header: '', width: 3 },
      { header: 'Granite', width: 3 },
    ],
    rows: labels.map((text) => [{ text, isHeader: true }, 'as quoted']),
  }
}

const offers: readonly Block[] = [
  { type: 'heading', level: 1, text: 'What matters most' },
  comparedWith('Each occurrence', 'Premium', 'Total cost', 'Condition: Additional insured CG 20 10 12 19'),
  { type: 'heading', level: 1, text: 'Also different' },
  comparedWith('Fees', 'Terrorism', 'Condition: Signed TRIA form', 'Condition: Loss control inspection'),
]

const rowChanges: readonly (readonly [request: string, note: string, rows: readonly string[]])[] = [
  [
    'Leave out the subjectivities',
    'Removed subjectivities',
    [
      'Each occurrence',
      'Premium',
      'Total cost',
      'Condition: Additional insured CG 20 10 12 19',
      'Fees',
      'Terrorism',
    ],
  ],
  [
    'remove the fees',
    'Removed fees',
    [
      'Each occurrence',
      'Premium',
      'Total cost',
      'Condition: Additional insured CG 20 10 12 19',
      'Terrorism',
      'Condition: Signed TRIA form',
      'Condition: Loss control inspection',
    ],
  ],
  [
    'take out the terrorism premium and the loss control inspection',
    'Removed terrorism premium and loss control inspection',
    [
      'Each occurrence',
      'Premium',
      'Total cost',
      'Condition: Additional insured CG 20 10 12 19',
      'Fees',
      'Condition: Signed TRIA form',
    ],
  ],
  [
    'put the premium first',
    'Put premium first',
    [
      'Premium',
      'Each occurrence',
      'Total cost',
      'Condition: Additional insured CG 20 10 12 19',
      'Fees',
      'Terrorism',
      'Condition: Signed TRIA form',
      'Condition: Loss control inspection',
    ],
  ],
]
for (const [request, note, rows] of rowChanges)
  Deno.test(`"${request}" changes the rows of a comparison by that topic only`, () => {
    const change = documentChange(offers, request)
    assert.equal(change?.note, note)
    const left = change.blocks.flatMap((block) =>
      block.type === 'table' ? block.rows.map(([first]) => cellWords(first)) : [],
    )
    assert.deepEqual(left, rows)
  })

const orders: readonly (readonly [string, readonly string[]])[] = [
  [
    'Leave out the subjectivities and put the premium first',
    ['Leave out the subjectivities', 'put the premium first'],
  ],
  ['drop subjectivities and highlight the premium', ['drop subjectivities', 'highlight the premium']],
  ['Remove the fees, then make it shorter', ['Remove the fees', 'then make it shorter']],
  ['Put the premium first and leave out the fees', ['Put the premium first', 'leave out the fees']],
  ['remove the fees and taxes', ['remove the fees and taxes']],
]
for (const [request, changes] of orders)
  Deno.test(`"${request}" is ${changes.length === 1 ? 'one change' : 'two changes'}`, () => {
    assert.deepEqual(changesIn(request), changes)
  })

Deno.test('writes what is dictated for an email as whole sentences, and does every order of a message', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  await openPolicy(harborline, {
    accountId,
    policyNumber: 'GL-7781',
    inforceAt: '2025-05-01',
    expiresAt: '2026-05-01',
  })
  const { id, artifacts } = await copilot.ask(
    'Write Marta the renewal letter for the GL, premium going from 8,120 to 9,340, mention the payroll update',
    { accountId },
  )
  const first = artifacts.at(-1).email.body
  assert.match(
    first,
    /\n\nThe renewal premium is \$9,340; the expiring premium was \$8,120\. Please send us your updated payroll\.\n\n/,
  )
  const { artifacts: revised, messages } = await copilot.say(
    id,
    'shorter, and mention the deposit 935 and that we need the sub costs by 4/15',
  )
  const { body } = revised.at(-1).email
  assert.match(body, /The deposit is \$935\. Please send us your subcontractor costs by April 15\./)
  assert.ok(body.split('\n').length < first.split('\n').length)
  assert.doesNotMatch(messages.map((each: { content: string }) => each.content).join('\n'), /already brief/)
})
