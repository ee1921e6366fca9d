import { firstOf, type LetterSubject } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** What forms ask about a loan on a property beside whose it is. */
export const loanSubjects: readonly LetterSubject[] = [
  {
    asks: /\b(?:lien|mortgage|loan) position\b|\bpriority of (?:the )?(?:lien|mortgage)\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /\b(first|second|third) (?:mortgage|lien|trust deed|deed of trust|position)\b/i
          .exec(text)?.[1]
          ?.toLowerCase()
          .replace(/^./, (letter) => letter.toUpperCase()),
      ),
  },
  {
    asks: /^(?:loan|mortgage|lien) (?:amount|balance)$|^(?:amount|balance) of (?:the )?(?:loan|mortgage|lien)$/,
    isOnly: true,
    find: (sentences) =>
      firstOf(
        sentences,
        ({ text }) =>
          moneyAmounts(text).find(({ index, end }) => {
            const isBehind = /\b(?:mortgage|loan|note|lien|lend\w*|borrow\w*)\b[^,;.()$]{0,30}$/i.test(
              text.slice(0, index),
            )
            return isBehind || /^ (?:mortgage|loan|note|lien)\b/i.test(text.slice(end))
          })?.value,
      ),
  },
]
