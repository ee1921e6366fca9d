import { answer, type LetterSubject } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** What a part of the payroll comes to: "The harvest crew worked overtime. The extra half comes to $6,300." */
export const payrollSubject: LetterSubject = {
  asks: /^(?!.*\b(?:hours|percent)\b).*\bovertime\b/,
  find(sentences) {
    const at = sentences.findIndex(({ text }) => /\bover-?time\b/i.test(text))
    const told = at === -1 ? [] : sentences.slice(at, at + 2)
    for (const sentence of told) {
      const { text } = sentence
      const named = /\b(?:over-?time|extra|premium|half)\b/i.exec(text)
      const sum = named && moneyAmounts(text).find(({ index }) => index > named.index)
      if (sum) return answer(sentence, sum.value)
    }
    return null
  },
}
