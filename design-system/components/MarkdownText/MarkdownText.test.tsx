import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as styles from './MarkdownText.css.ts'
import { MarkdownText } from './MarkdownText.tsx'
import { readMarkdown } from './readMarkdown.ts'

function rendered(text: string) {
  return render(<MarkdownText text={text} />).container
}

test('limits in a table keep their columns and alignment', () => {
  rendered('| Coverage | Limit |\n|---|---:|\n| General liability | **$1,000,000** |')
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coverage', 'Limit'])
  expect(within(table).getByRole('cell', { name: '$1,000,000' })).toBeDefined()
})

test('a column of amounts is aligned at their ends', () => {
  rendered('| Policy | Premium | Note |\n|---|---|---|\n| CA-1 | $2,106.25 | $5 more |\n| CA-2 | – | None |')
  const isAtEnd = (text: string) =>
    screen.getByText(text).closest('td')?.className.includes(styles.cell.right)
  expect(['CA-1', '$2,106.25', '–', '$5 more'].map(isAtEnd)).toEqual([false, true, true, false])
})

test('on a phone each value of a wide table has the name of its column', () => {
  rendered(
    '| Status | The contract requires | The policy says |\n|---|---|---|\n| Not met | $2,000,000 | $1,000,000 |',
  )
  const values = screen
    .getAllByRole('cell')
    .map(({ dataset, textContent }) => [dataset['label'], textContent])
  expect(values).toEqual([
    ['Status', 'Not met'],
    ['The contract requires', '$2,000,000'],
    ['The policy says', '$1,000,000'],
  ])
})

test('headings nest below the heading of the page', () => {
  rendered('# Review\n\n## Missing')
  expect(screen.getByRole('heading', { level: 3, name: 'Review' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 4, name: 'Missing' })).toBeDefined()
})

test('a task list shows what is done and what is still to do', () => {
  rendered('- [x] Named insured\n- [ ] Waiver of subrogation')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Named insured',
    'To do: Waiver of subrogation',
  ])
})

test('decodes named character entities', () => {
  expect(rendered('Smith &amp; Sons &#8212; R&amp;D').textContent).toBe('Smith & Sons — R&D')
})

test('an external link opens in a new tab, is labeled as such and sends no referrer', () => {
  rendered('[The form](https://forms.carrier.example/cg0001?a=1&amp;b=2)')
  const link = screen.getByRole('link', { name: 'The form (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://forms.carrier.example/cg0001?a=1&b=2')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noreferrer')
})

test('a link to a page in the app stays in the app', () => {
  rendered('[The request](/app/servicing/sr_01)')
  expect(screen.getByRole('link', { name: 'The request' }).getAttribute('target')).toBeNull()
})

test('a link whose text names another site shows its real target', () => {
  expect(rendered('[www.carrier.example](https://thief.example/login)').textContent).toContain(
    '(thief.example)',
  )
  expect(rendered('[www.carrier.example/claims](https://carrier.example)').textContent).not.toContain(
    '(carrier',
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://coverdesk.example/1',
  '//thief.example',
  '/\\thief.example',
  'https://carrier.example@thief.example/',
  'coverdesk:open',
])('a link to %s is plain words', (href) => {
  const container = rendered(`[pay here](<${href}>)`)
  expect(container.querySelector('a')).toBeNull()
  expect(container.textContent).toContain('pay here')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b>',
  '<iframe src="https://thief.example"></iframe>',
  '<style>body { display: none }</style>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '<form action="https://thief.example"><input name="code"></form>',
  '<!-- --><object data="x">',
  '<div style="position:fixed;inset:0">covered</div>',
])('the tags of %s show as they were written and do nothing', (html) => {
  const container = rendered(html)
  expect(container.querySelector('script, img, iframe, style, svg, form, object, b, a, [style]')).toBeNull()
  expect(container.textContent).toBe(html)
})

test('never fetches an external image and shows its alt text', () => {
  const container = rendered(
    '![Roof after the storm](https://tracker.example/pixel.png) ![](https://t.example)',
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.innerHTML).not.toContain('example')
  expect(container.textContent).toContain('Roof after the storm')
})

test.each([
  ['quotes within quotes', '>'.repeat(20_000)],
  ['lists within lists', `${'- '.repeat(2_000)}x`],
  ['open brackets', '['.repeat(20_000)],
  ['open marks', '*a **b '.repeat(3_000)],
  ['half links', '[a]('.repeat(8_000)],
  ['a text of a megabyte', 'word '.repeat(200_000)],
])('thousands of %s end in a text before the test times out', (_name, text) => {
  expect(rendered(text).textContent).not.toBe('')
})

test.each(['x***', '*x_', 'x_*_*', '~~a~', 'a**b'])(
  'a text of 56 KB of %s is not parsed, which would hold up the page',
  (marks) => {
    const text = marks.repeat(56_000 / marks.length)
    expect(readMarkdown(text)).toBeUndefined()
    expect(rendered(text).textContent).toBe(text)
  },
)

test('parses a long review with hundreds of bold words', () => {
  rendered('| Coverage | Limit |\n|---|---|\n' + '| **General liability** | $1,000,000 |\n'.repeat(200))
  expect(screen.getAllByRole('row')).toHaveLength(201)
})

test('dates and numbers in a table stay on one line', () => {
  const rows = ['| Certificate | Holder | Issued |', '| --- | --- | --- |']
  const row = '| [HIG-2026-00042](/app/certificates/cl_1) | City of Bath, Maine | Mar 16, 2026 |'
  render(<MarkdownText text={[...rows, row].join('\n')} />)
  const wraps = screen.getAllByRole('cell').map((cell) => cell.className.includes(styles.whole))
  expect(wraps).toEqual([true, false, true])
})

test('a few short words in a table stay on one line, and a long heading is one line of a card', () => {
  const option = 'Option 1: Quote Cyber Granite State 2026-2027.pdf'
  const rows = [
    `| Coverage | ${option} | Better |`,
    '| --- | --- | --- |',
    '| Ransom payments | $1,000,000 | Ask option 2 |',
  ]
  render(<MarkdownText text={rows.join('\n')} />)
  const [, limit, better] = screen.getAllByRole('cell')
  expect(better?.className).toContain(styles.whole)
  expect(limit?.dataset['label']).toBe('Option 1: Quote Cy…')
  screen.getByRole('columnheader', { name: option })
})

test('a heading too long for a card is cut where it pauses', () => {
  const rows = [
    '| Status | The contract requires | What the policies say, or what to do |',
    '| --- | --- | --- |',
    '| Met | $1,000,000 each occurrence | $1,000,000 |',
  ]
  render(<MarkdownText text={rows.join('\n')} />)
  expect(screen.getAllByRole('cell').map((each) => each.dataset['label'])).toEqual([
    'Status',
    'The contract requires',
    'What the policies say',
  ])
})
