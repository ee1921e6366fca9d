import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Switch, type SwitchProps } from './Switch.tsx'

/**
 * A setting that applies immediately.
 *
 * Use **Checkbox** for values submitted with a form.
 *
 * | Key | Does |
 * |---|---|
 * | Space | Toggles |
 */
const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Visible to the client', isOn: false, onChange: () => undefined },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Switch>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const On: Story = { args: { isOn: true } }

export const Disabled: Story = { args: { isOn: true, isDisabled: true } }

export const Crowded: Story = {
  args: {
    label: 'Documents of this type are visible to every contact of the account in the policyholder portal',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'مرئي للعميل', isOn: true },
}

function Turning({ isOn, ...props }: SwitchProps) {
  const [on, setOn] = useState(isOn)
  return <Switch {...props} isOn={on} onChange={setOn} />
}
