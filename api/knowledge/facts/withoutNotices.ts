import type { ReadPage, Reading } from '../../reading/index.ts'

/** What notices and summaries say of themselves, beside a policy that they are bound with. */
const isNoPart =
  /\b(?:no coverage is provided by this|this (?:\w+ ){0,3}(?:notice|summary|letter|brochure|disclosure)\b[^.]{0,60}\b(?:(?:is|are) not|does not form)\b[^.]{0,20}\bpart of\b|this (?:\w+ ){0,3}(?:notice|summary|letter|brochure)\b[^.]{0,40}\b(?:gives|provides|grants) no (?:coverage|insurance))/i

/**
 * A policy without the pages that say that they are no part of it: what a notice to policyholders tells of last year's
 * limits must not be taken for this year's. A document that is a notice as a whole stays as it is.
 */
export function withoutNotices(reading: Reading): Reading {
  const notices = new Set(reading.pages.filter(isNotice).map(({ number }) => number))
  if (notices.size === 0 || notices.size === reading.pages.length) return reading
  return {
    ...reading,
    pages: reading.pages.filter(({ number }) => !notices.has(number)),
    blocks: reading.blocks.filter(({ page }) => !notices.has(page)),
  }
}

/** Whether a page says so at its top: further down, it may speak of another. */
function isNotice({ lines }: ReadPage): boolean {
  return isNoPart.test(
    lines
      .slice(0, mostOfTop)
      .map(({ text }) => text)
      .join(' '),
  )
}

const mostOfTop = 12
