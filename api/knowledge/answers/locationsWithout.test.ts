import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

async function scheduleOf(rows: readonly (readonly string[])[]) {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(9)
    pdf.text('COMMERCIAL PROPERTY DECLARATIONS', 60, 50)
    pdf.text('SCHEDULE OF LOCATIONS', 60, 76)
    for (const [at, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        pdf.text(cell, [50, 85, 330, 410, 490][column] ?? 0, 100 + at * 22, { lineBreak: false })
  })
  const reading = await readDocument(bytes, { name: 'property.pdf' })
  return openAnswers([{ id: 'property', name: 'property.pdf', reading, facts: readPolicyFacts(reading) }])
}

const header = ['Loc', 'Address', 'Building', 'Contents', 'Business income']
const tulsa = ['1', '1200 Derrick Street, Tulsa, OK 74115', '$2,400,000', '$60,000', '$420,000']
const enid = ['2', '415 Depot Road, Enid, OK 73701', '$1,275,000', '$30,000', 'None']

Deno.test('which locations have no business income is answered with those of the schedule that lack it', async () => {
  const ask = await scheduleOf([header, tulsa, enid])
  const { answer, citations } = await ask('Which locations have no business income?')
  assert.match(answer, /^Without a business income limit: .*Enid/)
  assert.doesNotMatch(answer, /Tulsa/)
  assert.ok(citations.length > 0)
  const all = await scheduleOf([
    header,
    tulsa,
    ['2', '415 Depot Road, Enid, OK 73701', '$1,275,000', '$30,000', '$205,000'],
  ])
  assert.match((await all('Which locations have no business income?')).answer, /^None\./)
})

Deno.test('which locations have no building coverage is not answered with those that have it', async () => {
  const ask = await scheduleOf([
    header,
    tulsa,
    ['2', '415 Depot Road, Enid, OK 73701', 'None', '$30,000', 'None'],
  ])
  const { answer } = await ask('Which locations have no building coverage?')
  assert.match(answer, /^Without a building limit: .*Enid/)
  assert.doesNotMatch(answer, /Tulsa/)
})
