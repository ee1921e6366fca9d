import { messageParts } from '../../assistant/index.ts'

/** The number to call back, as the sender gives it: after words that say so, or in the signature. */
export function statedPhone(body: string): string | null {
  const { own, signature } = messageParts(body)
  const number = String.raw`((?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3}[-. ])\s?\d{3}[-. ]\d{4})(?!\d)`
  const asked = new RegExp(
    String.raw`\b(?:call|reach|text|phone|cell|mobile|number|direct)\b[^.!?\n]{0,40}?${number}`,
    'i',
  )
  const signed = signature
    .split('\n')
    .filter((line) => !/\bfax\b|^\s*f[:.]/i.test(line))
    .join('\n')
  const inText = [...own.matchAll(new RegExp(number, 'g'))].map(([found]) => found)
  return (
    asked.exec(own)?.[1] ??
    new RegExp(number).exec(signed)?.[1] ??
    (inText.length === 1 && !/\bfax\b/i.test(own) ? (inText[0] ?? null) : null)
  )
}
