import { monthName } from './findDates.ts'

/**
 * A text without the days on which nothing changes: on which a letter was written, as it stands above its salutation,
 * and on which somebody was hired: `We hired Kevin Tran, started 11/16`.
 */
export function withoutOtherDays(text: string): string {
  const rest = text.replace(letterDate, '')
  return ofHire.test(rest) ? rest.replaceAll(hireDate, ' ') : rest
}

const letterDate = new RegExp(
  String.raw`^[^\S\n]*(?:dated?:?[^\S\n]*)?(?:${monthName}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}/\d{1,2}/\d{2,4})[^\S\n]*$(?=(?:\n[^\n]{0,80}){1,12}?\n[^\S\n]*(?:dear|to whom|re:|subject:|attn|attention|gentlemen|ladies)\b)`,
  'im',
)

const hireDate = new RegExp(
  String.raw`\b(?:(?:was |we )?hired|started|has been with us since|date of hire|hire date)(?: (?:work|here|with us))?(?: is| was|:)?(?: on)? (?:${monthName}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?)`,
  'gi',
)

const ofHire = /\b(?:hired?|new (?:guy|driver|employee)|licen[sc]e|d\.?o\.?b)\b/i
