import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { blanksOf } from '../blanks/blanksOf.ts'
import { arrangePages, type InkPage } from '../layout/arrangePages.ts'
import { type Ocr, ocrAtOnce } from '../ocr/openOcr.ts'
import { ocrPicture } from '../ocr/ocrPicture.ts'
import type { Picture } from '../ocr/picture.ts'
import type { Box, FormField, Reading } from '../reading.ts'
import { ReadingError } from '../ReadingError.ts'
import { formFields, withFieldValues } from './formFields.ts'
import { isGarbled } from './isGarbled.ts'
import { levelPage } from './levelPage.ts'
import { openPictures } from './openPictures.ts'
import { withPictureWords, wordlessPictures } from './pictureWords.ts'
import { type DrawnPage, type PdfDocument, readInk } from './readInk.ts'

interface PdfOptions {
  readonly ocr: Ocr
  readonly signal?: AbortSignal
  readonly onPage?: (page: number, of: number) => void
}

const mostPages = 2000
/** Recognizing letters takes seconds a page. */
const mostOcrPages = 100
/** The same for pictures within pages of text. */
const mostPicturePages = 20
/** A picture in one place of this many pages is a letterhead. */
const letterheadPages = 3
/** A page with fewer letters has no usable text. */
const fewLetters = 25

