import { screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { exportAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const timeline = '/app/accounts/ac_roofing/timeline'

const done = exportAnswer({
  state: 'DONE',
  packedCount: 12,
  file: {
    __typename: 'File',
    id: 'fi_zip',
    name: 'Timeline 2026-03-05.zip',
    url: '/files/fi_zip/Timeline.zip',
  },
})

test('exports a filtered timeline in one job with its own URL', async () => {
  const { user, router, sent } = openKnowledge(`${timeline}?about=policies`, {
    ...accountAnswers(),
    exportTimelineMutation: () => ({
      exportAccountTimeline: { __typename: 'ExportAccountTimelineSuccess', export: exportAnswer() },
    }),
  })
  await user.click(await screen.findByRole('link', { name: 'Export' }))
  await screen.findByText(/^A ZIP file with the filtered timeline of Alder Ridge Roofing LLC as a PDF/)
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await screen.findByText('3 of 12 documents packed')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  expect(router.state.location.search).toBe('?about=policies&export=tx_roofing')
  expect(sent.find(({ name }) => name === 'exportTimelineMutation')?.variables).toEqual({
    id: 'ac_roofing',
    input: { subjects: ['POLICY'], initiatorId: null },
  })
})

test('a finished export can be downloaded', async () => {
  const answers = accountAnswers()
  const { user, router } = openKnowledge(`${timeline}/export?export=tx_roofing`, answers)
  await screen.findByText('3 of 12 documents packed')
  Object.assign(answers, accountAnswers(undefined, { timelineExport: done }))
  const download = await screen.findByRole('link', { name: 'Download' })
  expect(download.getAttribute('href')).toBe('/files/fi_zip/Timeline.zip')
  screen.getByText('Timeline and 12 documents')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toBe(timeline))
  expect(router.state.location.search).toBe('')
})

test('a failed export says so and can be restarted', async () => {
  const { user, router } = openKnowledge(`${timeline}/export?export=tx_before`, {
    ...accountAnswers(undefined, { timelineExport: exportAnswer({ id: 'tx_before', state: 'FAILED' }) }),
    exportTimelineMutation: () => ({
      exportAccountTimeline: { __typename: 'ExportAccountTimelineSuccess', export: exportAnswer() },
    }),
  })
  await screen.findByText('The export stopped')
  await user.click(screen.getByRole('button', { name: 'Export Again' }))
  await waitFor(() => expect(router.state.location.search).toBe('?export=tx_roofing'))
})

test('a rejected export says why in the dialog', async () => {
  const { user } = openKnowledge(`${timeline}/export`, {
    ...accountAnswers(),
    exportTimelineMutation: () => ({
      exportAccountTimeline: {
        __typename: 'NotFoundError',
        __isNamedError: 'NotFoundError',
        message: 'There is no such account.',
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such account.')
})
