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
 * A document in the page: generated HTML in a sandbox without scripts or forms, a PDF in the
 * browser's own viewer, an image. It is requested first to check its type, since only a PDF may use a frame without a
 * sandbox. Errors offer a retry: immediately when the server rejects the request or the connection fails, after 10 seconds without a
 * response, or after 30 without the document.
 *
 * Use **Link** with `download` where a name is enough, **MarkdownText** for the assistant's text.
 *
 * A PDF needs a frame without a sandbox: Chromium does not show it in one. The server must
 * send `application/pdf` with `nosniff` and a `sandbox` policy, which the viewer supports.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to 'Download', then to the document |
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

// The response is not a PDF, so it may not use a frame without a sandbox.
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
