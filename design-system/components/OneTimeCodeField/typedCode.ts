import { codeIn, digitsOf } from './codeIn.ts'

type Typed = { text: string; caret: number }

/**
 * The field's digits after a key or a paste, given the digits `before`: a whole code replaces
 * all, other digits are inserted where typed, and extra digits are ignored.
 */
export function typedCode(before: string, { text, caret }: Typed, length: number): Typed {
  const tail = text.slice(caret)
  const start = commonLength(text.slice(0, caret), before.slice(0, Math.max(0, before.length - tail.length)))
  const inserted = text.slice(start, caret)
  const digits = inserted.length > 1 ? codeIn(inserted, length) : digitsOf(inserted)
  if (digits.length === length) return { text: digits, caret: length }

  const code = text.slice(0, start) + digits + tail
  const isTaken = code.length <= length && (inserted === '' || digits !== '')
  return isTaken ? { text: code, caret: start + digits.length } : { text: before, caret: start }
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
