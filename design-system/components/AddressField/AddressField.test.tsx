import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Form, type FormProps } from '../Form/Form.tsx'
import type { Address } from './address.ts'
import { AddressField, type AddressFieldProps } from './AddressField.tsx'
import type { AddressLookup } from './addressLookup.ts'
import { ZipPlaces } from './testing/zipPlaces.tsx'

beforeAll(preloadParts, 60_000)

const warehouse = { line1: '1200 Industrial Blvd', city: 'Austin', zone: 'TX', postalCode: '78745' }

async function renderAccountForm(props: Partial<AddressFieldProps> & Partial<FormProps> = {}) {
  const { fieldErrors, ...fieldProps } = props
  const onSubmit = vi.fn<(values: FormData) => void>()
  const form = (errors: FormProps['fieldErrors']) => (
    <Form onSubmit={onSubmit} fieldErrors={errors}>
      <AddressField label="Mailing address" name="account.mailingAddress" {...fieldProps} />
      <button type="submit">Save</button>
    </Form>
  )
  const { rerender } = render(form(fieldErrors), { wrapper: ZipPlaces })
  const line1 = await screen.findByRole('combobox', { name: 'Mailing address' })
  return {
    line1,
    answer: (errors: FormProps['fieldErrors']) => rerender(form(errors)),
    submit: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      const values = onSubmit.mock.lastCall?.[0]
      return values && Object.fromEntries(values)
    },
  }
}

function part(name: string) {
  return screen.queryByRole(name === 'State' ? 'combobox' : 'textbox', { name })
}

function shownPart(name: string) {
  return screen.getByRole(name === 'State' ? 'combobox' : 'textbox', { name })
}

function askForRest() {
  return userEvent.click(screen.getByRole('button', { name: 'Enter city, state and ZIP code' }))
}

test('a whole address typed on one line is split once the user leaves it', async () => {
  const { line1, submit } = await renderAccountForm()
  await userEvent.type(line1, '1200 Industrial Blvd, Suite 4, Austin, TX 78745')
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(shownPart('Suite, unit or floor')))
  expect(await submit()).toEqual({
    'account.mailingAddress.line1': '1200 Industrial Blvd',
    'account.mailingAddress.line2': 'Suite 4',
    'account.mailingAddress.city': 'Austin',
    'account.mailingAddress.zone': 'TX',
    'account.mailingAddress.postalCode': '78745',
  })
})

test('a new address is one line, and the form gets every part', async () => {
  const { line1, submit } = await renderAccountForm()
  for (const name of ['Suite, unit or floor', 'City', 'State', 'ZIP code']) expect(part(name)).toBeNull()
  await userEvent.type(line1, '1200 Industrial Blvd')
  expect(part('City')).toBeNull()
  expect(await submit()).toEqual({
    'account.mailingAddress.line1': '1200 Industrial Blvd',
    'account.mailingAddress.line2': '',
    'account.mailingAddress.city': '',
    'account.mailingAddress.zone': '',
    'account.mailingAddress.postalCode': '',
  })
})

