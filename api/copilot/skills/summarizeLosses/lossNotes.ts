import { type Reading, sentencesOf } from '../../../reading/index.ts'

/** A sentence of a loss run that says how its figures are to be read. */
export interface LossNote {
  readonly quote: string
  readonly page: number
}

/** What is in the figures and what is not: recoveries, expenses, deductibles, reserves yet to come, policies left out. */
const ofFigures =
  /\b(?:recover(?:y|ies|ed)|subrogation|salvage|deductibles?|expenses?|ALAE|reinsurance|IBNR|reserves?|incurred|estimates?|figures|amounts|totals?)\b/i
const says =
  /\b(?:not (?:deducted|included|reflected|applied)|net of|gross of|exclu(?:des?|ded|ding)|includ(?:es?|ed|ing)|before|after|do(?:es)? not|pending|subject to|may change|preliminary|unaudited|limited to|capped at|combined|only)\b/i
const mostNotes = 4
const longest = 280

/** The notes of a loss run beside its tables, as printed. */
export function lossNotes({ blocks }: Reading): LossNote[] {
  return blocks
    .flatMap((block) =>
      block.kind === 'table' || block.kind === 'heading'
        ? []
        : sentencesOf(block.text).map((quote) => ({ quote: quote.trim(), page: block.page })),
    )
    .filter(
      ({ quote }) =>
        quote.length <= longest &&
        quote.split(/\s+/).length >= 4 &&
        /[a-z]/.test(quote) &&
        ofFigures.test(quote) &&
        says.test(quote),
    )
    .slice(0, mostNotes)
}
