import { clausesOf } from './letterClauses.ts'
import { answer, firstOf, type LetterAnswer, type LetterSubject, type Sentence } from './letterSentences.ts'

/** The bank or company that has an interest, or that there is none. */
export const lenderSubject: LetterSubject = {
  asks: /mortgagee|loss payee|lien ?holder|lender/,
  find: (sentences, asked) =>
    firstOf(
      sentences.filter(({ text }) =>
        /\b(?:bank|mortgag\w*|lender|lien|leas\w*|loan|credit union|financed|floor(?:s|ed)? (?:our|us|the)|floor plan)\b/i.test(
          text,
        ),
      ),
      ({ text }) =>
        /\b((?:[A-Z][\w&.'’-]+ )+(?:Bank|Credit Union|Savings|Leasing|Capital|Finance|Credit|Trust)(?: (?:of )?[A-Z]\w+)*)/.exec(
          text,
        )?.[1],
    ) ?? (asksOnlyForLender.test(asked) ? deniedLender(sentences) : null),
}

const asksOnlyForLender =
  /^(?:(?:name of )?(?:the )?(?:mortgagees?|loss payees?|lien ?holders?|lenders?|additional interests?|bank)(?: +names?)?(?: +(?:or|and|if any) +| +|$))+$/

/** "There is no bank or leasing company involved", "the building is free and clear". */
function deniedLender(sentences: readonly Sentence[]): LetterAnswer | null {
  const clauses = clausesOf(sentences)
  // "The bank only has the mortgage on the store."
  if (clauses.some(({ text, isNegative }) => !isNegative && lenders.test(text))) return null
  const denied = clauses.find(
    ({ text, isNegative }) =>
      !/\b(?:no longer|any ?more|used to|not yet|new)\b/i.test(text) &&
      ((isNegative && lenders.test(text)) ||
        /\bfree and clear\b|\bowe nothing\b|\b(?:own\w*|paid) (?:\w+ ){0,3}outright\b|\bpaid (?:it |them |for )?(?:off|in full|cash)\b/i.test(
          text,
        )),
  )
  return denied ? answer(denied.sentence, 'None') : null
}

const lenders =
  /\b(?:mortgag\w*|liens?|lien ?holders?|loss payees?|lenders?|loans?|banks?(?! account)|leas\w+ compan\w+|finance compan\w+|financ(?:ed|ing))\b/i
