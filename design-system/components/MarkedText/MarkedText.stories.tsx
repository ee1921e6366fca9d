import type { Meta, StoryObj } from '@storybook/react-vite'
import { MarkedText } from './MarkedText.tsx'

/**
 * A text with the words marked that a search found, at the places that the server says.
 *
 * Use **QuoteCard** for a passage of a document that supports an answer.
 */
const meta = {
  title: 'Layout and text/MarkedText',
  component: MarkedText,
  args: {
    text: '…on Tuesday when the torch set the attic on fire. The fire department came within ten minutes.',
    marks: [
      { from: 21, to: 26 },
      { from: 35, to: 40 },
    ],
  },
} satisfies Meta<typeof MarkedText>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Crowded: Story = {
  args: {
    text: 'torch torch-down torches',
    marks: [
      { from: 0, to: 5 },
      { from: 6, to: 11 },
      { from: 17, to: 24 },
    ],
  },
}
