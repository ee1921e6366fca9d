import { answer, type LetterSubject } from './letterSentences.ts'
import { counts } from './spokenValues.ts'

/** How long somebody has been in the trade, also for others: "I've been in restaurants 21 years", not how old the business is. */
export const experienceSubject: LetterSubject = {
  asks: /^(?!.*\b(?:manager|driver|chef|operator|installer)\b)(?:.*\byears? ?(?:of )?experience\b|.*\bexperience\b.*\byears?\b)/,
  find(sentences) {
    const found = sentences.flatMap((sentence) => {
      const { text } = sentence
      if (!inTrade.test(text)) return []
      return counts(text).flatMap(({ value, index, end }) => {
        const before = text.slice(0, index)
        const behind = text.slice(end)
        const isSpan = /^ years?\b(?! (?:old|ago|back|of warranty|in a row))/i.test(behind)
        const isOther = /\b(?:last|past|first|next|every|warranty|lease|term) (?:of )?(?:the )?$/i.test(
          before,
        )
        return isSpan && !isOther && Number(value) < 70 ? [{ sentence, years: Number(value) }] : []
      })
    })
    // "After fifteen years in other people's kitchens, it is 22 years now."
    const [most] = found.toSorted((a, b) => b.years - a.years)
    return most ? { ...answer(most.sentence, String(most.years)), isPlain: true } : null
  },
}

/** Somebody who speaks of their own work. */
const inTrade =
  /\b(?:I|he|she|owner|founder)(?:['’]ve| have|['’]s| has)? (?:\w+ )?(?:been (?!sick|insured|with you)|cook|run|ran|manage|work|do this|in (?:this|the) (?:trade|business))|\b(?:that|now) I \w+|\bexperience\b|^been \w+ing\b/i
