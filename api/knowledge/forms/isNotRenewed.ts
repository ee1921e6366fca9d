import type { Filling } from './isDoubtful.ts'

/** "Policy number (if renewal)" in an application that asks for none. */
export function isNotRenewed({ ask: { field }, knowledge: { sentences } }: Filling): boolean {
  return (
    /\bif (?:this is )?(?:an? )?renewal\b/i.test(field.label) &&
    sentences.length > 0 &&
    !sentences.some(({ text }) => /\brenew/i.test(text))
  )
}
