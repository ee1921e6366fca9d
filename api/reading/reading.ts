/** A rectangle on a page, in points (1/72 inch) from the page's top left corner as it is shown. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Word {
  readonly text: string
  readonly box: Box
}

/** Words on one baseline without a wide gap: a line of a column, a label, or a cell. */
export interface Line {
  readonly text: string
  readonly box: Box
  readonly words: readonly Word[]
  /** Height of the type, in points. */
  readonly size: number
  readonly isBold: boolean
}

export interface ReadPage {
  /** From 1. */
  readonly number: number
  /** In points, as shown (after rotation). Formats without pages have one page of size 0. */
  readonly width: number
  readonly height: number
  /** How the words were found. */
  readonly source: 'text' | 'ocr' | 'mixed'
  /** In reading order, without running headers and footers. */
  readonly lines: readonly Line[]
  /** Running headers and footers. */
  readonly margins: readonly Line[]
}

interface BlockBase {
  /** The page the block starts on. */
  readonly page: number
  readonly box: Box
  /** The headings above the block, outermost first. */
  readonly headings: readonly string[]
}

/** A heading, paragraph or list item; its text is de-hyphenated and joined with single spaces. */
export interface TextBlock extends BlockBase {
  readonly kind: 'heading' | 'paragraph' | 'listItem'
  readonly text: string
  /** The lines it was made of, which may continue on the next page. */
  readonly lines: readonly { readonly page: number; readonly line: Line }[]
}

export interface Cell {
  readonly text: string
  /** The words of the page that the row is taken from, where it is only a part of them. */
  readonly printed?: string
  readonly page: number
  readonly box: Box
}

/** A table, joined over pages; repeated header rows are left out. */
export interface TableBlock extends BlockBase {
  readonly kind: 'table'
  /** Null when no header row was recognized. */
  readonly header: readonly Cell[] | null
  /** Every row has as many cells as the table has columns; an empty cell has an empty text. */
  readonly rows: readonly (readonly Cell[])[]
}

export type Block = TextBlock | TableBlock

/** A filled-in form field of a PDF. */
export interface FormField {
  readonly name: string
  readonly value: string
  readonly page: number
  readonly box: Box
}

/** A place that a form without form fields leaves for writing or for a check mark. */
export interface Blank {
  readonly page: number
  readonly kind: 'text' | 'multiline' | 'checkBox'
  readonly box: Box
}

export type ReadingFormat = 'pdf' | 'image' | 'docx' | 'xlsx' | 'csv' | 'text' | 'html' | 'email'

/** What a document says, and where. */
export interface Reading {
  /** The version of the reader; a reading of an older one is made again. */
  readonly version: number
  readonly format: ReadingFormat
  readonly pages: readonly ReadPage[]
  /** All pages' content in reading order. */
  readonly blocks: readonly Block[]
  readonly fields: readonly FormField[]
  /** The blanks of a PDF without form fields, page by page. */
  readonly blanks: readonly Blank[]
  /** Attachments of an email, each read on its own; null when it could not be read. */
  readonly parts: readonly { readonly name: string; readonly reading: Reading | null }[]
  /** In plain words: what was unusual about reading it ("Page 3 was read by OCR."). */
  readonly notes: readonly string[]
}
