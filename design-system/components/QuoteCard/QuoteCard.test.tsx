import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { QuoteCard } from './QuoteCard.tsx'

const policy = 'General liability policy GL-4471-20993'

function marked() {
  return [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
}

test('a quote shows its document and page', () => {
  render(<QuoteCard document={policy} page={12} quote="Hot tar is excluded." />)
  expect(screen.getByRole('figure', { name: `${policy}, page 12` }).textContent).toContain(
    'Hot tar is excluded.',
  )
})

test('highlights the relevant words regardless of case and line breaks, and only whole words', () => {
  render(
    <QuoteCard
      document={policy}
      quote={'The glossary defines Loss. A waiver of\n  subrogation (a "Loss" term) costs $500.00+.'}
      highlights={['loss', 'waiver of subrogation', 'waiver', '$500.00+', ' ']}
    />,
  )
  expect(marked()).toEqual(['Loss', 'waiver of\n  subrogation', 'Loss', '$500.00+'])
})

test('a long quote shows the part around the relevant words and expands', async () => {
  const before = 'We will pay those sums. '.repeat(40)
  const after = ' Other conditions stay as they are.'.repeat(20)
  render(<QuoteCard document={policy} quote={`${before}No hot tar.${after}`} highlights={['hot tar']} />)
  const quote = screen.getByRole('blockquote')
  expect(quote.textContent).toMatch(/^… .+ …$/)
  expect(quote.textContent?.length).toBeLessThan(400)
  expect(marked()).toEqual(['hot tar'])
  const fold = screen.getByRole('button', { name: 'Show the whole quote', expanded: false })
  await userEvent.click(fold)
  expect(quote.textContent).toBe(`${before}No hot tar.${after}`)
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(quote.textContent?.length).toBeLessThan(400)
})

test('a quote whose last words are relevant shows them to the end', () => {
  render(
    <QuoteCard
      document={policy}
      quote={`${'We will pay those sums. '.repeat(40)}No hot tar is covered.`}
      highlights={['hot tar']}
    />,
  )
  expect(screen.getByRole('blockquote').textContent).toMatch(/^… .+ No hot tar is covered\.$/)
})

test('truncates a long word without spaces', () => {
  render(<QuoteCard document={policy} quote={'x'.repeat(5000)} />)
  expect(screen.getByRole('blockquote').textContent?.length).toBeLessThan(400)
})

test('a short quote has no expand button', () => {
  render(<QuoteCard document={policy} quote="Hot tar is excluded." />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page without readable text says so', () => {
  render(<QuoteCard document={policy} quote={null} />)
  expect(screen.getByText('The quote could not be read from the document.')).toBeDefined()
})
