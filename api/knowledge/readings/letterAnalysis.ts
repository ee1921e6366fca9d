import type { Analysis, Reading } from '../../reading/index.ts'
import type { RecognizedType } from '../facts/policyFacts.ts'
import { recognizeDocumentType } from '../facts/recognizeDocumentType.ts'

/** In characters: more is a document, not a letter. */
const longestLetter = 6_000
const mostPages = 3

/** What a letter or a carrier's notice about a policy says; null for any other document. */
export const letterAnalysis: Analysis<string | null> = {
  module: import.meta.url,
  name: 'letterAnalysis',
  analyze: (reading) => Promise.resolve(isLetter(reading) ? letterText(reading) : null),
}

function isLetter(reading: Reading): boolean {
  const text = letterText(reading)
  if (reading.pages.length > mostPages || text.length > longestLetter) return false
  const { type, confidence, quote } = recognizeDocumentType(reading)
  // Paragraphs of a scan may run together; its lines do not.
  const lines = reading.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n')
  // A letter whose reference names a policy may look like its declarations.
  const isOther =
    type === 'OTHER' ||
    (type === 'DECLARATIONS' && confidence < surely) ||
    // `Re: Lease 55-0981` says what a letter is about, and is no title.
    /^\W*(?:re|ref|reference|subject)\s*:/i.test(quote ?? '')
  // Lenders write notices like forms, and with words of their loan agreements.
  const mayBeOfLender = isOther || type === 'CONTRACT' || /\brequest/i.test(quote ?? '')
  const isOfLender = mayBeOfLender && ofLoan.test(lines) && wantsOfLender.test(lines)
  const isOfSurvey = isOther && ofSurvey.test(lines) && recommends.test(lines)
  return (
    noticeTypes.has(type) ||
    (mayBeOfLender && ofNonrenewal.test(lines)) ||
    isOfLender ||
    isOfSurvey ||
    (isOther && greeting.test(lines) && closing.test(lines))
  )
}

const ofLoan = /\bloan\s*(?:number|no\b|num\b|#|id\b)|\bmortgage loan\b|\bISAOA\b/i
const wantsOfLender =
  /\b(?:(?:change|notice|transfer) of (?:mortgagee|servicer|servicing|lender|loss payee)|(?:new|correct|amend\w*|chang\w*|updat\w*|add\w*|the) (?:the )?(?:mortgagee|lender['’]?s? loss payable|loss payee|lienholder)(?:['’]s)?(?: clause| name| address)?\b[^.]{0,80}\b(?:to|is|as|read|follows|below|from)\b|mortgagee (?:clause )?(?:is|should|must|needs? to|shall)\b|(?:send|forward|provide|furnish|mail|fax|e-?mail|upload|need|request\w*)\b[^.]{0,60}\b(?:evidence|proof|copy|declarations|binder)\b[^.]{0,40}\b(?:insurance|coverage|policy|page)?)/i

const ofNonrenewal = /^\W*notice of non-?renewal\b/im

/** A carrier's letter after its survey of the insured's premises. */
const ofSurvey =
  /\b(?:loss (?:control|prevention)|risk (?:control|improvement|engineering)|(?:safety|insurance) (?:survey|inspection)|survey (?:of|on|dated))\b/i
const recommends = /\brecommendations?\b/i

const noticeTypes: ReadonlySet<RecognizedType> = new Set(['CANCELLATION_NOTICE', 'REINSTATEMENT_NOTICE'])

const surely = 0.7

const greeting =
  /^\W*(?:dear|hi|hello|hey|good (?:morning|afternoon)|to whom it may concern|re\s*:|subject\s*:)(?![\p{L}])/imu
const closing =
  /^\W*(?:(?:many |kind |best |warm )?(?:thanks|thank you|regards|wishes)|sincerely|respectfully|yours|cordially|best)(?![\p{L}])[^.!?]{0,40}[.!]?$/imu

/** The text of a letter, a line for each paragraph and for each row of a table. */
export function letterText({ blocks }: Reading): string {
  const rowText = (row: readonly { readonly text: string }[]) =>
    row.flatMap(({ text }) => (text === '' ? [] : [text])).join(': ')
  return blocks
    .map((block) =>
      block.kind === 'table'
        ? [...(block.header ? [block.header] : []), ...block.rows].map(rowText).join('\n')
        : block.text,
    )
    .join('\n\n')
}
