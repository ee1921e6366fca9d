import type { Sentence } from './messageText.ts'

/** Whether a sentence goes on about the one before it: `He sold it on Friday`, `Nobody was hurt`. */
export function goesOn({ text, isItem = false, isNewParagraph = false }: Sentence): boolean {
  return !isItem && !isNewParagraph && !text.includes('?') && sequel.test(text)
}

const sequel =
  /^\W*(?:(?:and|but|also) )?(?:he|she|it|they|his|her|its|their|both|all|nobody|no[- ]?one|no injur\w+|everyone|everybody|effective|as of|starting|vin|dob|license|that|this|these|we (?:sold|bought|traded|no longer)|(?:the|our) (?:vin|dob|license|loss payee|lien ?holder|old one|new one|police))\b/i
