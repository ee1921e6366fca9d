import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComboboxOption } from '../Combobox/comboboxOptions.ts'
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.tsx'

const industries: ComboboxOption[] = [
  { value: '238160', label: '238160 Roofing Contractors' },
  { value: '238110', label: '238110 Poured Concrete Foundation and Structure Contractors' },
  { value: '484121', label: '484121 General Freight Trucking, Long-Distance, Truckload' },
]

const searchIndustries: SearchComboboxProps['search'] = (query) =>
  Promise.resolve(industries.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())))

/**
 * Selects one of thousands of options that the server searches while typing: industries, contacts, accounts.
 *
 * Use **Combobox** when all options are loaded, **Select** for a few fixed options.
 */
const meta = {
  title: 'Controls/SearchCombobox',
  component: SearchCombobox,
  args: {
    label: 'Industry',
    name: 'account.naics',
    search: searchIndustries,
  },
} satisfies Meta<typeof SearchCombobox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Search by industry or code' } }

export const Ready: Story = {
  args: { defaultValue: { value: '238160', label: '238160 Roofing Contractors' } },
}

export const Loading: Story = { args: { search: () => new Promise(() => undefined) } }

/** No options at all. */
export const NothingThere: Story = {
  args: { label: 'Contact', search: () => Promise.resolve([]), noneText: 'No existing contacts' },
}

/** Type a name that does not exist: it can be added. */
export const Extending: Story = {
  args: {
    label: 'Carrier',
    search: () => Promise.resolve([{ value: 'ca_keystone', label: 'Keystone Harbor Indemnity' }]),
    onAdd: (words, choose) => choose({ value: 'ca_added', label: words }),
  },
}

/** Open the list: the error shows below the field. */
export const Failing: Story = {
  args: { search: () => Promise.reject(new Error('The server cannot be reached.')) },
}

export const Error_: Story = { name: 'Error', args: { errorMessage: 'There is no such NAICS code.' } }

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: { value: '238160', label: '238160 Roofing Contractors' } },
}
