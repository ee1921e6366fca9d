import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Panel } from './Panel.tsx'

/**
 * A bordered surface with a heading. Use **Box** for a surface without one.
 */
const meta = {
  title: 'Frames/Panel',
  component: Panel,
  args: { title: 'Cancel policy', children: 'The building was sold on October 31.' },
} satisfies Meta<typeof Panel>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const WithActions: Story = { args: { actions: <Button size="small">Edit</Button> } }

export const Plain: Story = { args: { title: undefined } }

export const Crowded: Story = {
  args: {
    title: 'Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
    children: 'The building was sold on October 31, and the mortgagee was told. '.repeat(20),
    actions: (
      <>
        <Button size="small">Edit</Button>
        <Button size="small">Ask for a renewal</Button>
      </>
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'إلغاء الوثيقة', children: 'بيع المبنى.', actions: <Button size="small">تعديل</Button> },
}
