import type { Filling } from './isDoubtful.ts'

/** Whether what a letter says for a box or a list is said of another row, or of somebody else. */
export function isBoxDoubtful({ ask, quote, knowledge: { facts } }: Filling): boolean {
  const { field, row, entity } = ask
  const isBox = field.kind === 'checkBox' || field.kind === 'radio' || field.kind === 'choice'
  if (!isBox || quote === undefined) return false
  // "Status (2)" without a second loss.
  if (entity === 'loss' && row > 0) return !facts.some((each) => each.entity === entity && each.row === row)
  // "The owner and the subs are to be insured" does not say that the applicant is the owner.
  const isRole = /\bapplicant(?:['\u2019]s)? (?:is|interest|role)\b/i.test(
    `${field.section} ${field.question}`,
  )
  return isRole && !/\b(?:we|I)(?: are|['\u2019]re| am|['\u2019]m) (?:the |an? )?\w+/i.test(quote)
}
