/** An amount or share, as the source of a pattern. */
export const amount = String.raw`(?:\$\s?[\d.,]*\d[\d.,]*|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? ?(?:%|percent\b))`
/** A period or distance. */
export const time = String.raw`\d+[ -]?(?:hours?|hrs?|days?|weeks?|months?|years?|miles?)\b`
/** What stands in place of an amount. */
export const words = String.raw`(?:incl(?:uded)?|excluded|not (?:covered|included|applicable|provided)|no coverage|none|n/a|nil|statutory|waived|actual (?:loss|cash)|acv)\b`

export const startsWithValue = new RegExp(
  String.raw`^(?:up to |less |minus )?(?:${amount}|${time}|${words}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\$$)`,
  'i',
)
export const inlineValue = new RegExp(String.raw`\p{L}{3}.*?(${amount}|${time}|: *${words})`, 'iu')
/** Whether a cell is a value rather than a label. */
export function isValue(text: string): boolean {
  return startsWithValue.test(text) && text.split(' ').length <= 10
}
