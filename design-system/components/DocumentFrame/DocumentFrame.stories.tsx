import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentFrame } from './DocumentFrame.tsx'

const roof = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><rect width="200" height="120" rx="8" fill="#e9f5f6"/><text x="100" y="66" text-anchor="middle" font-family="Georgia" font-size="18" fill="#005f66">Roof, north side</text></svg>`

/**
 * A document that is a picture, or a note where there is no preview. An error offers a retry.
 *
 * Use **Link** with `download` where a name is enough, **MarkdownText** for the assistant's text.
 */
const meta = {
  title: 'Frames/DocumentFrame',
  component: DocumentFrame,
  args: {
    title: 'Roof, north side',
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(roof)}`,
  },
} satisfies Meta<typeof DocumentFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Empty: Story = {
  args: {
    src: undefined,
    note: { title: 'Preview not available', description: 'Download the file instead.' },
  },
}

export const Error_: Story = { name: 'Error', args: { src: 'data:image/png,' } }

export const Crowded: Story = {
  args: {
    title:
      'Certificate of Liability Insurance of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated, for Pine Street Condominiums',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'شهادة التأمين', src: undefined, note: { title: 'المعاينة غير متاحة' } },
}
