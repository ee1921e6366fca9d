import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import type { Address } from './address.ts'
import { AddressField } from './AddressField.tsx'
import type { AddressLookup } from './addressLookup.ts'
import { placeOfZip, ZipPlaces } from './testing/zipPlaces.tsx'

beforeAll(preloadParts, 60_000)

const office = { line1: '1 Main St', line2: '', city: 'Austin', zone: 'TX', postalCode: '78701' }

/** The field with a service whose response the test controls. */
async function renderChosen() {
  const answers: PromiseWithResolvers<Address>[] = []
  const addressOf = vi.fn<AddressLookup['addressOf']>(() => {
    const answer = Promise.withResolvers<Address>()
    answers.push(answer)
    return answer.promise
  })
  const suggestion = { id: 'main', label: '1 Main St', description: 'Austin, TX 78701' }
  const lookup = { suggest: () => Promise.resolve([suggestion]), addressOf, placeOf: placeOfZip }
  const onChange = vi.fn<(address: Address) => void>()
  render(<AddressField label="Mailing address" lookup={lookup} onChange={onChange} />)
  const line1 = await screen.findByRole('combobox', { name: 'Mailing address' })
  await userEvent.type(line1, '1 Mai')
  await userEvent.click(await screen.findByRole('option', { name: /1 Main St/ }))
  await waitFor(() => expect(addressOf).toHaveBeenCalledOnce())
  return {
    line1,
    addressOf,
    lastAddress: () => onChange.mock.lastCall?.[0],
    answer: (found: Address) => act(async () => answers.at(-1)?.resolve(found)),
    fail: () => act(async () => answers.at(-1)?.reject(new Error('offline'))),
  }
}

async function askForRest() {
  await userEvent.click(screen.getByRole('button', { name: 'Enter city, state and ZIP code' }))
}

function zipField() {
  return screen.getByRole('textbox', { name: 'ZIP code' })
}

test('keeps text added to a suggestion before its place arrives', async () => {
  const { line1, answer, lastAddress } = await renderChosen()
  await userEvent.type(line1, ' Apt 5')
  await answer(office)
  expect(lastAddress()).toEqual({ ...office, line1: '1 Main St Apt 5' })
})

test('a late answer does not overwrite a typed address', async () => {
  const { line1, answer, lastAddress } = await renderChosen()
  await userEvent.clear(line1)
  await userEvent.type(line1, '999 Other Rd')
  await answer(office)
  expect(lastAddress()).toEqual({ line1: '999 Other Rd', line2: '', city: '', zone: '', postalCode: '' })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('keeps a city and a suite typed before the answer', async () => {
  const { answer, lastAddress } = await renderChosen()
  await askForRest()
  await userEvent.keyboard('04101')
  await userEvent.type(screen.getByRole('textbox', { name: 'Suite, unit or floor' }), 'Suite 4')
  await answer({ ...office, line2: 'Floor 2' })
  await waitFor(() =>
    expect(lastAddress()).toEqual({
      line1: '1 Main St',
      line2: 'Suite 4',
      city: 'Portland',
      zone: 'ME',
      postalCode: '04101',
    }),
  )
})

test('a suggestion whose lookup failed can be chosen again', async () => {
  const { line1, addressOf, fail, answer, lastAddress } = await renderChosen()
  await fail()
  expect(screen.getByText('The rest of the address could not be looked up: please type it.')).toBeDefined()
  await userEvent.click(line1)
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(await screen.findByRole('option', { name: /1 Main St/ }))
  await waitFor(() => expect(addressOf).toHaveBeenCalledTimes(2))
  await answer(office)
  expect(lastAddress()).toEqual(office)
  expect(screen.queryByText(/could not be looked up/)).toBeNull()
})

test('a ZIP code of another state fills nothing and says where it is', async () => {
  const onChange = vi.fn<(address: Address) => void>()
  render(<AddressField label="Mailing address" onChange={onChange} />, { wrapper: ZipPlaces })
  await screen.findByRole('combobox', { name: 'Mailing address' })
  await askForRest()
  const state = screen.getByRole('combobox', { name: 'State' })
  await userEvent.selectOptions(state, 'TX')
  await userEvent.type(zipField(), '04101')
  expect(await screen.findByText('04101 is in Portland, ME.', { selector: 'div' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('04101 is in Portland, ME.')
  expect(onChange).toHaveBeenLastCalledWith({ ...office, line1: '', city: '', postalCode: '04101' })

  await userEvent.selectOptions(state, 'ME')
  expect(screen.queryByText('04101 is in Portland, ME.', { selector: 'div' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Portland')
})

test('reports a state that contradicts the ZIP code', async () => {
  render(<AddressField label="Mailing address" />, { wrapper: ZipPlaces })
  await screen.findByRole('combobox', { name: 'Mailing address' })
  await askForRest()
  await userEvent.type(zipField(), '04101')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Filled in: Portland, ME'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'TX')
  expect(screen.getByText('04101 is in Portland, ME.', { selector: 'div' })).toBeDefined()
})

test('announces only what was filled', async () => {
  render(<AddressField label="Mailing address" />, { wrapper: ZipPlaces })
  await screen.findByRole('combobox', { name: 'Mailing address' })
  await askForRest()
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'West Lake Hills')
  await userEvent.type(zipField(), '78746')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Filled in: TX'))
})
