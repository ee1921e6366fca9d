import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { policyYears } from './policyYears.ts'

const headers = ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred']

function lossRun(terms: readonly string[]) {
  return pdfOf([
    { heading: 'LOSS RUN' },
    'Insured: Granite Peak Mechanical LLC. Valuation date: 03/01/2026',
    ...terms,
    {
      rows: [
        headers,
        ['GL-24-0091', '05/14/2024', 'Water damage', 'Closed', '$18,450', '$0', '$18,450'],
        ['GL-25-0033', '04/19/2025', 'Kitchen fire', 'Open', '$42,000', '$118,000', '$160,000'],
        ['GL-25-0151', '09/30/2025', 'Scratched vehicle', 'Closed', '$1,150', '$0', '$1,150'],
      ],
    },
  ])
}

const question = 'What is the loss ratio for each policy year, and which claims are open?'

Deno.test('says the loss ratio by policy year and the open claims with their reserves', async () => {
  await using copilot = await openCopilot()
  const content = await lossRun([
    'Policy CPP-01 03/01/2024-03/01/2025 Premium $22,910',
    'Policy CPP-02 03/01/2025 to 03/01/2026 Earned premium: $25,120',
  ])
  const { messages, artifacts } = await copilot.ask(question, {
    files: [await copilot.upload('Loss run.pdf', content)],
  })
  const answer = messages.at(-1).content
  assert.match(answer, /\| Mar 1, 2025 to Mar 1, 2026 \| \$25,120 \| \$161,150 \| 641\.5% \|/)
  assert.match(answer, /\| Mar 1, 2024 to Mar 1, 2025 \| \$22,910 \| \$18,450 \| 80\.5% \|/)
  assert.match(
    answer,
    /\*\*Open claims\*\*[^]*\| GL-25-0033 \| Apr 19, 2025 \| Kitchen fire \| \$42,000 \| \$118,000 \|/,
  )
  assert.doesNotMatch(answer.split('**Open claims**')[1] ?? '', /GL-25-0151/)
  assert.match(answer, /One claim \(GL-25-0033, Kitchen fire\) makes up 89%/)
  assert.equal(artifacts.length, 1)
})

Deno.test('names what a loss run without premiums does not answer', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Loss run.pdf', await lossRun([]))]
  const { messages } = await copilot.ask(`${question} What should we tell the underwriter?`, { files })
  assert.match(messages.at(-1).content, /could not work out the loss ratio: the files state no premiums/)
  assert.match(messages.at(-1).content, /do not say what was done/)
})

Deno.test('shows what adjusting the claims cost, and the terms whose row says that there were none', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Valuation date: 03/01/2026',
    {
      rows: [
        ['Term', 'Claim', 'Loss date', 'Paid', 'Expense', 'Incurred'],
        ['03/01/25-03/01/26', 'GL-25-0033', '04/19/2025', '$39,200', '$1,150', '$40,350'],
        ['03/01/24-03/01/25', 'GL-24-0091', '05/14/2024', '$18,450', '$0', '$18,450'],
        ['03/01/23-03/01/24', 'NO CLAIMS', '', '', '', '$0'],
      ],
    },
  ])
  const files = [await copilot.upload('Loss run.pdf', content)]
  const answer = (await copilot.ask('Summarize this loss run', { files })).messages.at(-1).content
  assert.match(answer, /\| Policy term \| Claims \| Paid \| Reserve \| Expense \| Incurred \|/)
  assert.match(answer, /\| Mar 1, 2025 to Mar 1, 2026 \| 1 \| \$39,200 \| \$0 \| \$1,150 \| \$40,350 \|/)
  assert.match(answer, /No losses in Mar 1, 2023 to Mar 1, 2024\./)
})

const perCoverage = [
  ['Claim no.', 'Date of loss', 'Line', 'Status', 'Paid', 'Reserve', 'Incurred'],
  ['CA-88', '06/02/2024', 'BI', 'Closed', '10,000.00', '0.00', '10,000.00'],
  ['CA-88', '06/02/2024', 'COLL', 'Closed', '4,000.00', '0.00', '4,000.00'],
]
const recovered = 'Subrogation recovery (1,500.00) (1,500.00)'

