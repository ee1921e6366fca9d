import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentFrame } from './DocumentFrame.tsx'

const certificate = `<!doctype html><html lang="en"><title>Certificate</title>
<body style="font: 16px/1.5 Georgia, serif; margin: 3rem auto; max-width: 40rem">
<h1>Certificate of Liability Insurance</h1>
<p>Insured: Blue Harbor Roofing, 14 Custom House Wharf, Portland, ME 04101</p>
<p>Certificate holder: Pine Street Condominiums</p>
<p>General Liability GL-4471-20993, each occurrence $1,000,000, general aggregate $2,000,000</p>
<script>document.body.textContent = 'A script ran.'</script></body></html>`

const seal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><rect width="200" height="120" rx="8" fill="#e9f5f6"/><text x="100" y="66" text-anchor="middle" font-family="Georgia" font-size="18" fill="#005f66">Roof, north side</text></svg>`

/**
 * A document in the page: generated HTML in a frame where no script runs and nothing is submitted, a PDF by the
 * browser's own viewer, a picture. Whether it is there is asked first, since only a PDF may come into a frame without a
 * sandbox. An error offers to try again: at once where the server refuses it or the line breaks, after 10 seconds without an
 * answer, or after 30 without the document.
 *
 * Use **Link** with `download` where a name is enough, **MarkdownText** for what the assistant wrote.
 *
 * A PDF stands in a frame without a sandbox: Chromium refuses to show it in one, whatever it allows. The server has to
 * answer it as `application/pdf` with `nosniff` and a policy with `sandbox`, which the viewer bears.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Reaches 'Download', then the document |
 * | ↑ ↓ | Scroll the document |
 */
const meta = {
  title: 'Frames/DocumentFrame',
  component: DocumentFrame,
  args: {
    title: 'Certificate of Liability Insurance',
    kind: 'html',
    src: addressOf('text/html', certificate),
    downloadHref: addressOf('text/html', certificate),
  },
} satisfies Meta<typeof DocumentFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Picture: Story = {
  args: { title: 'Roof, north side', kind: 'image', src: addressOf('image/svg+xml', seal) },
}

export const Loading: Story = {
  args: {
    src: undefined,
    note: { title: 'Generating preview...', description: 'This may take a few seconds', isBusy: true },
  },
}

export const Empty: Story = {
  args: {
    src: undefined,
    downloadHref: undefined,
    note: { title: 'Preview not available', description: 'Save this style template to generate a preview' },
  },
}

// What is there is no PDF, and does not come into a frame that has no sandbox.
export const Error_: Story = { name: 'Error', args: { kind: 'pdf' } }

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

function addressOf(type: string, content: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(content)}`
}
