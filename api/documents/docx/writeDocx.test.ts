import assert from 'node:assert/strict'
import { unzipSync } from 'fflate'
import { builtInStyles } from '../documentStyles.ts'
import { sampleProposal } from '../testing/sampleProposal.ts'
import { writeDocx } from './writeDocx.ts'

const publisher = { name: 'Harborline Insurance Group', lines: [], logo: null, accent: null }

Deno.test('a Word file has the headings, tables and words of the document in the fonts of its style', async () => {
  const [style] = builtInStyles
  assert.ok(style)
  const files = unzipSync(await writeDocx(sampleProposal, { style, publisher }))
  const xml = new TextDecoder().decode(files['word/document.xml'])
  assert.match(xml, /<w:pStyle w:val="Heading1"\/>/)
  assert.match(xml, /w:ascii="Source Serif 4"/)
  assert.doesNotMatch(xml, /w:line="\d+"(?! w:lineRule="auto")/)
  assert.equal(xml.match(/<w:tblHeader\/>/g)?.length, 5)
  for (const words of [
    'Two carriers want to insure the bakery',
    'Hired and non-owned auto',
    '$11,684',
    'Next steps',
  ])
    assert.ok(xml.includes(words), words)
})