export async function readPdf(
  bytes: Uint8Array,
  { ocr, signal, onPage }: PdfOptions,
): Promise<Pick<Reading, 'pages' | 'blocks' | 'fields' | 'blanks' | 'notes'>> {
  const pdf = await openPdf(bytes)
  const pictures = openPictures(bytes)
  const pages: InkPage[] = []
  const fields: FormField[] = []
  const found = { ocr: [] as number[], left: [] as number[], hidden: [] as number[], partly: [] as number[] }
  const wordless: { at: number; areas: readonly Box[] }[] = []
  const isCut = isCutOff(bytes)
  /** The pages that are being recognized, while the next one is drawn. */
  const recognized: Promise<void>[] = []
  try {
    if (pdf.numPages > mostPages)
      throw new ReadingError(
        `This PDF has ${pdf.numPages.toLocaleString('en-US')} pages. The most that can be read is 2,000.`,
      )
    const { OPS } = await getResolvedPDFJS()
    const hasFields = (await pdf.getFieldObjects()) !== null
    for (let number = 1; number <= pdf.numPages; number++) {
      signal?.throwIfAborted()
      const page = await pdf.getPage(number).catch((error: unknown) => {
        if (isCut && pages.length > 0) return null
        throw new ReadingError(
          `This PDF is damaged: page ${number} of ${pdf.numPages} cannot be opened. Save or print it as a new PDF and upload that.`,
          { cause: error },
        )
      })
      if (!page) break
      const drawn = await readInk(page, OPS)
      const inPage = hasFields ? await formFields(page, number) : []
      page.cleanup()
      fields.push(...inPage)
      const text = withFieldValues(levelPage(drawn, number), inPage)
      const isUnreadable = needsOcr(drawn, text)
      if (isUnreadable && found.ocr.length >= mostOcrPages) found.left.push(number)
      else if (isUnreadable) found.ocr.push(number)
      if (!isUnreadable && drawn.hiddenLetters > fewLetters) found.hidden.push(number)
      const isRead = isUnreadable && found.ocr.at(-1) === number
      pages.push(isUnreadable ? { ...text, words: [] } : text)
      const areas = isUnreadable ? [] : wordlessPictures(drawn, text)
      if (areas.length > 0) wordless.push({ at: number - 1, areas })
      if (isRead) {
        if (found.ocr.length === 1) ocr.prepare()
        const drawnPage = await pictures.picture(number)
        if (recognized.length >= ocrAtOnce) await recognized.shift()
        const reading = ocrPage(text, { ...drawnPage, ocr }).then((read) => {
          pages[number - 1] = read
        })
        recognized.push(reading)
        // It is awaited below; until then its error is not left without anyone to take it.
        reading.catch(() => undefined)
      }
      onPage?.(number, pdf.numPages)
    }
    await Promise.all(recognized)
    for (const { at, areas } of withoutLetterheads(wordless).slice(0, mostPicturePages)) {
      signal?.throwIfAborted()
      const page = pages[at]
      const read = page && (await withPictureWords(page, areas, { pictures, ocr }))
      if (!read) continue
      pages[at] = read
      found.partly.push(at + 1)
    }
    const notes = notesOf(found)
    if (isCut)
      notes.unshift(
        pages.length < pdf.numPages
          ? `The file is cut off: pages after ${pages.length} are missing.`
          : 'The file is cut off at its end: something may be missing.',
      )
    return { ...arrangePages(pages), fields, blanks: hasFields ? [] : pages.flatMap(blanksOf), notes }
  } finally {
    await Promise.all([pdf.loadingTask.destroy(), pictures.close()])
  }
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // Pictures are not needed for the text; a page that is a picture is drawn on its own.
    return await getDocumentProxy(bytes.slice(), { maxImageSize: 0, verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new ReadingError('This PDF is protected with a password. Upload a copy without one.', {
        cause: error,
      })
    throw new ReadingError(
      isCutOff(bytes)
        ? 'This PDF is cut off and cannot be opened. Upload the whole file.'
        : 'This PDF is damaged and cannot be opened.',
      { cause: error },
    )
  }
}

/** Whether the mark at the end of every PDF is missing. A few bytes may follow it. */
function isCutOff(bytes: Uint8Array): boolean {
  return !new TextDecoder('latin1').decode(bytes.subarray(-2048)).includes('%%EOF')
}

/** Whether the page shows what its text does not say. */
function needsOcr(
  { letters, hiddenLetters, unknownLetters, images, outlines, width, height }: DrawnPage,
  page: InkPage,
): boolean {
  const visible = letters - hiddenLetters
  const largest = Math.max(0, ...images.map((image) => (image.width * image.height) / (width * height)))
  const covered = images.reduce((sum, image) => sum + image.width * image.height, 0) / (width * height)
  if (visible < fewLetters) return covered > 0.2 || outlines > 150 || hiddenLetters > fewLetters
  // A scan with a text layer of its own, which need not say what the scan shows.
  if (hiddenLetters > visible && largest > 0.5) return true
  return unknownLetters > letters * 0.15 || isGarbled(page.words.map(({ text }) => text))
}

async function ocrPage(
  page: InkPage,
  { picture, scale, ocr }: { picture: Picture; scale: number; ocr: Ocr },
): Promise<InkPage> {
  const { width, height, words, rules, toShown } = await ocrPicture(picture, { ocr, scale })
  const { number, width: shownWidth, height: shownHeight } = page
  return {
    number,
    width: shownWidth,
    height: shownHeight,
    level: { width, height },
    source: 'ocr',
    words,
    rules,
    toShown,
  }
}

/** Leaves out pictures in the same place on many pages. */
function withoutLetterheads<Found extends { readonly areas: readonly Box[] }>(
  pages: readonly Found[],
): Found[] {
  const counts = new Map<string, number>()
  for (const place of pages.flatMap(({ areas }) => areas.map(placeOf)))
    counts.set(place, (counts.get(place) ?? 0) + 1)
  return pages.flatMap((page) => {
    const areas = page.areas.filter((area) => (counts.get(placeOf(area)) ?? 0) < letterheadPages)
    return areas.length === 0 ? [] : [{ ...page, areas }]
  })
}

function placeOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((each) => Math.round(each / 4)).join(' ')
}

function notesOf(found: Record<'ocr' | 'left' | 'hidden' | 'partly', readonly number[]>): string[] {
  const notes = []
  if (found.ocr.length > 0) notes.push(`${pagesText(found.ocr)} read by OCR.`)
  if (found.partly.length > 0) notes.push(`${pagesText(found.partly)} read in part by OCR.`)
  if (found.left.length > 0)
    notes.push(
      `${pagesText(found.left)} not read: at most ${mostOcrPages} scanned pages of a document are read.`,
    )
  if (found.hidden.length > 0)
    notes.push(`${pagesText(found.hidden).replace(/ (was|were)$/, '')} had hidden text, which was left out.`)
  return notes
}

/** "Page 3 was", "Pages 3–5 and 8 were". */
function pagesText(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  const parts = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  const list = new Intl.ListFormat('en-US').format(parts)
  return numbers.length === 1 ? `Page ${list} was` : `Pages ${list} were`
}
