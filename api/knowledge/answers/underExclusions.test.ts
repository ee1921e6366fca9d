import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { answerPassages } from './answerCandidates.ts'

const lists: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'lettered items',
    [
      '1. What we insure. We will pay those sums that the insured becomes legally obligated to pay as damages.',
      '2. This insurance does not apply to:',
      'a. injury to an employee of the insured;',
      'b. the release or escape of pollutants.',
      '3. Coverage territory. The United States of America and Canada.',
    ],
    ['a. injury to an employee of the insured;', 'b. the release or escape of pollutants.'],
  ],
  [
    'paragraphs with marks of their own',
    [
      'We pay for accidental direct physical loss to your buildings, unless the cause is excluded below.',
      'Causes we exclude:',
      'P1. Flood and surface water, and rising groundwater.',
      'P2. Earthquake and any other movement of earth.',
      'We pay your actual loss of net income while your operations are stopped.',
    ],
    ['Flood and surface water, and rising groundwater.', 'Earthquake and any other movement of earth.'],
  ],
]

for (const [name, lines, expected] of lists)
  Deno.test(`${name} after the words that exclude them are exclusions, and nothing else is`, async () => {
    const bytes = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(10)
      for (const [at, line] of lines.entries()) pdf.text(line, 60, 60 + at * 34, { width: 480 })
    })
    const passages = answerPassages(await readDocument(bytes, { name: 'policy.pdf' }))
    const excluded = passages.filter(({ role, text }) => role === 'EXCLUSION' && !text.endsWith(':'))
    assert.deepEqual(
      excluded.map(({ text }) => text),
      expected,
    )
    const [promise] = passages.filter(({ text }) => /\bWe (?:will )?pay\b/.test(text))
    assert.equal(promise?.role, 'GRANT')
  })
