import type { Analysis, Reading } from '../../reading/index.ts'
import { recognizeDocumentType } from '../facts/recognizeDocumentType.ts'

/** In characters: more is a document, not a letter. */
const longestLetter = 6_000
const mostPages = 3

/** What a letter or a notice of cancellation says; null for any other document. */
export const letterAnalysis: Analysis<string | null> = {
  module: import.meta.url,
  name: 'letterAnalysis',
  analyze: (reading) => Promise.resolve(isLetter(reading) ? textOf(reading) : null),
}

function isLetter(reading: Reading): boolean {
  const text = textOf(reading)
  if (reading.pages.length > mostPages || text.length > longestLetter) return false
  const { type } = recognizeDocumentType(reading)
  return type === 'CANCELLATION_NOTICE' || (type === 'OTHER' && greeting.test(text) && closing.test(text))
}

const greeting =
  /^\W*(?:dear|hi|hello|hey|good (?:morning|afternoon)|to whom it may concern|re\s*:|subject\s*:)(?![\p{L}])/imu
const closing =
  /^\W*(?:(?:many |kind |best |warm )?(?:thanks|thank you|regards|wishes)|sincerely|respectfully|yours|cordially|best)(?![\p{L}])[^.!?]{0,40}$/imu

function textOf({ blocks }: Reading): string {
  return blocks
    .flatMap((block) => {
      if (block.kind !== 'table') return [block.text]
      const rows = block.header ? [block.header, ...block.rows] : block.rows
      return [
        rows
          .map((row) =>
            row
              .map(({ text }) => text)
              .filter(Boolean)
              .join(': '),
          )
          .join('\n'),
      ]
    })
    .join('\n\n')
}
