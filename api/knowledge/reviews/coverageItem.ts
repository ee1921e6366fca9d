/** A coverage or term that policies, quotes, certificates and contracts call by many names. */
export interface CoverageItem {
  readonly key: string
  /** How it is called in a report. */
  readonly label: string
  /** What its label looks like, lower case, without punctuation. Tried in order; the first item that fits wins. */
  readonly pattern: RegExp
  /** Matches only when one of its headings, or its row, matches too. */
  readonly within?: RegExp
  /** What must not be in the label. */
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

/** What the trade writes short in labels. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bCGL\b/g, 'general liability'],
  [/\bGL\b/g, 'general liability'],
  [/\bEL\b/g, 'employers liability'],
  [/\bPL(?= (?:limits?|each|aggregate|claims?)\b)/g, 'professional liability'],
  [/\bWC\b/g, 'workers compensation'],
  [/\bBI ?(?:\/|&|and) ?EE\b/g, 'business income and extra expense'],
  [/\bDPR\b/g, 'damage to premises rented'],
  [/\bP(?: ?& ?|I ?\/ ?)AI?\b/g, 'personal and advertising injury'],
  [/\bA ?& ?B\b/g, 'assault and battery'],
  [/\bERP\b/g, 'extended reporting period'],
  [/\bMEP\b/g, 'minimum earned premium'],
  [/\bUM\b/g, 'uninsured motorist'],
  [/\bUIM\b/g, 'underinsured motorist'],
  [/\bAOP\b/g, 'all other perils'],
  [/\bocc\b\.?/gi, 'occurrence'],
  [/\bagg\b\.?/gi, 'aggregate'],
  [/\bgen(?:['’]l)?\b\.?(?= agg)/gi, 'general'],
  [/\bPCO\b/g, 'products completed operations'],
  [/\bded\b\.?/gi, 'deductible'],
  [/(?<=\brented )prem\b\.?/gi, 'premises'],
  [/\bprem\b\.?/gi, 'premium'],
  [/\bacc\b\.?/gi, 'accident'],
  [/\bdis\b\.?(?= |$)/gi, 'disease'],
  [/\bempl?\b\.?(?= |$)/gi, 'employee'],
  [/\bpol\b\.?/gi, 'policy'],
  [/\bC\.? ?O\b\.?(?= agg)/gi, 'completed operations'],
  [/\bmin\b\.?(?= (?:earned|prem))/gi, 'minimum'],
  [/\bea\b\.?/gi, 'each'],
  [/\bprod\b\.?/gi, 'products'],
  [/\bcomp\b\.?(?=[ /-]*op)/gi, 'completed'],
  [/\bops?\b\.?/gi, 'operations'],
  [/\bpers\b\.?/gi, 'personal'],
  [/\badv\b\.?/gi, 'advertising'],
  [/\bincl\b\.?/gi, 'including'],
  [/\binj\b\.?/gi, 'injury'],
  [/\bdmg\b\.?/gi, 'damage'],
  [/\bPD(?= (?:per|each|deductible)\b)/g, 'property damage'],
  [/\breefer\b/gi, 'refrigeration'],
]

/** Few labels have any: the others need not be searched for each. */
const anyShortForm = new RegExp(shortForms.map(([short]) => `(?:${short.source})`).join('|'), 'i')

/** A label without the trade's abbreviations: "CGL gen agg" is "general liability general aggregate". */
export function spelledOut(label: string): string {
  if (!anyShortForm.test(label)) return label
  return shortForms.reduce((text, [short, long]) => text.replaceAll(short, long), label)
}
