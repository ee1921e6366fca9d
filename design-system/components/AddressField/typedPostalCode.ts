type Typed = { text: string; caret: number }

/** Digits before the hyphen, and in total. */
const prefixLength = 5
const fullLength = 9

/**
 * Formats a ZIP code after a key press, given the value `before` it: digits only, with a hyphen
 * before the last four of nine, and the caret beside the same digit as before.
 */
export function typedPostalCode(
  before: string,
  {
    text,
    caret,
    isForward,
  }: Typed & { /** Whether the key deletes what is after the caret. */ isForward: boolean },
): Typed {
  let head = digitsOf(text.slice(0, caret))
  let tail = digitsOf(text.slice(caret))
  const isHyphenDeleted = text.length === before.length - 1 && head + tail === digitsOf(before)
  // The hyphen is restored, so deleting it deletes the digit before it.
  if (isHyphenDeleted && isForward) tail = tail.slice(1)
  if (isHyphenDeleted && !isForward) head = head.slice(0, -1)
  // Typing into a full code is ignored instead of replacing digits.
  const surplus = head.length + tail.length - fullLength
  if (surplus > 0) head = head.slice(0, Math.max(0, head.length - surplus))

  const isBeyondHyphen = head.length > prefixLength
  return {
    text: withHyphen((head + tail).slice(0, fullLength)),
    caret: head.length + (isBeyondHyphen ? 1 : 0),
  }
}

/** The error of a ZIP code; empty if it is valid or blank. */
export function postalCodeProblem(postalCode: string): string {
  return /^(?:\d{5}(?:-\d{4})?)?$/.test(postalCode) ? '' : 'Enter a ZIP code like 78701 or 78701-4021.'
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function withHyphen(digits: string): string {
  return digits.length > prefixLength
    ? `${digits.slice(0, prefixLength)}-${digits.slice(prefixLength)}`
    : digits
}