Deno.test('adds up the rows of a claim and its recoveries by policy term, with the premium that the user tells', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Valuation date: 03/01/2026',
    'Policy CA-03 03/01/2025 - 03/01/2026. No losses reported.',
    'Policy CA-02 03/01/2024 - 03/01/2025',
    { rows: perCoverage },
    recovered,
    'Report total: Paid 12,500.00 Reserve 0.00 Incurred 12,500.00',
  ])
  const { messages } = await copilot.ask('Summarize the losses with the loss ratio, premium is 25k a year', {
    files: [await copilot.upload('Loss run.pdf', content)],
  })
  const answer = messages.at(-1).content
  assert.match(answer, /^\*\*1 claim\*\*[^]*by policy term/)
  assert.match(answer, /\| Mar 1, 2025 to Mar 1, 2026 \| 0 \| \$0 \| \$0 \| \$0 \|/)
  assert.match(answer, /\| Mar 1, 2024 to Mar 1, 2025 \| 1 \| \$12,500 \| \$0 \| \$12,500 \|/)
  assert.match(answer, /\| \$25,000 \| \$12,500 \| 50\.0% \|/)
  assert.match(answer, /No losses in Mar 1, 2025 to Mar 1, 2026\./)
  assert.doesNotMatch(answer, /add up to/)
})

Deno.test('says when the claims do not add up to the total that is printed', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Valuation date: 03/01/2026',
    { rows: perCoverage },
    'Grand total: Paid 19,000.00 Reserve 0.00 Incurred 19,000.00',
  ])
  const { messages } = await copilot.ask('Summarize the losses', {
    files: [await copilot.upload('Loss run.pdf', content)],
  })
  const answer = messages.at(-1).content
  assert.match(
    answer,
    /^\*\*The claims I read in .* add up to \$14,000 incurred, but it prints “Grand total: Paid 19,000\.00/,
  )
  assert.match(answer, /\nI read \*\*1 claim\*\*/)
  assert.doesNotMatch(answer, /No claim is open|makes up/)
})

Deno.test('shows the losses by line of business where the loss run tells the lines', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'CLAIMS EXPERIENCE' },
    'Named insured: Alder Creek Framing LLC. Valuation date: 08/31/2026',
    {
      rows: [
        ['Claim #', 'LOB', 'Loss date', 'Status', 'Indemnity paid', 'Expense paid', 'Reserve', 'Incurred'],
        ['AC-25-118', 'WC', '02/11/2025', 'O', '6,200.00', '940.00', '8,860.00', '16,000.00'],
        ['AC-25-204', 'AL', '06/30/2025', 'C', '3,415.00', '0.00', '0.00', '3,415.00'],
      ],
    },
  ])
  const ask = async (message: string) => {
    const files = [await copilot.upload('Loss run.pdf', content)]
    return (await copilot.ask(message, { files })).messages.at(-1).content
  }
  const byLine = await ask('Summarize the losses by line')
  assert.match(byLine, /^\*\*2 claims\*\* in Loss run\.pdf, by line of business:/)
  assert.match(byLine, /\| Workers compensation \| 1 \| \$7,140 \| \$8,860 \| \$16,000 \|/)
  assert.match(byLine, /\| Commercial auto \| 1 \| \$3,415 \| \$0 \| \$3,415 \|/)
  assert.match(await ask('Summarize the loss runs'), /by year of loss:[^]*\*\*Claims by line of business\*\*/)
})

Deno.test('reads the premium behind its term, and no other amount', () => {
  assert.deepEqual(
    policyYears(
      'Term 1/1/24 through 1/1/25\nWritten premium 10,500.50\nPaid $3 Report 03/01/2024-03/01/2025',
    ),
    [{ from: '2024-01-01', to: '2025-01-01', premium: 1_050_050 }],
  )
})

Deno.test('a term without losses is a row, and the summary says as of when claims are valued', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS EXPERIENCE REPORT' },
    'Insured: Granite Peak Mechanical LLC Valuation date: 03/01/2026',
    'Policy GL CPP 118-03 Term 04/01/2025 - 04/01/2026',
    {
      rows: [
        headers,
        ['GL-25-0033', '04/19/2025', 'Kitchen fire', 'Open', '$42,000', '$118,000', '$160,000'],
      ],
    },
    'Policy GL CPP 118-02 Term 04/01/2024 - 04/01/2025',
    'No losses reported this term.',
  ])
  const files = [await copilot.upload('Loss run.pdf', content)]
  const { messages } = await copilot.ask('Summarize the loss runs', { files })
  const answer = messages.at(-1).content
  assert.match(answer, /Valued as of 03\/01\/2026\./)
  assert.match(answer, /\| Apr 1, 2025 to Apr 1, 2026 \| 1 \| \$42,000 \| \$118,000 \| \$160,000 \|/)
  assert.match(answer, /\| Apr 1, 2024 to Apr 1, 2025 \| 0 \| \$0 \| \$0 \| \$0 \|/)
})

Deno.test('a loss run without any losses says so in its own words', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Insured: Granite Peak Mechanical LLC',
    'Policy number CPP 118-03 Policy period 04/01/2025 to 04/01/2026',
    'There are no known losses under this policy as of March 1, 2026.',
  ])
  const files = [await copilot.upload('Loss run.pdf', content)]
  const { messages, artifacts } = await copilot.ask('Summarize the loss runs', { files })
  const answer = messages.at(-1).content
  assert.match(answer, /\*\*No claims\*\* in Loss run\.pdf\. .*no known losses under this policy/)
  assert.match(answer, /Valued as of March 1, 2026\./)
  assert.match(answer, /\| Apr 1, 2025 to Apr 1, 2026 \| 0 \|/)
  assert.equal(artifacts.length, 1)
})

