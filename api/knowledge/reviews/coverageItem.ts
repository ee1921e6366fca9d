/** Something that policies, quotes, certificates and contracts speak of under many names. */
export interface CoverageItem {
  readonly key: string
  /** How it is called in a report. */
  readonly label: string
  /** What its label looks like, lower case, without punctuation. Tried in order; the first item that fits wins. */
  readonly pattern: RegExp
  /** Fits only when one of the headings, or the row it stands in, fits too. */
  readonly within?: RegExp
  /** What must not stand in the label. */
  readonly except?: RegExp
  /** Which value is better for the insured. */
  readonly better: 'higher' | 'lower' | null
  readonly materiality: 'high' | 'medium' | 'low'
}

/** Declares an item of the vocabulary. */
export function item(
  key: string,
  label: string,
  pattern: RegExp,
  better: CoverageItem['better'],
  materiality: CoverageItem['materiality'],
  { within, except }: { within?: RegExp; except?: RegExp } = {},
): CoverageItem {
  return { key, label, pattern, better, materiality, ...(within && { within }), ...(except && { except }) }
}

/** Lower case, plain punctuation, single spaces. */
export function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—/-]/g, ' ')
    .replaceAll(/[^a-z0-9&' ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
