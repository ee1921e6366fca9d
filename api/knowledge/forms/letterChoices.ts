import type { Sentence } from './letterSentences.ts'

/** Where a letter says that a claim is closed. */
export function closed(sentences: readonly Sentence[]): { source: string } | null {
  const said = sentences.find(
    ({ text }) =>
      /\b(?:closed|settled|it is done|paid and done)\b/i.test(text) && !/\b(?:not|still)\b/i.test(text),
  )
  return said ? { source: `${said.letter}, page ${said.page}` } : null
}

type Said = [string | undefined, { source: string } | undefined]

/** "Every three months", "monthly this time". */
export function frequency(words: string, choices: readonly string[], sentences: readonly Sentence[]): Said {
  const about = /pay/.test(words) ? /bill|pay|monthly/i : /clean|hood|duct/.test(words) ? /clean/i : null
  const names: readonly (readonly [RegExp, string])[] = [
    [/\bmonthly\b|every month|once a month/i, 'month'],
    [/\bquarterly\b|every (?:three|3) months|four times a year/i, 'quarter'],
    [/\bsemi-?annual|twice a year|every six months/i, 'semi'],
    [/\bannual(?:ly)?\b|once a year|every year|in full/i, 'annual'],
  ]
  for (const sentence of sentences) {
    if (!about?.test(sentence.text)) continue
    const text = sentence.text.replaceAll(/\bnot (?:monthly|quarterly|annually)\b/gi, '')
    const name = names.find(([pattern]) => pattern.test(text))?.[1]
    if (name)
      return [
        choices.find((choice) => choice.toLowerCase().startsWith(name)),
        { source: `${sentence.letter}, page ${sentence.page}` },
      ]
  }
  return [undefined, undefined]
}

/** The choice whose miles hold what a letter says: "70 to 100 miles out". */
export function milesIn(choices: readonly string[], sentences: readonly Sentence[]): Said {
  for (const sentence of sentences) {
    const far = /(\d+)(?:\s?(?:to|-|–)\s?(\d+))? miles/i.exec(
      sentence.text
        .replaceAll(/\bsixty\b/gi, '60')
        .replaceAll(/\b(?:a|one) hundred\b/gi, '100')
        .replaceAll(/\bfifty\b/gi, '50')
        .replaceAll(/\btwo hundred\b/gi, '200'),
    )
    if (!far) continue
    const miles = Number(far[2] ?? far[1])
    const fitting = choices.find((choice) => {
      const numbers = [...choice.matchAll(/\d+/g)].map(([text]) => Number(text))
      const [low = 0, high] = numbers
      if (numbers.length >= 2) return miles >= low && miles <= (high ?? Infinity)
      if (numbers.length === 0) return false
      return /over|\+|more|above/i.test(choice) ? miles > low : miles <= low
    })
    if (fitting) return [fitting, { source: `${sentence.letter}, page ${sentence.page}` }]
  }
  return [undefined, undefined]
}
