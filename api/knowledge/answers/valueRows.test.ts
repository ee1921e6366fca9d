import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { candidatesOf } from './answerCandidates.ts'

/** Pages as rows of cells at these places from the left, and a row that must be read from each: its text and columns. */
const layouts: readonly {
  readonly title: string
  readonly left: readonly number[]
  readonly rows: readonly (readonly string[])[]
  readonly expected: { readonly text: string; readonly columns: readonly string[] }
}[] = [
  {
    title: 'two labels with their values side by side',
    left: [60, 200, 320, 480],
    rows: [
      ['YOUR LIABILITY', '', 'RESTAURANT EXTRAS'],
      ['Each occurrence', '$1,000,000', 'Food contamination shutdown', '$25,000'],
      ['General aggregate', '$2,000,000', 'Spoilage', '$35,000'],
    ],
    expected: { text: 'Spoilage $35,000', columns: [''] },
  },
  {
    title: 'a label between two columns of a table',
    left: [60, 220, 330, 430],
    rows: [
      ['Coverage', 'Limit', 'Territory', 'Premium'],
      ['Covered autos liability', '$1,000,000', 'CSL each accident', '$6,214'],
    ],
    expected: {
      text: 'Covered autos liability $1,000,000 CSL each accident $6,214',
      columns: ['Limit', 'Premium'],
    },
  },
  {
    title: 'a row whose limits go on below without its label',
    left: [60, 220, 390],
    rows: [
      ['Kind', 'Insurer', 'Limits you must keep'],
      ['General liability', 'Boreal Mutual GL 88213', '$1,000,000 each occurrence'],
      ['', '', '$2,000,000 general aggregate'],
      ['Auto liability', 'Boreal Mutual CA 88214', '$1,000,000 each accident'],
    ],
    expected: {
      text: 'General liability Boreal Mutual GL 88213 $1,000,000 each occurrence $2,000,000 general aggregate',
      columns: ['Limits you must keep', 'Limits you must keep'],
    },
  },
  {
    title: 'limits below the details of the policy, which name no column',
    left: [60, 250],
    rows: [
      ['Policy period', 'From November 15, 2025 to November 15, 2026'],
      ['Agency', 'Lamoille Valley Insurance Agency'],
      ['Limits of insurance', ''],
      ['Self-insured retention', '$10,000'],
    ],
    expected: { text: 'Self-insured retention $10,000', columns: [''] },
  },
  {
    title: 'a row under a title of its own, below a wide table',
    left: [60, 110, 240, 340, 440],
    rows: [
      ['Prem.', 'Address', 'Building', 'Contents', 'Deductible'],
      ['1', '30 Yard Court', '$412,000', '$88,000', '$2,500'],
      ['Optional coverages', '', '', '', ''],
      ['Employee dishonesty', '', '', '', '$10,000'],
    ],
    expected: { text: 'Employee dishonesty $10,000', columns: [''] },
  },
]

for (const { title, left, rows, expected } of layouts)
  Deno.test(`reads ${title}`, async () => {
    const bytes = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(10)
      for (const [at, cells] of rows.entries())
        for (const [column, cell] of cells.entries())
          if (cell !== '') pdf.text(cell, left[column] ?? 0, 60 + at * 16, { lineBreak: false })
    })
    const reading = await readDocument(bytes, { name: 'declarations.pdf' })
    const read = candidatesOf({ id: 'declarations', reading }).map(({ text, values }) => ({
      text,
      columns: values.map(({ column }) => column),
    }))
    assert.deepEqual(
      read.filter(({ text }) => text === expected.text),
      [expected],
      JSON.stringify(read),
    )
  })
