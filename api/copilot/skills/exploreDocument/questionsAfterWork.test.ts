import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'

interface Session {
  readonly work: string
  readonly files: Readonly<Record<string, PageContent>>
  /** What is asked afterwards, and what the answer has to say. */
  readonly questions: readonly (readonly [question: string, answer: RegExp, not?: RegExp])[]
}

function quote(
  carrier: string,
  rows: readonly (readonly string[])[],
  terms: readonly string[] = [],
): PageContent {
  return [
    { heading: 'Commercial General Liability Quote' },
    { rows: [['Insurance Company', carrier], ['Named Insured', 'Casco Roofing LLC'], ...rows] },
    ...(terms.length > 0 ? [{ heading: 'Exclusions' }, ...terms] : []),
  ]
}

const quotes: Session = {
  work: 'Compare these two quotes',
  files: {
    '[Option 1] Granite.pdf': quote(
      'Granite Mutual',
      [
        ['Each occurrence', '$1,000,000'],
        ['General aggregate', '$2,000,000'],
        ['Deductible', '$2,500'],
        ['Medical expense', '$5,000'],
        ['Premium', '$9,000'],
        ['Policy fee', '$150'],
        ['Total cost', '$9,150'],
      ],
      ['Residential construction', 'Mold'],
    ),
    '[Option 2] Harbor.pdf': quote('Harbor Indemnity', [
      ['Each occurrence', '$2,000,000'],
      ['General aggregate', '$4,000,000'],
      ['Deductible', 'None'],
      ['Medical expense', '$5,000'],
      ['Premium', '$12,400'],
      ['Total cost', '$12,400'],
    ]),
  },
  questions: [
    [
      'which one has the lower deductible?',
      /^\*\*Option 2 \(Harbor Indemnity\) is lower on[^]*\$2,500 \[\d\]/,
    ],
    ['does the second quote cover flood?', /^Option 2 \(Harbor Indemnity\) doesn’t say\./, /Granite/],
    ['what does Granite charge in fees?', /^Option 1 \(Granite Mutual\):\n\n- Fees: \$150 \[1\]/, /premium/i],
    ['which quote has the higher limit?', /^\*\*Option 2 \(Harbor Indemnity\) is higher on each occurrence/],
    ['and the premium?', /\*\*Premium\*\*[^]*\$9,000 \[\d\][^]*\$12,400 \[\d\]/],
    ['how much is the difference in premium?', /^\*\*The difference in premium is \$3,400\.\*\*/],
    [
      'which one costs less, and by how much?',
      /^\*\*Option 1 \(Granite Mutual\) is lower[^]*The difference in total cost is \$3,250\.\*\*/,
    ],
    ['does the cheaper one exclude mold?', /^\*\*Yes, option 1 \(Granite Mutual\) excludes it\.\*\*/],
    ['what does option 1 exclude?', /Residential construction: Excluded[^]*Mold: Excluded/, /Option 2/],
    ['do both have the same med pay?', /\*\*Medical expense\*\*[^]*\$5,000[^]*\$5,000/],
    ['compare the deductibles', /\*\*Liability deductible\*\*[^]*\$2,500/, /Each occurrence/],
    ['which one should they take?', /Option 1 costs \$3,250 less/],
  ],
}

const contract: Session = {
  work: 'Review this contract',
  files: {
    'Subcontract.pdf': [
      { heading: 'SUBCONTRACT AGREEMENT' },
      'This Subcontract is made January 5, 2026 between Bedford Builders, Inc. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
      { heading: '2. Term' },
      'The term of this Subcontract begins March 1, 2026 and ends November 30, 2026.',
      { heading: '5. Payment' },
      'Progress payments shall be made within ten days after Contractor receives payment from Owner.',
      { heading: '9. Default and termination' },
      'Contractor may terminate this Subcontract on seven days written notice for convenience.',
      { heading: '11. Insurance' },
      'Subcontractor shall maintain commercial general liability insurance of not less than $1,000,000 each occurrence.',
      'Subcontractor shall maintain umbrella liability insurance of not less than $5,000,000.',
      'Contractor shall be included as an additional insured.',
      'Policies shall be endorsed to give thirty (30) days notice of cancellation.',
    ],
  },
  questions: [
    ['What limits does it require?', /\$1,000,000 each occurrence[^]*\$5,000,000/, /additional insured/],
    [
      'how much umbrella do they need?',
      /umbrella liability insurance of not less than \$5,000,000/,
      /\$1,000,000/,
    ],
    [
      'What are the payment terms?',
      /Progress payments shall be made within ten days[^]*Subcontract\.pdf, page 1/,
    ],
    ['when does it end?', /ends November 30, 2026/],
    ['who can terminate it?', /Contractor may terminate this Subcontract on seven days/, /thirty/],
    ['what law governs?', /^I found no clause on law and disputes in Subcontract\.pdf/],
    ['who are the parties?', /Contractor: Bedford Builders, Inc\./],
  ],
}

const losses: Session = {
  work: 'Summarize the losses',
  files: {
    'Loss run.pdf': [
      { heading: 'LOSS RUN' },
      'Insured: Casco Roofing LLC',
      'Valuation date: 03/01/2026',
      {
        rows: [
          ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
          ['GL-24-0091', '05/14/2024', 'Water damage', 'Closed', '$18,450', '$0', '$18,450'],
          ['GL-25-0033', '04/19/2025', 'Kitchen fire', 'Open', '$42,000', '$118,000', '$160,000'],
          ['GL-25-0151', '09/30/2025', 'Scratched vehicle', 'Closed', '$1,150', '$0', '$1,150'],
        ],
      },
    ],
  },
  questions: [
    [
      'what was the largest claim?',
      /^\*\*\$160,000 incurred[^]*GL-25-0033[^]*Loss run\.pdf, page 1/,
      /GL-24/,
    ],
    ['how many open claims are there?', /^\*\*1 open claim\*\*/],
    ['how much was paid in 2025?', /^\*\*\$43,150 paid\*\* on 2 claims of 2025/],
    ['any water damage?', /GL-24-0091/, /GL-25/],
    ['which year was the worst?', /^\*\*2025: 2 claims, \$161,150 incurred\*\*/],
    ['did they have claims in 2023?', /^The loss runs list no claims of 2023\./],
    ['When are they valued?', /Valuation date: 03\/01\/2026/],
  ],
}

