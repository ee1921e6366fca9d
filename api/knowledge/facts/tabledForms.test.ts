import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

/** The forms of a ruled table below the declarations; cells may have several lines. */
async function formsOf(rows: readonly (readonly string[])[], columns: readonly number[]) {
  const height = 26
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(12).text('GENERAL LIABILITY DECLARATIONS', 50, 40)
    pdf.fontSize(9).text('Policy Number: CP 77120', 50, 60).text('FORMS AND ENDORSEMENTS SCHEDULE', 50, 80)
    // The list goes on overleaf, where the heading is not.
    if (columns.length < 4) pdf.addPage()
    for (const [at, row] of rows.entries()) {
      const y = 100 + at * height
      for (const [column, text] of row.entries()) {
        const x = columns[column] ?? 0
        pdf.rect(x, y, (columns[column + 1] ?? 0) - x, height).stroke()
        for (const [line, part] of text.split('\n').entries())
          pdf.text(part, x + 3, y + 3 + line * 11, { lineBreak: false })
      }
    }
  })
  const { forms } = readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
  return forms.map(({ value: { number, edition, title } }) => `${number} ${edition} ${title}`)
}

Deno.test('reads the forms of a ruled table whose numbers go over two lines', async () => {
  const rows = [
    ['Form', 'Edition', 'Title'],
    ['CG 00\n01', '04 13', 'Commercial General Liability Coverage Form'],
    ['CG 24\n04', '12 19', 'Waiver of Transfer of Rights of Recovery\nAgainst Others to Us'],
    ['HM\n1188', '01 22', 'Roofing Limitation'],
  ]
  assert.deepEqual(await formsOf(rows, [50, 95, 150, 420]), [
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 24 04 12 19 Waiver of Transfer of Rights of Recovery Against Others to Us',
    'HM 1188 01 22 Roofing Limitation',
  ])
})

Deno.test('reads the forms of a table on the page after its heading, with editions behind their numbers', async () => {
  const rows = [
    ['CG 00 01 04\n13', 'Commercial General Liability Coverage Form'],
    ['CG 20 37 12\n19', 'Additional Insured - Completed Operations'],
    ['HM 1188 01\n22', 'Roofing Limitation'],
  ]
  assert.deepEqual(await formsOf(rows, [50, 120, 420]), [
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 20 37 12 19 Additional Insured - Completed Operations',
    'HM 1188 01 22 Roofing Limitation',
  ])
})
