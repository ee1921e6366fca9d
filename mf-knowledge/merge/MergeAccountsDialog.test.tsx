import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const detail = accountAnswer()['account'] as object
const twin = accountAnswer({ id: 'ac_twin', account: { ...detail, name: 'Alder Ridge Roofing Inc.' } })

const preview = {
  from: twin,
  contacts: [{ __typename: 'Contact', id: 'ct_omar', name: 'Omar Haddad' }],
  fields: [
    { field: 'NAME', fromValue: 'Alder Ridge Roofing Inc.', intoValue: 'Alder Ridge Roofing LLC' },
    { field: 'WEBSITE', fromValue: 'https://alder.example', intoValue: null },
  ],
  moves: [
    { subject: 'POLICY', count: 3 },
    { subject: 'SERVICE_REQUEST', count: 1 },
  ],
  viewerCanMerge: { isAllowed: true, reason: null },
}

const merge = {
  __typename: 'AccountMerge',
  id: 'am_1',
  fromName: 'Alder Ridge Roofing Inc.',
  state: 'DONE',
  mergedAt: '2026-03-05T18:20:00.000Z',
  mergedBy: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
  undoUntil: '2026-04-04T18:20:00.000Z',
  viewerCanUndo: { isAllowed: true, reason: null },
}

function open(at: string, answers: RemoteAnswers = {}) {
  return openKnowledge(at, {
    ...accountAnswers([accountAnswer(), twin]),
    MergeAccountsDialogQuery: ({ isChosen }) => ({
      account: accountAnswer(),
      ...(isChosen === true && { accountMergePreview: preview }),
    }),
    ...answers,
  })
}

test('chooses the account to merge and previews what would move', async () => {
  const { user, router } = open('/app/accounts/ac_roofing/merge')
  const field = await screen.findByRole('combobox', { name: 'Account to merge' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge Accounts' })
  expect(button.disabled || button.ariaDisabled === 'true').toBe(true)
  await user.click(field)
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringContaining('Alder Ridge Roofing Inc.'),
  ])
  await user.click(options[0] ?? field)
  await screen.findByText('3 policies, 1 service request')
  expect(router.state.location.search).toBe('?from=ac_twin')
  screen.getByText('Omar Haddad')
  screen.getByText('https://alder.example')
})

test('takes the selected values from the merged account', async () => {
  const { user, router, sent } = open('/app/accounts/ac_roofing/merge?from=ac_twin', {
    mergeAccountsMutation: () => ({
      mergeAccounts: { __typename: 'MergeAccountsSuccess', account: accountAnswer({ merges: [merge] }) },
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: /Name: Alder Ridge Roofing Inc\./ }))
  await user.click(screen.getByRole('button', { name: 'Merge Accounts' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/accounts/ac_roofing/overview'))
  expect(sent.find(({ name }) => name === 'mergeAccountsMutation')?.variables['input']).toEqual({
    intoId: 'ac_roofing',
    fromId: 'ac_twin',
    take: ['NAME'],
    version: 3,
  })
  await screen.findByText('Accounts merged')
})

test('says why two accounts cannot be merged', async () => {
  const reason = 'A business and an individual are not the same client.'
  open('/app/accounts/ac_roofing/merge?from=ac_twin', {
    MergeAccountsDialogQuery: () => ({
      account: accountAnswer(),
      accountMergePreview: { ...preview, viewerCanMerge: { isAllowed: false, reason } },
    }),
  })
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge Accounts' })
  expect(button.disabled || button.ariaDisabled === 'true').toBe(true)
})

test('a merge can be undone from the overview as long as the server allows it', async () => {
  const { user, sent } = open('/app/accounts/ac_roofing/overview', {
    ...accountAnswers([accountAnswer({ merges: [merge] })]),
    undoMergeMutation: () => ({
      undoAccountMerge: {
        __typename: 'UndoAccountMergeSuccess',
        account: accountAnswer(),
        merge: { ...merge, into: accountAnswer() },
      },
    }),
  })
  const panel = await screen.findByRole('region', { name: 'Merged into this account' })
  expect(panel.textContent).toContain('By Dana Whitfield on Mar 5, 2026, can be undone until Apr 4, 2026')
  await user.click(within(panel).getByRole('button', { name: 'Undo merge' }))
  await screen.findByText('The merge was undone')
  expect(sent.find(({ name }) => name === 'undoMergeMutation')?.variables).toEqual({ id: 'am_1' })
})