const certificate: Session = {
  work: 'Check the certificate against the contract',
  files: {
    'Certificate.pdf': [
      { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
      {
        rows: [
          ['Insured', 'Casco Roofing LLC, 14 Quarry Road, Bangor, ME 04401'],
          ['Insurer A', 'Granite State Casualty Company'],
        ],
      },
      {
        rows: [
          ['Type of insurance', "Add'l insd", 'Subr wvd', 'Policy number', 'Effective', 'Expires', 'Limits'],
          [
            'General liability',
            'N',
            'N',
            'GL-2207719',
            '03/01/2026',
            '03/01/2027',
            'Each occurrence $1,000,000; General aggregate $2,000,000',
          ],
          ['Umbrella', 'N', 'N', 'UM-55120', '03/01/2025', '03/01/2026', 'Each occurrence $1,000,000'],
          [
            'Automobile liability',
            '',
            'Y',
            'BA-7781',
            '03/01/2024',
            '03/01/2025',
            'Combined single limit $500,000',
          ],
        ],
      },
      { rows: [['Certificate holder', 'Bedford Builders, Inc., 2 Wharf Street, Portland, ME 04101']] },
    ],
    'Subcontract.pdf': [
      ...(contract.files['Subcontract.pdf'] ?? []),
      'Subcontractor shall maintain business auto insurance of not less than $1,000,000 combined single limit.',
      'The umbrella policy shall include a waiver of subrogation in favor of Contractor.',
    ],
  },
  questions: [
    [
      'When does the GL expire?',
      /General liability, policy GL-2207719: 03\/01\/2026 to 03\/01\/2027/,
      /Umbrella/,
    ],
    ['is the umbrella enough?', /\$1,000,000 on the certificate; \$5,000,000 required \[1\] \[2\]/],
    ['who is the certificate holder?', /^The certificate holder is Bedford Builders, Inc/],
    ['is it ok to accept?', /^We compared the certificate with the subcontract\./],
    [
      'what is the auto limit?',
      /\$500,000 on the certificate; \$1,000,000 required \[1\] \[2\]/,
      /no difference/,
    ],
    [
      'does it meet the umbrella requirement?',
      /^\*\*No\.\*\*\n\n- Umbrella[^]*\$5,000,000 required/,
      /Combined/,
    ],
    ['does the GL satisfy the requirement?', /Each occurrence: \$1,000,000/, /^\*\*No|Umbrella/],
    ['which policies are expired?', /BA-7781[^\n]*\(expired\)/, /GL-2207719/],
    [
      'which ones are still in force?',
      /policies are in force[^]*GL-2207719|is in force[^]*GL-2207719/,
      /BA-7781/,
    ],
    ['is the GL expired?', /^\*\*It is not expired\.\*\*/],
    [
      'does the certificate show a waiver of subrogation?',
      /^\*\*The certificate marks a waiver of subrogation on 1 of 3 policies\.\*\*[^]*Umbrella: not marked \(N\)[^]*Automobile liability: marked[^]*waiver of subrogation in favor/,
    ],
    ['is the GL primary and noncontributory?', /^\*\*No, the certificate doesn’t show primary/],
    ['what umbrella does the contract require?', /not less than \$5,000,000/, /on the certificate/],
  ],
}

for (const { work, files, questions } of [quotes, contract, losses, certificate])
  Deno.test(`answers questions after: ${work}`, async () => {
    await using copilot = await openCopilot()
    const ids = []
    for (const [name, content] of Object.entries(files))
      ids.push(await copilot.upload(name, await pdfOf(content)))
    const { id, artifacts } = await copilot.ask(work, { files: ids })
    for (const [question, answer, not] of questions) {
      const after = await copilot.say(id, question)
      const { content, citations } = after.messages.at(-1)
      assert.match(content, answer, question)
      if (not) assert.doesNotMatch(content, not, question)
      assert.equal(after.artifacts.length, artifacts.length, question)
      assert(citations.every((each: { page: number }) => each.page > 0))
    }
  })

Deno.test('changes the comparison when told to, and compares again with another quote', async () => {
  await using copilot = await openCopilot()
  const ids = []
  for (const [name, content] of Object.entries(quotes.files))
    ids.push(await copilot.upload(name, await pdfOf(content)))
  const { id } = await copilot.ask(quotes.work, { files: ids })
  const { artifacts } = await copilot.say(id, 'make it shorter')
  assert.equal(artifacts.length, 1)
  assert.equal(artifacts[0].versions.length, 2)
  const noted = await copilot.say(id, 'add a line that they need to decide by Friday')
  assert.equal(noted.artifacts[0].versions.length, 3)
  assert.match(noted.messages.at(-1).content, /^Added a paragraph/)

  const third = quote('Atlantic Casualty', [
    ['Each occurrence', '$1,000,000'],
    ['Total cost', '$8,000'],
  ])
  const again = await copilot.say(id, 'add this one', [
    await copilot.upload('Atlantic.pdf', await pdfOf(third)),
  ])
  assert.match(again.messages.at(-1).content, /Option 3: Atlantic Casualty/)
})
