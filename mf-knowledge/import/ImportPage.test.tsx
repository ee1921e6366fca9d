import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { doneImportAnswer, importAnswer, importAnswers, previewAnswer } from '../testing/importAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const chosen = '/app/accounts/import?list=ACCOUNTS&file=fi_clients'

test('previews what a file would import before anything is written, then imports it', async () => {
  const { user, router, sent } = openKnowledge(chosen, importAnswers())
  await screen.findByText(/2 new, 1 unchanged, 1 with errors/)
  screen.getByText('1 new row looks like an existing client')
  screen.getByText('Row 2, Bowdoin Millwork Inc.')
  screen.getByText('Looks like Bowdoin Millwork LLC, which already exists: a similar name.')
  screen.getByText('Row 4, Penobscot Marine Supply')
  screen.getByText('ZIP: The ZIP code 78701 is in TX, not in ME.')
  await user.click(screen.getByRole('button', { name: 'Import 2 accounts' }))
  await screen.findByText('12,500 of 50,000 rows done')
  expect(router.state.location.search).toBe('?import=ij_clients')
  expect(sent.find(({ name }) => name === 'startImportMutation')?.variables['input']).toEqual({
    list: 'ACCOUNTS',
    fileId: 'fi_clients',
    mapping: ['account.name', 'account.mailingAddress.postalCode', null],
    confirm: false,
    update: false,
  })
})

test('rows that differ show the changes, and are updated only when selected', async () => {
  const differences = [
    {
      __typename: 'ImportRowDifference',
      path: 'contact.email',
      before: null,
      after: 'abel@longfellow.example',
    },
    {
      __typename: 'ImportRowDifference',
      path: 'account.mailingAddress.postalCode',
      before: '04101',
      after: '04102',
    },
  ]
  const changed = {
    __typename: 'PreviewedRow',
    row: 3,
    outcome: 'CHANGED',
    name: 'Longfellow Construction Co.',
    warning: null,
    problems: [],
    differences,
  }
  const preview = previewAnswer({
    newCount: 0,
    changedCount: 1,
    warnedCount: 0,
    refusedCount: 0,
    rows: [changed],
  })
  const { user, sent } = openKnowledge(chosen, importAnswers({ preview }))
  await screen.findByText(/0 new, 1 unchanged, 1 differs, 0 with errors/)
  screen.getByText('Row 3, Longfellow Construction Co.')
  screen.getByText('Contact email: none → abel@longfellow.example')
  screen.getByText('ZIP: 04101 → 04102')
  expect(screen.getByRole('button', { name: 'Import 0 accounts' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('checkbox', { name: 'Update the account that differs' }))
  await user.click(screen.getByRole('button', { name: 'Update 1 account' }))
  await screen.findByText('12,500 of 50,000 rows done')
  expect(sent.find(({ name }) => name === 'startImportMutation')?.variables['input']).toMatchObject({
    update: true,
  })
})

test('a large file is processed in the background and cannot be imported before it is done', async () => {
  let looks = 0
  const answers = importAnswers()
  openKnowledge(chosen, {
    ...answers,
    ImportPageQuery: (variables) => {
      looks++
      const preview =
        looks === 1
          ? previewAnswer({ isComplete: false, total: 100_000, readCount: 20_000 })
          : previewAnswer({ total: 100_000, readCount: 100_000, newCount: 99_000 })
      return { ...(answers['ImportPageQuery']?.(variables) as object), preview }
    },
  })
  await screen.findByText('20,000 of 100,000 rows read')
  const early = screen.getByRole('button', { name: /^Import/ })
  expect(early.getAttribute('aria-disabled')).toBe('true')
  await screen.findByRole('button', { name: 'Import 99,000 accounts' })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('mapping another column to a field unmaps the previous one', async () => {
  const { user, router } = openKnowledge(chosen, importAnswers())
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Producer' }), 'account.name')
  const columns = new URLSearchParams(router.state.location.search).get('columns')
  expect(columns).toBe(',account.mailingAddress.postalCode,account.name')
})

test('names the required column that a file lacks', async () => {
  const preview = previewAnswer({ mappingProblem: 'Say which column is Name.', newCount: 0, rows: [] })
  openKnowledge(chosen, importAnswers({ preview }))
  await screen.findByText('Say which column is Name.')
  expect(screen.getByRole('button', { name: /^Import 0/ }).getAttribute('aria-disabled')).toBe('true')
})

test('warns before undoing an import that updates are kept', async () => {
  const begun = { ...doneImportAnswer(), updatedCount: 12 }
  const { user } = openKnowledge('/app/accounts/import?import=ij_clients', importAnswers({ begun }))
  await user.click(await screen.findByRole('button', { name: 'Undo import' }))
  const question = await screen.findByRole('alertdialog', { name: 'Undo Import' })
  within(question).getByText('The 12 accounts that were updated keep the new values.')
})

test('a finished import offers its rejected rows, and undo asks first', async () => {
  const { user, sent } = openKnowledge(
    '/app/accounts/import?import=ij_clients',
    importAnswers({ begun: doneImportAnswer() }),
  )
  await screen.findByText('49,990 imported, 8 already existed, 2 refused')
  screen.getByText('Row 4: Name: Enter the name.')
  const errors = screen.getByRole('link', { name: 'File to correct' })
  expect(errors.getAttribute('download')).toBe('clients to correct.csv')
  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  const question = await screen.findByRole('alertdialog', { name: 'Undo Import' })
  within(question).getByText(
    /The 49,990 accounts from this import will be removed.*Records that were changed since/,
  )
  expect(sent.some(({ name }) => name === 'undoImportMutation')).toBe(false)
  await user.click(within(question).getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'undoImportMutation')?.variables).toEqual({ id: 'ij_clients' }),
  )
})

test('names what undoing an import kept and why', async () => {
  const kept = [
    { __typename: 'KeptRecord', id: 'ac_1', name: 'Saco Foundry', reason: 'Changed since the import.' },
  ]
  openKnowledge(
    '/app/accounts/import?import=ij_clients',
    importAnswers({ begun: importAnswer({ state: 'UNDONE', kept, keptCount: 1 }) }),
  )
  await screen.findByText('Saco Foundry')
  screen.getByText('Changed since the import.')
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull()
})

test('earlier imports link to their results', async () => {
  openKnowledge('/app/accounts/import', importAnswers())
  const link = await screen.findByRole('link', { name: 'policies.csv' })
  expect(link.getAttribute('href')).toBe('/app/accounts/import?import=ij_before')
})

test('a user without a file sees the known columns and gets a template', async () => {
  openKnowledge('/app/accounts/import', importAnswers())
  const template = await screen.findByRole('link', { name: 'Template for accounts' })
  expect(template.getAttribute('href')).toBe('/exports/accounts-template.csv')
  screen.getByText('Name (required), ZIP, Contact email')
})
