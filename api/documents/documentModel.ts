/**
 * A document as plain data: what it says and how it is arranged, without fonts or places on paper. Whatever the
 * agency hands out is made of these blocks, and comes out as a PDF and as HTML that say the same.
 */
export interface DocumentModel {
  readonly title: string
  /** BCP 47: `en-US`. */
  readonly language: string
  /** Who hands the document out. */
  readonly author: string
  /** When it was made, as an ISO string: the same document always comes out as the same bytes. */
  readonly createdAt: string
  /** Stands at the foot of every page, beside the page's number. */
  readonly footer: string
  readonly sections: readonly Section[]
}

/** What begins on a page of its own. */
export interface Section {
  /** A sheet is one page: its `overflow` blocks take the room that the others leave, and go on in an addendum. */
  readonly layout: 'flow' | 'sheet'
  /** Takes the place of the document's own on the pages of this section, which then have numbers of their own. */
  readonly footer?: string
  readonly blocks: readonly Block[]
}

export type Block =
  | Heading
  | Paragraph
  | Fields
  | TableBlock
  | Columns
  | Panel
  | Overflow
  | Picture
  | { readonly type: 'rule' }
  | { readonly type: 'space'; readonly size: 'small' | 'medium' | 'large' }

export interface Heading {
  readonly type: 'heading'
  readonly level: 1 | 2 | 3
  readonly text: string
  /** Set small, whatever its level, as the name of a panel is. */
  readonly isQuiet?: boolean
}

export interface Paragraph {
  readonly type: 'paragraph'
  /** Line breaks are kept. */
  readonly text: string
  readonly style?: 'body' | 'strong' | 'small' | 'fine'
  readonly align?: Align
}

/** Labels with their values: beneath each other, or with the values in line at the right. */
export interface Fields {
  readonly type: 'fields'
  readonly layout: 'stacked' | 'aligned'
  /** How many stand beside each other; one unless given. */
  readonly across?: number
  readonly entries: readonly { readonly label: string; readonly value: string }[]
}

export interface TableBlock {
  readonly type: 'table'
  /** What the table holds, for whoever cannot see it. */
  readonly summary: string
  readonly columns: readonly {
    readonly header: string
    /** The share of the width. */
    readonly width: number
    readonly align?: Align
  }[]
  readonly rows: readonly (readonly Cell[])[]
}

/** What a cell says. The first cell of a row names the row when `isHeader` says so. */
export type Cell =
  | string
  | { readonly text: string; readonly isHeader: true; readonly note?: string }
  | { readonly blocks: readonly (Fields | Paragraph)[] }

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

/** What may be longer than its place: on a sheet, the rest stands in the addendum. */
export interface Overflow {
  readonly type: 'overflow'
  readonly content: Paragraph | TableBlock
  /** Heads the rest in the addendum. */
  readonly continuation: string
  /** Takes all the room that is left on the sheet, so that what follows stands at its foot. */
  readonly fills?: boolean
}

export interface Picture {
  readonly type: 'picture'
  /** A PNG or JPEG as a data URL. */
  readonly source: string
  /** What it shows, for whoever cannot see it. */
  readonly alternative: string
  /** Points: 72 are an inch. */
  readonly width: number
  readonly height: number
}

export type Align = 'left' | 'right' | 'center'
