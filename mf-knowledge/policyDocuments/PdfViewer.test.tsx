import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PdfViewer } from './PdfViewer.tsx'

const { problem } = vi.hoisted(() => ({ problem: { name: '' } }))

vi.mock('./openPdf.ts', () => ({
  openPdf: () => ({
    document: Promise.reject(Object.assign(new Error('No password given'), problem)),
    close: () => undefined,
  }),
}))

test('a locked PDF asks for an unlocked copy, since a retry cannot help', async () => {
  problem.name = 'PasswordException'
  render(<PdfViewer title="Policy" src="/files/fi_policy" />)
  await screen.findByText('Upload a copy without a password.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a PDF that could not be loaded can be tried again', async () => {
  problem.name = 'UnexpectedResponseException'
  render(<PdfViewer title="Policy" src="/files/fi_policy" />)
  await screen.findByRole('button', { name: 'Try again' })
})
