import { monthName } from './findDates.ts'

/** A text without the day on which a letter was written, as it stands above its salutation: nothing happens on it. */
export function withoutLetterDate(text: string): string {
  return text.replace(letterDate, '')
}

const letterDate = new RegExp(
  String.raw`^[^\S\n]*(?:dated?:?[^\S\n]*)?(?:${monthName}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}/\d{1,2}/\d{2,4})[^\S\n]*$(?=(?:\n[^\n]{0,80}){1,12}?\n[^\S\n]*(?:dear|to whom|re:|subject:|attn|attention|gentlemen|ladies)\b)`,
  'im',
)
