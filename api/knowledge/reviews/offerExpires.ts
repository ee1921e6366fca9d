import { numberInWords, type Reading, spokenNumber } from '../../reading/index.ts'
import { shifted } from '../../platform/index.ts'
import { datesIn } from '../facts/values.ts'
import { textOf } from './contractParties.ts'

/** The last day on which an offer can be accepted, "2026-06-11"; null when it names none. */
export function offerExpires(reading: Reading): string | null {
  const text = textOf(reading)
  const until = untilDate.exec(text)
  const days = until ? datesIn(text.slice(until.index + until[0].length).slice(0, longestDate)) : []
  // "Quote date / valid until | 05/12/2026 / 06/11/2026": the second day is that of the second name.
  const named = until ? text.slice(0, until.index + until[0].length) : ''
  const isSecond = /\/ *(?:valid|good|open|held|expires?|expiration)\b[^/]*$/i.test(named)
  const day = (isSecond ? days[1] : undefined) ?? days[0]
  if (day) return day.iso
  const counted = forDays.exec(text)
  const count = counted?.[1] ?? ''
  const length = spokenNumber(count) ?? Number(count)
  // "Terms stand for twenty-one days from April 22, 2027."
  const behind = counted ? text.slice(counted.index + counted[0].length).slice(0, longestDate) : ''
  const own = /^ from (?!(?:the|this|our) )[^.;]*/i.exec(behind)?.[0]
  const dated = datedOn.exec(text)
  const from = own
    ? datesIn(own)[0]
    : dated
      ? datesIn(text.slice(dated.index, dated.index + longestDate))[0]
      : undefined
  if (!count || !Number.isFinite(length) || !from) return null
  return shifted(from.iso, length)
}

const longestDate = 48
const offer = String.raw`\b(?:quot(?:e|ation)|offer|proposal|indication|terms|pricing|premium)\b`
/** "This quote is valid until 06/11/2026", "Offer expires: June 11, 2026", "open for acceptance through". */
const untilDate = new RegExp(
  [
    String.raw`${offer}[^.]{0,40}\b(?:valid|good|open|held|firm|stands?|guaranteed)\b[^.\d]{0,30}\b(?:until|through|to|till|thru)\b`,
    String.raw`\b(?:valid|open|good) (?:for acceptance )?(?:until|through|thru|to)\b`,
    String.raw`\bholds? (?:these |our |the |this )?(?:terms|offer|quote|prices?) (?:open )?(?:until|through)\b`,
    String.raw`${offer}\s+(?:will )?(?:expires?|lapses?|expiration(?: date)?|expiry(?: date)?)(?: on)?\b`,
    String.raw`\b(?:must be accepted|may be accepted|bind(?:ing)? (?:order )?(?:is )?(?:required|needed)) (?:by|before|on or before|until)\b`,
  ].join('|'),
  'i',
)
const forDays = new RegExp(
  String.raw`\b(?:(?:valid|good|open|held|firm|stands?)\b[^.\d]{0,30}\bfor (?:a period of )?|(?:lapses|expires) (?:after |in )?|(?:valid|good|open):? )(\d{1,3}|${numberInWords})(?: \(\d+\))? days\b`,
  'i',
)
const datedOn =
  /\b(?:(?:quot(?:e|ed|ation)|offer|proposal|issue|prepared|letter)(?: date| on)|date(?:d| issued| of (?:quote|issue|offer))?|issued|prepared|quoted)\b:?\s+(?:on )?(?=[A-Z]?[a-z]* ?\d)/i
