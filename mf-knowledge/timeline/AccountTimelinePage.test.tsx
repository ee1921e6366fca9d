import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connection } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer, eventAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

const address = '/app/accounts/ac_roofing/timeline'

const events = [
  eventAnswer({
    id: 'ac_roofing:9',
    title: 'Policy logged',
    subject: 'POLICY',
    about: 'General Liability CGL 2204183-07',
    page: { __typename: 'BusinessPolicy', id: 'bp_gl' },
  }),
  eventAnswer({
    id: 'ac_roofing:4',
    title: 'Request received',
    subject: 'SERVICE_REQUEST',
    initiatorType: 'AGENCY_CLIENT',
    initiator: null,
    about: null,
    page: { __typename: 'ServiceRequest', id: 'sr_roofing' },
  }),
  eventAnswer({ title: 'Document deleted', subject: 'DOCUMENT', about: 'Declarations.pdf', page: null }),
]

function open(at = address, timeline = connection(events)) {
  return openKnowledge(at, accountAnswers([accountAnswer({ timeline })]))
}

test('the timeline says what happened, who did it and when, and links there', async () => {
  open()
  const items = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Policy logged.*General Liability CGL 2204183-07 · by Dana Whitfield.*Mar 5, 2026/),
    expect.stringMatching(/Request received.*by the client · View/),
    expect.stringMatching(/Document deleted.*Declarations\.pdf · by Dana Whitfield(?! · View)/),
  ])
  expect(
    within(items[0] ?? document.body)
      .getByRole('link', { name: 'General Liability CGL 2204183-07' })
      .getAttribute('href'),
  ).toBe('/app/policies/bp_gl/overview')
})

test('filters by kind and person through the URL', async () => {
  const { user, router, sent } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'About' }), 'Policies')
  await waitFor(() => expect(router.state.location.search).toBe('?about=policies'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Done by' }), 'By Marcus Oyelaran')
  await waitFor(() => expect(router.state.location.search).toBe('?about=policies&by=au_marcus'))
  expect(sent.findLast(({ name }) => name === 'AccountTimelinePageQuery')?.variables).toEqual({
    id: 'ac_roofing',
    subjects: ['POLICY'],
    initiatorId: 'au_marcus',
  })
})

test('a kind without events says so', async () => {
  open(`${address}?about=certificates`, connection([]))
  await screen.findByText('No matching activity.')
})
