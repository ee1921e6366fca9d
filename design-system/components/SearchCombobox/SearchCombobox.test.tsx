import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import type { ComboboxOption } from '../Combobox/comboboxOptions.ts'
import { Form } from '../Form/Form.tsx'
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.tsx'

beforeAll(preloadParts, 60_000)

const industries: ComboboxOption[] = [
  { value: '238160', label: '238160 Roofing Contractors' },
  { value: '238110', label: '238110 Poured Concrete Contractors' },
]

function searchIndustries(query: string) {
  return Promise.resolve(industries.filter(({ label }) => label.toLowerCase().includes(query)))
}

function renderIndustry(props: Partial<SearchComboboxProps> = {}) {
  render(
    <Form onSubmit={() => undefined}>
      <SearchCombobox label="Industry" name="account.naics" search={searchIndustries} {...props} />
    </Form>,
  )
  return { user: userEvent.setup(), field: () => screen.getByRole<HTMLInputElement>('combobox') }
}

function given() {
  return document.querySelector<HTMLInputElement>('input[name="account.naics"]')?.value
}

test('lists the server’s industries in order and reports the chosen code', async () => {
  const search = vi.fn<typeof searchIndustries>(searchIndustries)
  const { user, field } = renderIndustry({ search })
  await user.click(field())
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  // Without advancing the clock in between: on a busy machine a keystroke would count as a pause.
  await userEvent.setup({ delay: null }).type(field(), 'roof')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.click(screen.getByRole('option', { name: '238160 Roofing Contractors' }))
  expect(field().value).toBe('238160 Roofing Contractors')
  expect(given()).toBe('238160')
  // One search per pause, not per keystroke.
  expect(search.mock.calls.map(([query]) => query)).toEqual(['', 'roof'])
})

test('says when there are no options, and when nothing matches', async () => {
  const { user, field } = renderIndustry({
    search: () => Promise.resolve([]),
    noneText: 'No existing contacts',
  })
  await user.click(field())
  await screen.findByText('No existing contacts')
  await user.type(field(), 'zeppelin')
  await screen.findByText('No matches')
})

test('a failed search shows its error below the field and retries on the next opening', async () => {
  const search = vi
    .fn<typeof searchIndustries>(searchIndustries)
    .mockRejectedValueOnce(new Error('The server cannot be reached.'))
  const { user, field } = renderIndustry({ search })
  await user.click(field())
  await screen.findByText('The server cannot be reached.')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /Show options/ }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(screen.queryByText('The server cannot be reached.')).toBeNull()
})

test('a selection outside the list is kept and can be cleared', async () => {
  const { user, field } = renderIndustry({ defaultValue: industries[0] })
  expect(field().value).toBe('238160 Roofing Contractors')
  expect(given()).toBe('238160')
  await user.click(screen.getByRole('button', { name: /^Clear/ }))
  expect(given()).toBe('')
})

test('a missing name can be added and is selected; an existing one cannot be added', async () => {
  const { user, field } = renderIndustry({
    onAdd: (words, choose) => choose({ value: 'added', label: words.toUpperCase() }),
  })
  await user.click(field())
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await user.type(field(), '238160 roofing contractors')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull()
  await user.clear(field())
  await user.type(field(), ' zeppelins ')
  await screen.findByRole('option', { name: 'Add “zeppelins”' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field().value).toBe('ZEPPELINS')
  expect(given()).toBe('added')
})

test('what is another spelling of an existing name cannot be added', async () => {
  const search = vi.fn<typeof searchIndustries>(() =>
    Promise.resolve([{ value: 'granite', label: 'Granite State Casualty', isCalled: true }]),
  )
  const { user, field } = renderIndustry({ search, onAdd: () => undefined })
  await user.type(field(), 'Granite State Casualty Company')
  await waitFor(() => expect(search.mock.calls.at(-1)?.[0]).toBe('Granite State Casualty Company'))
  await screen.findByRole('option', { name: 'Granite State Casualty' })
  expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull()
})

test('a value that arrives while the field has the focus opens no list', async () => {
  function Dialog({ value }: { value: ComboboxOption | null }) {
    return (
      <Form onSubmit={() => undefined}>
        <SearchCombobox
          label="Account"
          name="accountId"
          search={searchIndustries}
          value={value}
          onChange={() => undefined}
          autoFocus
        />
      </Form>
    )
  }
  const { rerender } = render(<Dialog value={null} />)
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  rerender(<Dialog value={{ value: 'ac_bluestem', label: 'Bluestem Landscape & Irrigation, Inc.' }} />)
  await waitFor(() => expect(field.value).toBe('Bluestem Landscape & Irrigation, Inc.'))
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('listbox')).toBeNull()
})
