import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf, type PageContent } from '../../testing/pdfOf.ts'

const papers: readonly (readonly [file: string, parts: PageContent, row: RegExp])[] = [
  [
    'scan1.pdf',
    [
      { heading: 'TARN & ALDER' },
      'Managing General Underwriters for certain insurers',
      'Thank you for the submission. We are pleased to offer the following terms.',
      {
        rows: [
          ['Aggregate limit', '$1,000,000'],
          ['Annual premium', '$4,000'],
          ['Policy fee', '$150'],
        ],
      },
    ],
    /\| scan1\.pdf \| Quote \| [^|]*\| Tarn & Alder \|[^|]*\| 1 \| Quote - .*Tarn & Alder.*\.pdf \|/i,
  ],
  [
    'scan2.pdf',
    [
      'June 2, 2026',
      'Dear Ms. Orr,',
      'Please find our loss control recommendations below.',
      'Sincerely,',
      'Pat Lowe',
    ],
    /\| scan2\.pdf \| Letter \|/,
  ],
  [
    'scan3.pdf',
    [
      { heading: 'LEASE AGREEMENT' },
      'Landlord: Quay Street Holdings LLC',
      'Tenant: Birch Cafe LLC',
      'Tenant shall carry commercial general liability insurance of $1,000,000 each occurrence and name Landlord as additional insured.',
    ],
    /\| scan3\.pdf \| Lease \| Birch Cafe LLC \|[^|]*\|[^|]*\| 1 \| Lease - Birch Cafe LLC\.pdf \|/,
  ],
]

for (const message of ['sort these files', 'what kind of papers are these'])
  Deno.test(`says of each file its type, insured, carrier and pages: ${message}`, async () => {
    await using copilot = await openCopilot()
    const files = await Promise.all(
      papers.map(async ([name, parts]) => copilot.upload(name, await pdfOf(parts))),
    )
    const { messages } = await copilot.ask(message, { files })
    for (const [, , row] of papers) assert.match(messages.at(-1).content, row)
  })
