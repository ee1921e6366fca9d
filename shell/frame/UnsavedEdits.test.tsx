import { Dialog, preloadParts, TextField } from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeAll, expect, test } from 'vitest'
import { DialogPage, useDialog } from '../contract/dialogRoute.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'

beforeAll(preloadParts, 60_000)

const newAccount = '/app/accounts/new'

function App() {
  return (
    <>
      <Outlet />
      <UnsavedEdits />
    </>
  )
}

function AccountForm({ isDraftKept = false }) {
  return (
    <Form onSubmit={() => undefined} isDraftKept={isDraftKept}>
      <TextField label="Name" name="name" />
      <Link to={`${newAccount}/help`}>Help</Link>
      <Link to="/app/policies">Policies</Link>
      <button type="submit">Create Account</button>
      <Outlet />
    </Form>
  )
}

function AccountDialog() {
  return (
    <Dialog {...useDialog()} isOpen>
      <AccountForm />
    </Dialog>
  )
}

/** Types a name into the form of a new account, which was opened from the list. */
async function typeName(Page = () => <AccountForm />) {
  const router = createMemoryRouter(
    [
      {
        Component: App,
        children: [
          { path: newAccount, Component: Page, children: [{ path: 'help', element: <h2>Help</h2> }] },
          { path: '*', element: <h1>Accounts</h1> },
        ],
      },
    ],
    { initialEntries: ['/app/accounts'] },
  )
  render(<RouterProvider router={router} />)
  await router.navigate(newAccount)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Granite Roofing LLC')
  return router
}

function typedName() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true }).value
}

test('Back asks before it discards what was typed', async () => {
  const router = await typeName()
  void router.navigate(-1)
  await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(typedName()).toBe('Granite Roofing LLC')
  expect(router.state.location.pathname).toBe(newAccount)

  void router.navigate(-1)
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: 'Accounts' })
})

test('a link to another page asks, and one to a dialog over the form does not', async () => {
  const router = await typeName()
  await userEvent.click(screen.getByRole('link', { name: 'Help' }))
  await screen.findByRole('heading', { name: 'Help' })
  expect(typedName()).toBe('Granite Roofing LLC')
  await userEvent.click(screen.getByRole('link', { name: 'Policies' }))
  await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  expect(router.state.location.pathname).toBe(`${newAccount}/help`)
})

test('nothing asks once the form is submitted', async () => {
  const router = await typeName()
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await router.navigate('/app/accounts')
  await screen.findByRole('heading', { name: 'Accounts' })
})

test('nothing asks where what was typed is kept', async () => {
  const router = await typeName(() => <AccountForm isDraftKept />)
  void router.navigate(-1)
  await screen.findByRole('heading', { name: 'Accounts' })
})

test('a dialog that the user closes does not ask again', async () => {
  await typeName(() => (
    <DialogPage dialog={{ title: 'Create a new account', beneath: () => '/app/accounts' }} loading={null}>
      <AccountDialog />
    </DialogPage>
  ))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByRole('heading', { name: 'Accounts' })
})
