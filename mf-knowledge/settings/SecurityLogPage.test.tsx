import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connection } from '../../shell/contract/testing/remoteAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

const signIn = {
  __typename: 'SecurityEvent',
  id: 'se_sign_in',
  label: 'Signed in',
  at: '2026-03-16T15:30:00.000Z',
  user: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
  detail: null,
  address: '203.0.113.7',
}
const keyUsed = {
  ...signIn,
  id: 'se_key',
  label: 'API key used',
  user: null,
  detail: 'Client app',
}

function openLog() {
  const events = ({ type }: Record<string, unknown>) => ({
    securityEvents: connection(type === 'API_KEY_USED' ? [keyUsed] : [keyUsed, signIn]),
  })
  return openKnowledge('/app/settings/security', {
    SecurityLogPageQuery: events,
    SecurityLogPagePaginationQuery: events,
  })
}

test('the security log shows who did what from where, with a dash for what is not known', async () => {
  openLog()
  const rows = within(await screen.findByRole('table', { name: 'Events' })).getAllByRole('row')
  const texts = rows.slice(1).map((row) => row.textContent)
  expect(texts[0]).toContain('API key used')
  expect(texts[0]).toContain('Client app')
  expect(texts[0]).toContain('–')
  expect(texts[1]).toContain('Signed in')
  expect(texts[1]).toContain('Dana Whitfield')
  expect(texts[1]).toContain('203.0.113.7')
})

test('the event filter is in the URL and in the query', async () => {
  const { user, sent, router } = openLog()
  await screen.findByRole('cell', { name: 'Signed in' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'API key used')
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Signed in' })).toBeNull())
  expect(router.state.location.search).toBe('?event=key-used')
  const asked = sent.findLast(({ name }) => name === 'SecurityLogPageQuery')
  expect(asked?.variables).toMatchObject({ type: 'API_KEY_USED' })
})
