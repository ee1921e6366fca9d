/**
 * A document as plain data: its content, without fonts or positions. The same model becomes a PDF, an HTML page
 * and a Word file, in any style.
 */
export interface DocumentModel {
  readonly title: string
  /** BCP 47: `en-US`. */
  readonly language: string
  /** Who publishes the document, usually the agency. */
  readonly author: string
  /** ISO timestamp. The same model always produces the same bytes. */
  readonly createdAt: string
  /** Printed at the bottom of every page, beside the page number. */
  readonly footer: string
  /** `sheet`: one page, whose overflow blocks share the room left by the others and continue in an addendum. Defaults to `flow`. */
  readonly layout?: 'flow' | 'sheet'
  /** Whether the publisher is shown above the text of a document without a cover. Defaults to true; sheets have none. */
  readonly hasLetterhead?: boolean
  /** Defaults to a contents page when there are eight or more headings of level 1 and 2. */
  readonly hasContents?: boolean
  readonly blocks: readonly Block[]
}

export type Block =
  | Callout
  | Chart
  | CheckBoxes
  | Columns
  | Cover
  | Fields
  | Heading
  | KeyFigures
  | List
  | Overflow
  | Panel
  | Paragraph
  | Picture
  | Quote
  | Signatures
  | TableBlock
  | { readonly type: 'pageBreak' }
  | { readonly type: 'rule' }
  | { readonly type: 'space'; readonly size: 'small' | 'medium' | 'large' }

/** Plain text, or runs of it. Text is never parsed: `**` and `<` print as they are. Line breaks are kept. */
export type RichText = string | readonly (string | Span)[]

export interface Span {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  /** An `https:`, `mailto:` or `tel:` address; anything else prints as plain text. */
  readonly link?: string
}

/** The cover. Must come first. */
export interface Cover {
  readonly type: 'cover'
  /** A short line above the title: `Insurance proposal`. */
  readonly label?: string
  readonly title: string
  readonly subtitle?: string
  /** Facts at the foot of the cover: prepared for, prepared by, date. Line breaks are kept. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

export interface Heading {
  readonly type: 'heading'
  readonly level: 1 | 2 | 3
  readonly text: string
  /** Small text at any level, like the name of a panel. */
  readonly isQuiet?: boolean
}

export interface Paragraph {
  readonly type: 'paragraph'
  readonly text: RichText
  readonly style?: 'lead' | 'body' | 'strong' | 'small' | 'fine'
  readonly align?: Align
}

export interface List {
  readonly type: 'list'
  readonly kind: 'bullet' | 'number' | 'check'
  readonly items: readonly RichText[]
}

/** Labels and values: stacked, or aligned with the values at the right. */
export interface Fields {
  readonly type: 'fields'
  readonly layout: 'stacked' | 'aligned'
  /** How many columns. Defaults to 1. */
  readonly across?: number
  readonly entries: readonly { readonly label: string; readonly value: string }[]
}

/** Printed check boxes, checked or not, in a row or below each other. */
export interface CheckBoxes {
  readonly type: 'checkBoxes'
  /** How many columns. Defaults to 1. */
  readonly across?: number
  readonly entries: readonly { readonly label: string; readonly isChecked: boolean }[]
}

export interface TableBlock {
  readonly type: 'table'
  /** What the table contains, for screen readers. */
  readonly summary: string
  readonly columns: readonly {
    readonly header: string
    /** The share of the width. */
    readonly width: number
    /** Amounts are right-aligned and set in tabular figures. */
    readonly align?: Align
    /** Shades the column, such as the recommended option of a comparison. */
    readonly isHighlighted?: boolean
  }[]
  readonly rows: readonly (readonly Cell[])[]
  /** Sets the last row apart, as a total. */
  readonly hasTotal?: boolean
}

/** The content of a cell. With `isHeader` it names its row. */
export type Cell =
  | string
  | { readonly text: string; readonly isHeader: true; readonly note?: string }
  | { readonly blocks: readonly (CheckBoxes | Fields | Paragraph)[] }

export interface Columns {
  readonly type: 'columns'
  readonly columns: readonly { readonly width: number; readonly blocks: readonly Block[] }[]
}

/** Blocks within a frame. */
export interface Panel {
  readonly type: 'panel'
  readonly blocks: readonly Block[]
  readonly tone?: 'plain' | 'shaded'
}

/** Something the reader must not miss. */
export interface Callout {
  readonly type: 'callout'
  readonly tone: 'neutral' | 'positive' | 'caution'
  readonly title?: string
  readonly text: RichText
}

/** A verbatim quote from a source. */
export interface Quote {
  readonly type: 'quote'
  readonly text: string
  /** The source: `BOP policy, page 12`. */
  readonly citation: string
}

/** Two to four large figures side by side. */
export interface KeyFigures {
  readonly type: 'keyFigures'
  readonly entries: readonly { readonly label: string; readonly value: string; readonly note?: string }[]
}

/** Several values per label are drawn as groups of bars, or as several lines. */
export interface Chart {
  readonly type: 'chart'
  readonly kind: 'bar' | 'line'
  readonly title: string
  /** What the chart shows, for screen readers. */
  readonly alternative: string
  /** How values are written. Dollars are whole dollars, not cents. */
  readonly unit: 'dollars' | 'number' | 'percent'
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** Signature lines, each with room for a date. */
export interface Signatures {
  readonly type: 'signatures'
  readonly parties: readonly { readonly role: string; readonly name?: string }[]
}

/** Content that may not fit: on a sheet, the rest continues in the addendum. */
export interface Overflow {
  readonly type: 'overflow'
  readonly content: (Paragraph & { readonly text: string }) | TableBlock
  /** The heading of the addendum part. */
  readonly continuation: string
  /** Fills the remaining room on the sheet, so that what follows is at the foot of the page. */
  readonly fills?: boolean
}

export interface Picture {
  readonly type: 'picture'
  /** A PNG or JPEG as a data URL. */
  readonly source: string
  /** What it shows, for screen readers. */
  readonly alternative: string
  /** Points: 72 are an inch. */
  readonly width: number
  readonly height: number
}

export type Align = 'left' | 'right' | 'center'

/** Documents with fewer headings don't need a contents page. */
const fewestHeadings = 8

/** Whether a document has a contents page. */
export function hasContents({ hasContents: isAsked, layout, blocks }: DocumentModel): boolean {
  if (layout === 'sheet') return false
  if (isAsked !== undefined) return isAsked
  const headings = blocks.filter((block) => block.type === 'heading' && block.level < 3)
  return headings.length >= fewestHeadings
}

/** Whether the publisher's name or logo is shown above the text. */
export function hasLetterhead({ hasLetterhead: isAsked = true, layout, blocks }: DocumentModel): boolean {
  return isAsked && layout !== 'sheet' && blocks[0]?.type !== 'cover'
}

/** Whether a link is allowed in a document: no scripts, no local files. */
export function isSafeLink(link: string): boolean {
  return /^(https:|mailto:|tel:)/i.test(link) && !/[\s\p{Cc}]/u.test(link)
}
