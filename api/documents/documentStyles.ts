export type FontFamily =
  | 'Inter'
  | 'Source Serif 4'
  | 'Source Sans 3'
  | 'Fraunces'
  | 'Figtree'
  | 'Cormorant Garamond'
  | 'EB Garamond'
  | 'IBM Plex Sans'
  | 'IBM Plex Mono'

/** How a document looks: design tokens for the PDF, HTML and Word output. Lengths are in points. */
export interface DocumentStyle {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly fonts: { readonly body: FontFamily; readonly heading: FontFamily; readonly label: FontFamily }
  readonly colors: DocumentColors
  readonly sizes: {
    readonly body: number
    readonly lead: number
    readonly small: number
    readonly fine: number
    readonly h1: number
    readonly h2: number
    readonly h3: number
    readonly cover: number
    readonly figure: number
  }
  /** Space between lines, in ems. */
  readonly leading: number
  readonly headingWeight: 400 | 500 | 600
  readonly margins: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
  // Each has a drawing in the Typst template and the style sheet.
  readonly cover: 'band' | 'minimal' | 'warm' | 'framed' | 'grid'
  readonly headings: 'ruled' | 'plain' | 'soft' | 'ornate' | 'numbered' | 'form'
  readonly tables: 'ruled' | 'minimal' | 'soft' | 'hairline' | 'grid'
  readonly callouts: 'bar' | 'line' | 'soft' | 'framed' | 'label'
  readonly radius: number
}

export interface DocumentColors {
  readonly ink: string
  readonly quiet: string
  readonly line: string
  readonly accent: string
  /** A second color, for ornament only. */
  readonly ornament: string
  /** A light tint of the accent, behind text. */
  readonly tint: string
  readonly paper: string
  readonly chart: readonly string[]
}

/** The style of certificates, exports and forms: small, plain and dense. */
export const formStyle: DocumentStyle = {
  id: 'builtin:form',
  name: 'Form',
  description: 'Certificates and exports.',
  fonts: { body: 'Inter', heading: 'Inter', label: 'Inter' },
  colors: {
    ink: '#17191c',
    quiet: '#5a616b',
    line: '#b9bfc7',
    accent: '#17191c',
    ornament: '#b9bfc7',
    tint: '#f2f4f6',
    paper: '#ffffff',
    chart: ['#27313f', '#7b8794', '#b9bfc7'],
  },
  sizes: { body: 8.5, lead: 9.5, small: 7.5, fine: 6.5, h1: 15, h2: 9, h3: 8.5, cover: 28, figure: 16 },
  leading: 0.52,
  headingWeight: 600,
  margins: { top: 36, right: 36, bottom: 46, left: 36 },
  cover: 'minimal',
  headings: 'form',
  tables: 'hairline',
  callouts: 'line',
  radius: 0,
}

const classicProfessional: DocumentStyle = {
  id: 'builtin:classic-professional',
  name: 'Classic Professional',
  description: 'Navy and serif, ruled tables. For contracts, carriers and committees.',
  fonts: { body: 'Source Serif 4', heading: 'Source Serif 4', label: 'Source Sans 3' },
  colors: {
    ink: '#1d2530',
    quiet: '#5c6672',
    line: '#c8cfd8',
    accent: '#1d3a5f',
    ornament: '#a9854d',
    tint: '#eff3f8',
    paper: '#ffffff',
    chart: ['#1d3a5f', '#7d97b5', '#a9854d', '#aab4bf'],
  },
  sizes: { body: 10.5, lead: 12.5, small: 9, fine: 8, h1: 22, h2: 14, h3: 11, cover: 38, figure: 23 },
  leading: 0.72,
  headingWeight: 600,
  margins: { top: 72, right: 72, bottom: 76, left: 72 },
  cover: 'band',
  headings: 'ruled',
  tables: 'ruled',
  callouts: 'bar',
  radius: 0,
}

const modernMinimalist: DocumentStyle = {
  id: 'builtin:modern-minimalist',
  name: 'Modern Minimalist',
  description: 'Black on white, generous space, hairlines only. For clients who want the essentials.',
  fonts: { body: 'Inter', heading: 'Inter', label: 'Inter' },
  colors: {
    ink: '#141414',
    quiet: '#6e6e6e',
    line: '#e2e2e2',
    accent: '#141414',
    ornament: '#141414',
    tint: '#f6f6f5',
    paper: '#ffffff',
    chart: ['#141414', '#9b9b9b', '#d0d0d0', '#5f5f5f'],
  },
  sizes: { body: 9.5, lead: 12, small: 8.25, fine: 7.5, h1: 25, h2: 13, h3: 9.5, cover: 50, figure: 25 },
  leading: 0.8,
  headingWeight: 600,
  margins: { top: 84, right: 84, bottom: 80, left: 84 },
  cover: 'minimal',
  headings: 'plain',
  tables: 'minimal',
  callouts: 'line',
  radius: 0,
}

