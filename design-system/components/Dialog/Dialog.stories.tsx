import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

/**
 * A task shown over the page until it is completed or canceled; a sheet on phones.
 *
 * Focus starts on the dialog itself; a form sets `autoFocus` on its first field, so that the user can type immediately.
 *
 * Use **SlideOver** to show something beside the page, **ConfirmDialog** to ask for confirmation.
 *
 * Focus stays inside and is restored on close. Nothing closes it while `isBusy`. A click outside closes it only
 * with `isDismissable`, since input would be lost. Escape asks before discarding the input of a Form inside;
 * Close and Cancel do not.
 *
 * | Key | Does |
 * |---|---|
 * | Tab, Shift Tab | Next, previous control inside |
 * | Escape | Closes; asks first when a form was edited |
 */
const meta = {
  title: 'Frames/Dialog',
  component: Dialog,
  args: {
    title: 'Resolve Service Request',
    isOpen: true,
    onClose: () => undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Resolve Request</Button>
      </>
    ),
    children: <TextArea label="Notes" rows={3} description="Not visible to the client." />,
  },
  // Each in its own frame: open dialogs would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const OpensFromAButton: Story = {
  render: (args) => {
    function Opening() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <Button onPress={() => setIsOpen(true)}>Resolve</Button>
          <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )
    }
    return <Opening />
  },
}

export const Busy: Story = {
  args: {
    isBusy: true,
    footer: (
      <Button tone="primary" isLoading>
        Resolve Request
      </Button>
    ),
  },
}

export const Error_: Story = {
  name: 'Error',
  args: { children: <TextArea label="Notes" rows={3} errorMessage="Notes may have 5,000 letters." /> },
}

export const ExtraSmall: Story = { args: { size: 'xs', children: <Text>Nothing will be sent.</Text> } }

export const FiveExtraLarge: Story = { args: { size: '5xl' } }

export const Crowded: Story = {
  args: {
    title:
      'Resolve the request of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
    description: 'The client sees the files that you attach, and when the request was resolved.',
    children: (
      <Stack space="m">
        {Array.from({ length: 24 }, (_, index) => (
          <TextField key={index} label={`Additional insured ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
