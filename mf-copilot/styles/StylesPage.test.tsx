import { act, screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { copilotAnswers, harborlineStyle } from '../testing/copilotAnswers.ts'
import { openCopilot } from '../testing/openCopilot.tsx'

beforeAll(preloadParts, 60_000)
afterEach(() => void vi.useRealTimers())

test('a new style starts from Classic Professional without a preview', async () => {
  openCopilot('/app/styles/new', copilotAnswers())
  await screen.findByText('Preview not available')
  screen.getByText('Save this style template to generate a preview')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Base style' }).value).toBe(
    'builtin:classic-professional',
  )
})

test('an edit hides the preview, which reappears 1.5 s after saving', async () => {
  const saved = { ...harborlineStyle, title: 'Harborline 2026', updatedAt: '2026-03-16T16:00:00.000Z' }
  const { user, sent } = openCopilot('/app/styles/ht_harborline', {
    ...copilotAnswers(),
    saveStyleUpdateMutation: () => ({
      updateHtmlDocumentTemplate: {
        __typename: 'UpdateHtmlDocumentTemplateSuccess',
        htmlDocumentTemplate: saved,
      },
    }),
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('src')).toMatch(/^\/preview-html\/ht_harborline\?version=/)

  await user.type(screen.getByRole('textbox', { name: /Title/ }), ' 2026')
  await waitFor(() => expect(screen.queryByTitle('Preview')).toBeNull())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  act(() => screen.getByRole('button', { name: 'Update Style' }).click())
  await screen.findByText('Generating preview...')
  act(() => void vi.advanceTimersByTime(1500))
  await waitFor(() =>
    expect(screen.getByTitle('Preview').getAttribute('src')).toContain(encodeURIComponent(saved.updatedAt)),
  )
  // The start page was neither replaced nor removed.
  expect(sent.find(({ name }) => name === 'saveStyleUpdateMutation')?.variables['input']).toMatchObject({
    title: 'Harborline 2026',
    prefixFileId: 'fi_cover',
    uploadPrefixFile: null,
    suffixFileId: null,
  })
})

test("the preview begins with the style's start page", async () => {
  openCopilot('/app/styles/ht_harborline', copilotAnswers())
  const preview = await screen.findByRole('region', { name: 'Preview' })
  const start = await within(preview).findByRole('img', { name: 'Page 1 of cover.pdf' })
  const sample = await within(preview).findByTitle('Preview')
  expect(start.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a removed file is replaced by a file picker, and its id is not sent', async () => {
  const { user, sent } = openCopilot('/app/styles/ht_harborline', {
    ...copilotAnswers(),
    saveStyleUpdateMutation: () => ({
      updateHtmlDocumentTemplate: {
        __typename: 'NotFoundError',
        __isNamedError: 'NotFoundError',
        message: 'There is no such style.',
      },
    }),
  })
  await screen.findByText('cover.pdf')
  await user.click(screen.getByRole('button', { name: 'Remove File' }))
  expect(screen.queryByText('cover.pdf')).toBeNull()
  await screen.findByText('Preview not available')
  await user.click(screen.getByRole('button', { name: 'Update Style' }))
  await screen.findByText('There is no such style.')
  const { variables } = sent.find(({ name }) => name === 'saveStyleUpdateMutation') ?? {}
  expect(variables?.['input']).toMatchObject({ prefixFileId: null, uploadPrefixFile: null })
})