const warmHuman: DocumentStyle = {
  id: 'builtin:warm-human',
  name: 'Warm Human',
  description: 'Soft shapes, terracotta and cream. For families, shops and long relationships.',
  fonts: { body: 'Figtree', heading: 'Fraunces', label: 'Figtree' },
  colors: {
    ink: '#33261f',
    quiet: '#77655a',
    line: '#ead9cb',
    accent: '#a84a22',
    ornament: '#e8b27d',
    tint: '#fcf4ec',
    paper: '#ffffff',
    chart: ['#a84a22', '#e3a461', '#6b8a78', '#c9b8a8'],
  },
  sizes: { body: 10.5, lead: 13, small: 9, fine: 8, h1: 25, h2: 15.5, h3: 11, cover: 44, figure: 25 },
  leading: 0.76,
  headingWeight: 600,
  margins: { top: 72, right: 76, bottom: 76, left: 76 },
  cover: 'warm',
  headings: 'soft',
  tables: 'soft',
  callouts: 'soft',
  radius: 9,
}

const elegantPremium: DocumentStyle = {
  id: 'builtin:elegant-premium',
  name: 'Elegant Premium',
  description: 'Garamond, deep green and gold on ivory. For private clients and large accounts.',
  fonts: { body: 'EB Garamond', heading: 'Cormorant Garamond', label: 'EB Garamond' },
  colors: {
    ink: '#24271f',
    quiet: '#6a6a5c',
    line: '#dcd4c0',
    accent: '#20423a',
    ornament: '#b0904f',
    tint: '#f6f1e4',
    paper: '#fefcf7',
    chart: ['#20423a', '#b0904f', '#8aa39b', '#d8cba9'],
  },
  sizes: { body: 11.5, lead: 14, small: 9.75, fine: 8.75, h1: 30, h2: 19, h3: 12.5, cover: 52, figure: 29 },
  leading: 0.7,
  headingWeight: 500,
  margins: { top: 84, right: 88, bottom: 84, left: 88 },
  cover: 'framed',
  headings: 'ornate',
  tables: 'hairline',
  callouts: 'framed',
  radius: 0,
}

const technicalStructured: DocumentStyle = {
  id: 'builtin:technical-structured',
  name: 'Technical and Structured',
  description: 'Numbered sections, grids and monospaced figures. For engineers, risk managers and audits.',
  fonts: { body: 'IBM Plex Sans', heading: 'IBM Plex Sans', label: 'IBM Plex Mono' },
  colors: {
    ink: '#161b22',
    quiet: '#58636f',
    line: '#c5cdd6',
    accent: '#0a6470',
    ornament: '#0a6470',
    tint: '#edf5f6',
    paper: '#ffffff',
    chart: ['#0a6470', '#6aa5ad', '#e08e3c', '#9aa5b1'],
  },
  sizes: { body: 9.5, lead: 11, small: 8.25, fine: 7.25, h1: 18, h2: 12.5, h3: 10, cover: 34, figure: 20 },
  leading: 0.7,
  headingWeight: 600,
  margins: { top: 72, right: 60, bottom: 72, left: 60 },
  cover: 'grid',
  headings: 'numbered',
  tables: 'grid',
  callouts: 'label',
  radius: 0,
}

/** The built-in styles, in display order. */
export const builtInStyles: readonly DocumentStyle[] = [
  classicProfessional,
  modernMinimalist,
  warmHuman,
  elegantPremium,
  technicalStructured,
]

/** The built-in style with this id; null if there is none. */
export function builtInStyle(id: string): DocumentStyle | null {
  return builtInStyles.find((style) => style.id === id) ?? null
}

/** The publisher of a document, as covers and footers show it. */
export interface Publisher {
  readonly name: string
  /** Address, phone and so on, one line each. */
  readonly lines: readonly string[]
  /** A PNG or JPEG as a data URL. */
  readonly logo: string | null
  /** `#1d3a5f`: replaces the style's accent. */
  readonly accent: string | null
}

/** A style and a publisher: everything about a document except its content. */
export interface DocumentLook {
  readonly style: DocumentStyle
  readonly publisher: Publisher
}

/** The look of a publisher's forms and certificates. */
export function formLook(publisher: Publisher): DocumentLook {
  return { style: formStyle, publisher }
}

/** The style with the publisher's accent, darkened to be readable on paper. */
export function accented({ style, publisher: { accent } }: DocumentLook): DocumentStyle {
  if (accent === null || !/^#[\da-f]{6}$/i.test(accent)) return style
  const readable = darkened(accent)
  const [, ...others] = style.colors.chart
  return {
    ...style,
    colors: {
      ...style.colors,
      accent: readable,
      tint: mixed(readable, '#ffffff', 0.93),
      chart: [readable, ...others],
    },
  }
}

/** WCAG 2.2 requires a contrast of 4.5 between text and paper. */
function darkened(color: string): string {
  let dark = color
  while (1.05 / (luminance(dark) + 0.05) < 4.5) dark = mixed(dark, '#000000', 0.08)
  return dark
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mixed(color: string, other: string, share: number): string {
  const others = channels(other)
  const parts = channels(color).map((channel, at) =>
    Math.round(channel * (1 - share) + (others[at] ?? 0) * share),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
