import { screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { never, type RemoteAnswers, validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer, individualAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const address = '/app/accounts/ac_roofing/edit'

function saved() {
  return { updateAccount: { __typename: 'UpdateAccountSuccess', account: accountAnswer() } }
}

async function openDialog(answers: RemoteAnswers = {}) {
  const opened = openKnowledge(address, { ...accountAnswers(), updateAccountMutation: saved, ...answers })
  await screen.findByRole('textbox', { name: 'Business name' })
  function inputs() {
    return opened.sent
      .filter(({ name }) => name === 'updateAccountMutation')
      .map(({ variables }) => variables['input'])
  }
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save Changes' }))
  return { ...opened, inputs, save }
}

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

test('the form is prefilled and sends only changed fields', async () => {
  const { user, router, inputs, save } = await openDialog()
  screen.getByText('Edit the account details.')
  expect(field('DBA').value).toBe('Ridge Roofing')
  expect(field('Phone').value).toBe('(207) 555-0142')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'NAICS code' }).value).toBe(
    '238160 Roofing Contractors',
  )
  expect(field('City').value).toBe('Portland')
  expect(field('Contact name').value).toBe('Teresa Maldonado')
  await user.clear(field('DBA'))
  await user.type(field('Suite, unit or floor'), 'Suite 4')
  await save()
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/accounts/ac_roofing/overview'))
  expect(inputs()).toEqual([
    {
      version: 3,
      account: {
        dba: null,
        mailingAddress: {
          line1: '88 Wharf St',
          line2: 'Suite 4',
          city: 'Portland',
          zone: 'ME',
          postalCode: '04101',
        },
      },
    },
  ])
  await screen.findByText('Account updated')
})

test('the contact can be replaced', async () => {
  const { user, inputs, save } = await openDialog()
  await user.click(screen.getByRole('radio', { name: 'Another contact' }))
  await user.click(screen.getByRole('combobox', { name: 'Existing contact' }))
  await user.click(await screen.findByRole('option', { name: /Omar Haddad/ }))
  await save()
  await waitFor(() => expect(inputs()).toEqual([{ version: 3, account: {}, associateContactId: 'ct_omar' }]))
})

test('a business that has no contact yet can be saved without one', async () => {
  const account = accountAnswer({ contacts: [] })
  const { user, inputs, save } = await openDialog({ EditAccountDialogQuery: () => ({ account }) })
  await user.clear(field('DBA'))
  await save()
  await waitFor(() => expect(inputs()).toEqual([{ version: 3, account: { dba: null } }]))
})

test('server errors show below their fields', async () => {
  const { user, save } = await openDialog({
    updateAccountMutation: () => ({
      updateAccount: validationErrors({ path: 'account.website', message: 'Enter a website like https://…' }),
    }),
  })
  await user.type(field('Website'), 'x')
  await save()
  await screen.findByText('Enter a website like https://…')
})

test('names what a colleague saved meanwhile, and saving again overwrites none of it', async () => {
  const detail = accountAnswer()['account'] as object
  const changed = accountAnswer({ version: 4, account: { ...detail, phone: '+12075550199' } })
  let account = accountAnswer()
  const { user, inputs, save } = await openDialog({
    AccountPageQuery: () => ({ account }),
    AccountOverviewPageQuery: () => ({ account }),
    updateAccountMutation() {
      if (account === changed) return saved()
      account = changed
      return {
        updateAccount: {
          __typename: 'AccountChangedError',
          __isNamedError: 'AccountChangedError',
          message: 'A colleague changed this account in the meantime. Review the changes, then save again.',
          account: changed,
        },
      }
    },
  })
  await user.clear(field('DBA'))
  await save()
  await screen.findByText(/A colleague changed this account in the meantime/)
  await screen.findByText('Changed in the meantime: phone (now +12075550199).')
  await save()
  await waitFor(() => expect(inputs()).toHaveLength(2))
  expect(inputs()[1]).toEqual({ version: 4, account: { dba: null } })
})

test('cannot be saved before the account has loaded, but can be closed', async () => {
  const { user, router } = openKnowledge(address, { ...accountAnswers(), EditAccountDialogQuery: never })
  await screen.findByText('Loading account...')
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/accounts/ac_roofing/overview'))
})

test('an individual is edited without a separate contact', async () => {
  openKnowledge('/app/accounts/ac_priya/edit', accountAnswers([individualAnswer()]))
  await screen.findByRole('textbox', { name: 'Full name' })
  expect(screen.queryByRole('textbox', { name: 'Contact name' })).toBeNull()
})