const openClaim =
  /- GL-25-0033, Apr 19, 2025, Kitchen fire: paid \$42,000, reserve \$118,000, incurred \$160,000/
const ratio = /Mar 1, 2024 to Mar 1, 2025: premium \$22,910, incurred \$18,450, loss ratio 80\.5%/
/** Emails asked for after a summary, one message after the other, and what the last one says. */
const emails: readonly (readonly [messages: readonly string[], says: readonly RegExp[], not: RegExp])[] = [
  [
    ['Write an email to the client about it'],
    [openClaim, ratio, /- Mar 1, 2025 to Mar 1, 2026: 2 claims/],
    /Tell|about it/,
  ],
  [['Write an email to the underwriter about the losses'], [openClaim, ratio], /Tell/],
  [['Email the client about the open claims'], [openClaim], /loss ratio|The policy says/],
  [
    ['Tell the underwriter about the open claims and the loss ratio, to uw@granite.example'],
    [openClaim, ratio],
    /uw@|Tell|About/,
  ],
  [
    [
      'Write an email to the underwriter about the losses',
      'Tell them about the open claims and the loss ratio, to uw@granite.example',
    ],
    [/^Hello,/, openClaim, ratio],
    /uw@|About|by year of loss/,
  ],
  [
    [
      'Write an email to the underwriter',
      'Tell them about the open claims and the loss ratio, to uw@granite.example',
    ],
    [/^Hello,/, openClaim, ratio],
    /uw@|About|by year of loss/,
  ],
  [
    ['Write the client a summary of this'],
    [openClaim, ratio, /- Mar 1, 2025 to Mar 1, 2026: 2 claims/],
    /policy says|this/,
  ],
  [['Summarize this for the client'], [openClaim, ratio], /Tell|this/],
  [['Sum this up for Marta, please'], [/^Hello Marta,/, openClaim, ratio], /Tell|this up/],
  [['Can you send them a short recap?'], [/Open claims|2025/], /recap/],
  [['Write Marta a plain-English version of these results'], [/^Hello Marta,/, openClaim], /plain/],
  [["Write an email to the client about the losses and don't mention the kitchen fire"], [ratio], /kitchen/i],
]
Deno.test('an email about the summary says its figures', async () => {
  await using copilot = await openCopilot()
  const content = await lossRun([
    'Policy CPP-01 03/01/2024-03/01/2025 Premium $22,910',
    'Policy CPP-02 03/01/2025 to 03/01/2026 Earned premium: $25,120',
  ])
  for (const [messages, says, not] of emails) {
    const files = [await copilot.upload('Loss run.pdf', content)]
    const { id } = await copilot.ask('Summarize the loss runs', { files })
    let said = await copilot.shown(id)
    for (const message of messages) said = await copilot.say(id, message)
    const body = said.artifacts.at(-1).email?.body ?? assert.fail(`no email for: ${messages.at(-1)}`)
    for (const words of says) assert.match(body, words, messages.join(' | '))
    assert.doesNotMatch(body, not, messages.join(' | '))
    const to = messages.at(-1)?.includes('@') ? [{ email: 'uw@granite.example' }] : []
    assert.deepEqual(said.artifacts.at(-1).email.to, to, messages.join(' | '))
  }
})

Deno.test('totals claims by the term they are listed under, less what was recovered', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN REPORT' },
    'Valuation date: 11/15/2026',
    {
      rows: [
        [
          'Term',
          'Claim No.',
          'Date of Loss',
          'Status',
          'Description',
          'Paid',
          'Reserve',
          'Recovery',
          'Total Incurred',
        ],
        ['05/01/25-26', 'GL-00981', '02/11/2026', 'Closed', 'Fall on ice', '$38,250', '$0', '$0', '$38,250'],
        [
          '05/01/24-25',
          'GL-00702',
          '10/02/2024',
          'Closed',
          'Broken main',
          '$6,940',
          '$0',
          '$2,100',
          '$4,840',
        ],
      ],
    },
  ])
  const files = [await copilot.upload('Loss run.pdf', content)]
  const text = (await copilot.ask('Summarize the losses', { files })).messages.at(-1).content
  assert.match(text, /\| Policy term \| Claims \| Paid \| Recovered \| Reserve \| Incurred \|/)
  assert.match(text, /\| May 1, 2025 to May 1, 2026 \| 1 \| \$38,250 \| \$0 \| \$0 \| \$38,250 \|/)
  assert.match(text, /\| Total \| 2 \| \$45,190 \| \$2,100 \| \$0 \| \$43,090 \|/)
})
