import { answer, type LetterSubject } from './letterSentences.ts'
import { counts } from './spokenValues.ts'

/** All seats, where a form asks for those outside as well: "48 seats inside and 16 on the patio, that is 64". */
export const seatsSubject: LetterSubject = {
  asks: /^(?=.*\b(?:seats|seating)\b).*(?:\b(?:with|includ\w+|plus)\b.*\b(?:patio|bar|outdoor|outside|terrace)|\btotal\b)/,
  find(sentences) {
    for (const sentence of sentences) {
      const { text } = sentence
      if (!/\b(?:seats?|seating|chairs)\b/i.test(text)) continue
      const found = counts(text)
      const whole = found.find(({ index }) =>
        /\b(?:that is|that['’]s|which is|makes|total(?:s|ing)?|altogether|in all)[ ,:]+$/i.test(
          text.slice(0, index),
        ),
      )
      if (whole) return answer(sentence, whole.value)
      const isParted =
        /\b(?:inside|indoors?|dining)\b/i.test(text) &&
        /\b(?:patio|outside|outdoors?|terrace|deck)\b/i.test(text)
      const [inside, outside, ...others] = found
      if (isParted && inside && outside && others.length === 0)
        return answer(sentence, String(Number(inside.value) + Number(outside.value)))
    }
    return null
  },
}