test('suggests a street with its ZIP code, city and state', async () => {
  const onChange = vi.fn<(address: Address) => void>()
  const { line1 } = await renderAccountForm({ onChange })
  await userEvent.type(line1, '1200 Industrial Blvd 78701')
  await screen.findByRole('option', { name: /1200 Industrial Blvd/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(shownPart('City')).toHaveProperty('value', 'Austin'))
  expect(line1).toHaveProperty('value', '1200 Industrial Blvd')
  expect(shownPart('State')).toHaveProperty('value', 'TX')
  expect(shownPart('ZIP code')).toHaveProperty('value', '78701')
  expect(screen.getByRole('status').textContent).toBe('Filled in: Austin, TX 78701')
  await waitFor(() => expect(screen.queryByRole('option', { name: /1200/ })).toBeNull())
  expect(line1.getAttribute('aria-expanded')).toBe('false')
  expect(onChange).toHaveBeenLastCalledWith({ ...warehouse, line2: '', postalCode: '78701' })
})

test('entering by hand starts with the ZIP code, which fills city and state', async () => {
  await renderAccountForm()
  await askForRest()
  expect(document.activeElement).toBe(shownPart('ZIP code'))
  await userEvent.keyboard('60601')
  await waitFor(() => expect(shownPart('City')).toHaveProperty('value', 'Chicago'))
  expect(shownPart('State')).toHaveProperty('value', 'IL')
})

test('keeps a typed city when the ZIP code has another', async () => {
  await renderAccountForm()
  await askForRest()
  await userEvent.type(shownPart('City'), 'West Lake Hills')
  await userEvent.type(shownPart('ZIP code'), '78746')
  await waitFor(() => expect(shownPart('State')).toHaveProperty('value', 'TX'))
  expect(shownPart('City')).toHaveProperty('value', 'West Lake Hills')
})

test('a changed ZIP code updates the city', async () => {
  await renderAccountForm({ defaultValue: warehouse })
  await userEvent.clear(shownPart('ZIP code'))
  await userEvent.type(shownPart('ZIP code'), '606011234')
  expect(shownPart('ZIP code')).toHaveProperty('value', '60601-1234')
  await waitFor(() => expect(shownPart('City')).toHaveProperty('value', 'Chicago'))
})

test('a key typed just as the place of the ZIP code comes does not lose its city', async () => {
  const { promise: answer, resolve: giveAnswer } = Promise.withResolvers<{ city: string; zone: string }>()
  const lookup: AddressLookup = {
    suggest: () => Promise.resolve([]),
    addressOf: () => Promise.reject(new Error('No address was suggested.')),
    placeOf: vi.fn<AddressLookup['placeOf']>(() => answer),
  }
  await renderAccountForm({ defaultValue: warehouse, lookup })
  await userEvent.clear(shownPart('ZIP code'))
  await userEvent.type(shownPart('ZIP code'), '60601')
  await waitFor(() => expect(lookup.placeOf).toHaveBeenCalledOnce())
  giveAnswer({ city: 'Chicago', zone: 'IL' })
  // Promises settle, and nothing is rendered yet.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  fireEvent.change(shownPart('ZIP code'), { target: { value: '60601-1' } })
  await waitFor(() => expect(shownPart('City')).toHaveProperty('value', 'Chicago'))
  expect(shownPart('ZIP code')).toHaveProperty('value', '60601-1')
})

test('visible parts stay visible when cleared', async () => {
  await renderAccountForm({ defaultValue: { line1: '88 Wharf St', postalCode: '04101' } })
  await userEvent.clear(shownPart('ZIP code'))
  expect(shownPart('City')).toBeDefined()
})

test('an incomplete required address shows the missing parts and focuses the first', async () => {
  const { line1, submit } = await renderAccountForm({ isRequired: true })
  await userEvent.type(line1, '1200 Industrial Blvd')
  expect(await submit()).toBeUndefined()
  expect(screen.getByText('City is required.')).toBeDefined()
  expect(screen.getByText('State is required.')).toBeDefined()
  expect(screen.getByText('ZIP code is required.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(shownPart('City')))
  // A ZIP code fills all three.
  await userEvent.type(shownPart('ZIP code'), '78701')
  await waitFor(() => expect(shownPart('City')).toHaveProperty('value', 'Austin'))
  expect(screen.queryByText(/is required/)).toBeNull()
  expect(await submit()).toMatchObject({
    'account.mailingAddress.city': 'Austin',
    'account.mailingAddress.zone': 'TX',
    'account.mailingAddress.postalCode': '78701',
  })
})

test('does not submit a four-digit ZIP code', async () => {
  const { submit } = await renderAccountForm({ defaultValue: warehouse })
  await userEvent.type(shownPart('ZIP code'), '{Backspace}')
  expect(await submit()).toBeUndefined()
  expect(screen.getByText('Enter a ZIP code like 78701 or 78701-4021.')).toBeDefined()
})

test('a server error on a hidden part shows the part and focuses it', async () => {
  const { answer } = await renderAccountForm({ defaultValue: { line1: '1200 Industrial Blvd' } })
  expect(part('ZIP code')).toBeNull()
  answer([{ path: 'account.mailingAddress.postalCode', message: 'The carrier needs the ZIP code.' }])
  expect(screen.getByText('The carrier needs the ZIP code.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(shownPart('ZIP code')))
  await userEvent.keyboard('7')
  expect(screen.queryByText('The carrier needs the ZIP code.')).toBeNull()
})

test('a server error on the whole address shows under line 1 until a part is edited', async () => {
  const { answer } = await renderAccountForm({ defaultValue: warehouse })
  answer([{ path: 'account.mailingAddress', message: 'Nobody receives mail there.' }])
  expect(screen.getByText('Nobody receives mail there.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(shownPart('Suite, unit or floor'), 'Suite 4')
  expect(screen.queryByText('Nobody receives mail there.')).toBeNull()
})

test('focuses the first of several errors on the page', async () => {
  const { line1, answer } = await renderAccountForm({ defaultValue: warehouse })
  answer([
    { path: 'account.mailingAddress.postalCode', message: 'The carrier needs the ZIP code.' },
    { path: 'account.mailingAddress.country', message: 'The carrier writes in the US only.' },
  ])
  expect(await screen.findByText('The carrier writes in the US only.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(line1))
  expect(line1.getAttribute('aria-invalid')).toBe('true')
})

test('an unreachable service leaves the address to be typed', async () => {
  const lookup: AddressLookup = {
    suggest: () => Promise.reject(new Error('offline')),
    addressOf: () => Promise.reject(new Error('offline')),
    placeOf: () => Promise.reject(new Error('offline')),
  }
  const { line1, submit } = await renderAccountForm({ lookup })
  await userEvent.type(line1, '1200 Industrial Blvd')
  expect(await screen.findByText('No suggestions right now. Type the address.')).toBeDefined()
  await askForRest()
  await userEvent.keyboard('78745')
  expect(await screen.findByText('Its place could not be looked up.')).toBeDefined()
  await userEvent.type(shownPart('City'), 'Austin')
  await userEvent.selectOptions(shownPart('State'), 'TX')
  expect(await submit()).toMatchObject({ 'account.mailingAddress.zone': 'TX' })
})

test('suggests only matches for the latest text', async () => {
  const suggest = vi.fn<AddressLookup['suggest']>((typed, signal) =>
    signal.aborted ? Promise.reject(signal.reason) : Promise.resolve([suggestionFor(typed)]),
  )
  const lookup: AddressLookup = {
    suggest,
    addressOf: () => Promise.resolve({ ...warehouse, line2: '' }),
    placeOf: () => Promise.resolve(null),
  }
  const { line1 } = await renderAccountForm({ lookup })
  await userEvent.type(line1, '1200 Ind')
  expect(await screen.findByRole('option', { name: /1200 Ind/ })).toBeDefined()
  // One request per pause, not per letter.
  expect(suggest).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('option', { name: /1200 Ind/ }))
  await waitFor(() => expect(line1).toHaveProperty('value', '1200 Industrial Blvd'))
})

function suggestionFor(typed: string) {
  return { id: typed, label: `${typed} Street`, description: 'Austin, TX 78745' }
}
