import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, test, vi } from 'vitest'
import { drawPage } from './drawPage.ts'

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ TextLayer: null }))

test('canceling a page’s rendering while its text loads leaves no uncaught error', async () => {
  const drawing = new AbortController()
  const picture = Promise.withResolvers<void>()
  const page = {
    getViewport: () => ({ width: 612, height: 792 }),
    render: () => ({ promise: picture.promise, cancel: () => picture.reject(new Error('cancelled')) }),
    async getTextContent() {
      drawing.abort()
      await new Promise((resolve) => setTimeout(resolve))
      return { items: [] }
    },
  }
  const pdf = { getPage: async () => page } as unknown as PDFDocumentProxy
  const place = { canvas: {} as HTMLCanvasElement, text: {} as HTMLElement }
  expect(await drawPage(pdf, 0, { ...place, scale: 1, signal: drawing.signal })).toBeNull()
})
