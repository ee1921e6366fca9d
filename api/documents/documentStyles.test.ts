import assert from 'node:assert/strict'
import { PDFDocument } from '@cantoo/pdf-lib'
import { accented, builtInStyles } from './documentStyles.ts'
import { openDocuments } from './openDocuments.ts'
import { joinPages } from './joinPages.ts'
import { readPdf } from './testing/readPdf.ts'
import { sampleProposal } from './testing/sampleProposal.ts'
import { writeHtml } from './writeHtml.ts'

const publisher = { name: 'Harborline Insurance Group', lines: [], logo: null, accent: null }

Deno.test('a proposal has the same content in every style, as PDF and as HTML', async () => {
  const documents = openDocuments()
  for (const style of builtInStyles) {
    const look = { style, publisher }
    const { pages, isMarked } = await readPdf(await documents.pdf(sampleProposal, look))
    assert.ok(isMarked, style.name)
    assert.ok(pages.length >= 4 && pages.length <= 7, `${style.name}: ${pages.length} pages`)
    // No page for the last lines alone.
    assert.match(pages.at(-1)?.text ?? '', /Next steps/, style.name)
    const printed = pages.map(({ text }) => text).join(' ')
    const page = writeHtml(sampleProposal, look)
    for (const words of ['Marlow Street Bakery LLC', '$2,000,000', 'zone X', 'Next steps']) {
      assert.ok(printed.includes(words), `${style.name}: ${words}`)
      assert.ok(page.includes(words), `${style.name}: ${words}`)
    }
    assert.doesNotMatch(page, /<script|src="http|url\(http/)
    for (const { places } of pages)
      for (const { text, x, y, width } of places)
        assert.ok(x >= 20 && x + width <= 594 && y >= 18 && y <= 780, `${style.name}: ${text} at ${x}, ${y}`)
  }
  documents.close()
})

Deno.test('no style leaves the last page of a proposal mostly blank', async () => {
  const documents = openDocuments()
  const [cover, ...blocks] = sampleProposal.blocks
  for (const style of builtInStyles)
    for (const times of [1, 3]) {
      const proposal = {
        ...sampleProposal,
        blocks: [...(cover ? [cover] : []), ...Array.from({ length: times }, () => blocks).flat()],
      }
      const { pages } = await readPdf(await documents.pdf(proposal, { style, publisher }))
      const body = pages
        .at(-1)
        ?.places.filter(({ text, y }) => text.trim() !== '' && y > style.margins.bottom)
      const lowest = Math.min(...(body ?? []).map(({ y }) => y))
      assert.ok(lowest < 440, `${style.name}, ${times}: the text ends ${lowest} points above the edge`)
    }
  documents.close()
})

Deno.test('no heading is left at the foot of a page with only the first rows of its table', async () => {
  const documents = openDocuments()
  const columns = [
    { header: 'Coverage', width: 2 },
    { header: 'Limit', width: 1, align: 'right' as const },
  ]
  for (const [at, style] of builtInStyles.entries()) {
    for (const count of [6, 40]) {
      for (let before = 20 + at; before <= 40; before += 4) {
        const { pages } = await readPdf(
          await documents.pdf(
            {
              ...sampleProposal,
              hasContents: false,
              blocks: [
                { type: 'paragraph', text: Array.from({ length: before }, () => 'A line.').join('\n') },
                { type: 'heading', level: 2, text: 'Cost and coverages' },
                { type: 'paragraph', text: 'Amounts are for one year.' },
                {
                  type: 'table',
                  summary: 'Limits',
                  columns,
                  rows: Array.from({ length: count }, (_, row) => [`Row ${row + 1}.`, '$1,000,000']),
                },
              ],
            },
            { style, publisher },
          ),
        )
        const page = pages.find(({ text }) => text.includes('Cost and coverages'))
        assert.match(
          page?.text ?? '',
          /Amounts are.*Row 3\./,
          `${style.name}: ${count} rows after ${before} lines`,
        )
        if (count === 6)
          assert.match(page?.text ?? '', /Row 6\./, `${style.name}: ${count} rows after ${before} lines`)
      }
    }
  }
  documents.close()
})

Deno.test('the shade of a recommended column never beats the colors of a table head', () => {
  for (const style of builtInStyles) {
    const page = writeHtml(sampleProposal, { style, publisher })
    const shades = page
      .split('}')
      .map((rule) => rule.split('{'))
      .filter(([selector = '', rule = '']) => selector.includes('.marked') && rule.includes('background'))
      .map(([selector]) => selector)
    assert.deepEqual(shades, [':where(tr>.marked)'], style.name)
  }
})

Deno.test('the label of a figure is never hyphenated', async () => {
  const documents = openDocuments()
  const labels = ['Total cost with terrorism', 'Each occurrence', 'General aggregate', 'Umbrella aggregate']
  const entries = labels.map((label) => ({ label, value: '$10,000,000' }))
  for (const style of builtInStyles) {
    const made = { ...sampleProposal, hasContents: false, blocks: [{ type: 'keyFigures' as const, entries }] }
    const { pages } = await readPdf(await documents.pdf(made, { style, publisher }))
    // Spaced capitals are read with spaces between some of them.
    const text = pages.map((page) => page.text.replaceAll(' ', '').toLowerCase()).join('')
    for (const label of labels)
      assert.ok(text.includes(label.replaceAll(' ', '').toLowerCase()), `${style.name}: ${label}`)
  }
  documents.close()
})

Deno.test('a key figure is as small as its longest word needs', () => {
  const page = writeHtml({
    ...sampleProposal,
    blocks: [
      {
        type: 'keyFigures',
        entries: [
          { label: 'Aggregate', value: '$2,000,000 each' },
          { label: 'Premium', value: '$980' },
        ],
      },
    ],
  })
  assert.match(page, /class="figures" style="--across:2;--longest:10"/)
})

Deno.test('a long document has a table of contents that links to its sections', async () => {
  const documents = openDocuments()
  const [style] = builtInStyles
  assert.ok(style)
  const pdf = await documents.pdf({ ...sampleProposal, hasContents: true }, { style, publisher })
  documents.close()
  const { pages } = await readPdf(pdf)
  assert.match(pages[1]?.text ?? '', /Contents.*Summary.*3.*Your options.*Next steps/)
})

Deno.test('darkens an accent that is too light to read', () => {
  const [style] = builtInStyles
  assert.ok(style)
  const { colors } = accented({ style, publisher: { ...publisher, accent: '#ffd54a' } })
  assert.match(colors.accent, /^#[0-8]/)
  assert.notEqual(colors.accent, '#ffd54a')
  assert.equal(accented({ style, publisher: { ...publisher, accent: 'red' } }), style)
})

Deno.test('an agency’s own pages keep their size around a document, which stays tagged', async () => {
  const documents = openDocuments()
  const body = await documents.pdf({
    ...sampleProposal,
    blocks: [{ type: 'heading', level: 1, text: 'Body' }],
  })
  documents.close()
  const cover = await PDFDocument.create()
  cover.addPage([595, 842])
  const joined = await joinPages(body, { start: await cover.save(), end: await cover.save() })
  const pages = (await PDFDocument.load(joined)).getPages().map((page) => page.getSize())
  assert.deepEqual(
    pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
    [
      [595, 842],
      [612, 792],
      [595, 842],
    ],
  )
  assert.ok((await readPdf(joined)).isMarked)
})
