import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentFrame } from './DocumentFrame.tsx'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answer(contentType: string, status = 200) {
  server.mockResolvedValueOnce(new Response(null, { status, headers: { 'content-type': contentType } }))
}

test('shows generated HTML in a sandboxed frame that runs no scripts', async () => {
  answer('text/html; charset=utf-8')
  render(<DocumentFrame title="Certificate" kind="html" src="/previews/ce_1" />)
  expect(screen.getByRole('status').textContent).toBe('Loading document...')
  const frame = await screen.findByTitle('Certificate')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(server.mock.calls[0]?.[1]?.method).toBe('HEAD')
})

test('shows a PDF in the browser’s viewer, which does not work in a sandbox', async () => {
  answer('application/pdf')
  render(<DocumentFrame title="Declarations" kind="pdf" src="/files/fi_1/declarations.pdf?preview" />)
  const frame = await screen.findByTitle('Declarations')
  expect(frame.hasAttribute('sandbox')).toBe(false)
})

test('does not show HTML returned instead of a PDF', async () => {
  answer('text/html')
  render(<DocumentFrame title="Declarations" kind="pdf" src="/files/fi_1/declarations.pdf?preview" />)
  expect((await screen.findByRole('alert')).textContent).toContain('The document could not be shown')
  expect(screen.queryByTitle('Declarations')).toBeNull()
})

test('requests a new URL when the document’s URL has expired', async () => {
  answer('application/json', 404)
  render(<DocumentFrame title="Declarations" kind="pdf" src="/files/fi_1/declarations.pdf?preview" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer('application/pdf')
  await userEvent.click(retry)
  expect(await screen.findByTitle('Declarations')).toBeDefined()
})

test('reports a broken image', async () => {
  answer('image/png')
  render(<DocumentFrame title="Roof, north side" kind="image" src="/files/fi_2/roof.png?preview" />)
  fireEvent.error(await screen.findByAltText('Roof, north side'))
  expect(screen.getByRole('alert')).toBeDefined()
})

test('shows a note and requests nothing until there is a document', () => {
  render(<DocumentFrame title="Style" kind="html" note={{ title: 'Generating preview...', isBusy: true }} />)
  expect(screen.getByRole('status').textContent).toBe('Generating preview...')
  expect(server).not.toHaveBeenCalled()
})

test('offers a download when the document has a download URL', async () => {
  answer('text/html')
  render(
    <DocumentFrame title="Certificate" kind="html" src="/previews/ce_1" downloadHref="/files/fi_1/c.pdf" />,
  )
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/fi_1/c.pdf')
  await screen.findByTitle('Certificate')
})

test('retries when the server does not answer within ten seconds', async () => {
  vi.useFakeTimers()
  server.mockReturnValueOnce(new Promise(() => undefined))
  render(<DocumentFrame title="Declarations" kind="pdf" src="/files/fi_1/declarations.pdf?preview" />)
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.getByRole('status').textContent).toBe('Loading document...')
  act(() => void vi.advanceTimersByTime(1))
  answer('application/pdf')
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(screen.getByTitle('Declarations')).toBeDefined()
})

test('shows a loading state until the document has loaded', async () => {
  answer('text/html')
  render(<DocumentFrame title="Certificate" kind="html" src="/previews/ce_1" />)
  const frame = await screen.findByTitle('Certificate')
  expect(screen.getByRole('status').textContent).toBe('Loading document...')
  fireEvent.load(frame)
  expect(screen.queryByRole('status')).toBeNull()
})

test('gives up on a document that has not loaded after 30 seconds', async () => {
  vi.useFakeTimers()
  answer('text/html')
  render(<DocumentFrame title="Certificate" kind="html" src="/previews/ce_1" />)
  await act(async () => undefined)
  expect(screen.getByTitle('Certificate')).toBeDefined()
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.getByRole('alert').textContent).toContain('The document could not be shown')
})

test.each([
  ['is refused by the server', 500],
  ['is broken off', 0],
])('a document that was there and then %s can be asked for again', async (_how, responseStatus) => {
  answer('text/html')
  render(<DocumentFrame title="Certificate" kind="html" src="/previews/ce_1" />)
  const frame = await screen.findByTitle('Certificate')
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByName: () => [
      { name: 'https://desk.example/previews/ce_1', initiatorType: 'iframe', responseStatus },
      { name: 'https://desk.example/previews/ce_1', initiatorType: 'fetch', responseStatus: 200 },
    ],
  })
  fireEvent.load(frame)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
