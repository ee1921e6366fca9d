import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { SearchField } from './SearchField.tsx'

/**
 * Filters what is on screen while typing.
 *
 * Use **TextField** for a submitted value, **Combobox** to select one of many.
 *
 * | Key | Does |
 * |---|---|
 * | Escape | Clears the field; in an empty one it reaches the dialog around it |
 * | / | Focuses it, on screens that listen |
 */
const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  args: { label: 'Filter service requests' },
} satisfies Meta<typeof SearchField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <SearchField {...args} />
    </Box>
  ),
}

export const Ready: Story = { ...Empty, args: { defaultValue: 'roofing' } }

export const WithShortcut: Story = { ...Empty, args: { shortcut: '/' } }

export const Disabled: Story = { ...Empty, args: { defaultValue: 'roofing', isDisabled: true } }

export const Crowded: Story = {
  ...Empty,
  args: { defaultValue: 'Greater Portland Metropolitan Transit District Construction Cooperative' },
}

export const RightToLeft: Story = { ...Empty, globals: { direction: 'rtl' }, args: { defaultValue: 'محمد' } }
