import { screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { RequestFailure } from '@coverdesk/contract'
import { beforeAll, expect, test } from 'vitest'
import {
  connection,
  type RemoteAnswers,
  validationErrors,
} from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

function created() {
  return { createAccount: { __typename: 'CreateAccountSuccess', account: accountAnswer() } }
}

async function openDialog(answers: RemoteAnswers = {}) {
  const opened = openKnowledge('/app/accounts/new?q=roof', { ...accountAnswers(), ...answers })
  await screen.findByRole('dialog', { name: 'Create a new account' })
  await screen.findByRole('button', { name: 'Create Account' })
  function input() {
    return opened.sent.find(({ name }) => name === 'createAccountMutation')?.variables['input']
  }
  const create = () => opened.user.click(screen.getByRole('button', { name: 'Create Account' }))
  return { ...opened, input, create }
}

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

test('creates an account from a business and its new contact, and opens its overview', async () => {
  const { user, router, input, create } = await openDialog({ createAccountMutation: created })
  await user.type(field('Business name'), 'Alder Ridge Roofing LLC')
  await user.type(field('Phone'), '207 555 0142')
  await user.click(screen.getByRole('combobox', { name: 'NAICS code' }))
  await user.click(await screen.findByRole('option', { name: '238160 Roofing Contractors' }))
  await user.type(field('Contact name'), 'Teresa Maldonado')
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/accounts/ac_roofing/overview'))
  expect(input()).toMatchObject({
    type: 'BUSINESS',
    account: { name: 'Alder Ridge Roofing LLC', phone: '+12075550142', naics: '238160', email: null },
    contact: { name: 'Teresa Maldonado', email: null, phone: null },
    associateContactId: null,
  })
  await screen.findByText('Account created')
})

test('focus starts in the name, and changing the type keeps focus on the type', async () => {
  const { user } = await openDialog()
  await waitFor(() => expect(document.activeElement).toBe(field('Business name')))
  const individual = screen.getByRole('radio', { name: /^Individual/ })
  await user.click(individual)
  expect(field('Full name').value).toBe('')
  expect(document.activeElement).toBe(individual)
})

test('an existing contact is loaded on demand and replaces the new one', async () => {
  const { user, input, create, sent } = await openDialog({ createAccountMutation: created })
  await user.type(field('Business name'), 'Saltmarsh Trucking')
  await user.type(field('Contact name'), 'Omar')
  expect(sent.some(({ name }) => name === 'searchContactsQuery')).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Existing contact' }))
  await user.click(screen.getByRole('combobox', { name: 'Existing contact' }))
  await user.click(await screen.findByRole('option', { name: /Omar Haddad/ }))
  await create()
  await waitFor(() => expect(input()).toMatchObject({ contact: null, associateContactId: 'ct_omar' }))
})

test('switching back to a new contact clears the selected one', async () => {
  const { user } = await openDialog()
  await user.click(screen.getByRole('radio', { name: 'Existing contact' }))
  await user.click(screen.getByRole('combobox', { name: 'Existing contact' }))
  await user.click(await screen.findByRole('option', { name: /Omar Haddad/ }))
  await user.click(screen.getByRole('radio', { name: 'New contact' }))
  expect(field('Contact name').value).toBe('')
  await user.click(screen.getByRole('radio', { name: 'Existing contact' }))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Existing contact' }).value).toBe('')
})

test('the contact picker says that an agency has no contacts', async () => {
  const { user } = await openDialog({ searchContactsQuery: () => ({ contacts: connection([]) }) })
  await user.click(screen.getByRole('radio', { name: 'Existing contact' }))
  await user.click(screen.getByRole('combobox', { name: 'Existing contact' }))
  await screen.findByText('No existing contacts')
})

test('the contact picker says why contacts failed to load', async () => {
  const { user } = await openDialog({
    searchContactsQuery() {
      throw new RequestFailure('The server cannot be reached.', { status: 0 })
    },
  })
  await user.click(screen.getByRole('radio', { name: 'Existing contact' }))
  await user.click(screen.getByRole('combobox', { name: 'Existing contact' }))
  await screen.findByText('The server cannot be reached.')
})

test('an individual has no business fields and is their own contact', async () => {
  const { user, input, create } = await openDialog({ createAccountMutation: created })
  await user.type(field('Business name'), 'Priya')
  await user.click(screen.getByRole('radio', { name: 'Individual' }))
  expect(screen.queryByRole('textbox', { name: 'DBA' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Contact name' })).toBeNull()
  expect(field('Full name').value).toBe('')
  await user.type(field('Full name'), 'Priya Raman')
  await create()
  await waitFor(() =>
    expect(input()).toMatchObject({ type: 'INDIVIDUAL', account: { name: 'Priya Raman' }, contact: null }),
  )
})

test('server errors show below their fields, including fields that were hidden', async () => {
  const { user, create } = await openDialog({
    createAccountMutation: () => ({
      createAccount: validationErrors(
        { path: 'account.name', message: 'A name may have up to 200 characters.' },
        { path: 'account.mailingAddress.postalCode', message: 'Enter a ZIP code like 78701.' },
        { path: 'contact', message: 'Add a contact or choose an existing one.' },
      ),
    }),
  })
  await user.type(field('Business name'), 'Saltmarsh Trucking')
  await user.type(field('Contact name'), 'Omar Haddad')
  await create()
  await screen.findByText('A name may have up to 200 characters.')
  await screen.findByText('Enter a ZIP code like 78701.')
  screen.getByText('Add a contact or choose an existing one.')
})

test('reports a lost connection in the dialog and keeps the input', async () => {
  const { user, create } = await openDialog({
    createAccountMutation() {
      throw new RequestFailure('The server cannot be reached.', { status: 0 })
    },
  })
  await user.type(field('Business name'), 'Saltmarsh Trucking')
  await user.type(field('Contact name'), 'Omar Haddad')
  await create()
  await screen.findByText('The server cannot be reached. Not saved. Try again.')
  expect(field('Business name').value).toBe('Saltmarsh Trucking')
})

test('shows possible duplicates while typing without blocking', async () => {
  const { user, sent, create, input } = await openDialog({
    createAccountMutation: created,
    findSimilarAccountsQuery: () => ({
      similarAccounts: [{ likenesses: ['NAME', 'PHONE'], account: accountAnswer() }],
    }),
  })
  await user.type(field('Business name'), 'Alder Ridge Roofing')
  await screen.findByText('This account looks similar')
  const link = screen.getByRole('link', { name: 'Alder Ridge Roofing LLC' })
  expect(link.getAttribute('href')).toBe('/app/accounts/ac_roofing/overview')
  expect(link.closest('li')?.textContent).toContain('Similar name, same phone')
  expect(link.closest('li')?.textContent).toContain('88 Wharf St, Portland, ME\u00a004101')
  const asked = sent.filter(({ name }) => name === 'findSimilarAccountsQuery')
  expect(asked.map(({ variables }) => variables['input'])).toMatchObject([{ name: 'Alder Ridge Roofing' }])
  await user.type(field('Contact name'), 'Teresa Maldonado')
  await create()
  await waitFor(() => expect(input()).toBeDefined())
})

test('cannot be closed while submitting, and a double click submits once', async () => {
  const { user, create, sent } = await openDialog({
    createAccountMutation: () => new Promise(() => undefined),
  })
  await user.type(field('Business name'), 'Saltmarsh Trucking')
  await user.type(field('Contact name'), 'Omar Haddad')
  await create()
  await create()
  await waitFor(() => {
    const close = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Close' })
    expect(close.every((button) => button.disabled || button.ariaDisabled === 'true')).toBe(true)
  })
  expect(sent.filter(({ name }) => name === 'createAccountMutation')).toHaveLength(1)
})

test('closes to the filtered list when opened directly', async () => {
  const { user, router } = await openDialog()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/accounts'))
  expect(router.state.location.search).toBe('?q=roof')
})
