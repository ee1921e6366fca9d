import { numberWords } from '../../reading/index.ts'

/** The words that people say in the numbers of streets, ZIPs and phones; `oh` is a zero. */
const digitWords: Readonly<Record<string, number>> = { ...numberWords, oh: 0, o: 0 }
const numberWord = new RegExp(
  String.raw`\b(?:${[...Object.keys(digitWords), 'hundred', 'thousand', 'double', 'triple'].join('|')})\b`,
  'i',
)

/** A transcript with the numbers that were spelled out as digits: `oh-five-one-four-eight` is `05148`, `twelve forty` is `1240`. */
export function withDigits(text: string): string {
  const paused = text
    // A pause between street and town is written as dots.
    .replaceAll(/(?<=\p{L})\s*(?:\.{3}|…)\s*(?=[\p{Lu}\d])/gu, ', ')
    // `Obsidian Bilders, B-U-I-L-D-E-R-S, Incorporated`: the spelled word is the right one.
    .replaceAll(
      /(\p{L}+)[,:]?\s+(\p{Lu}(?:-\p{Lu}){2,})(?=[,.\s]|$)/gu,
      (whole, word: string, letters: string) => {
        const spelled = letters.replaceAll('-', '')
        return spelled.charAt(0) === word.charAt(0).toUpperCase() &&
          Math.abs(spelled.length - word.length) < 3
          ? spelled.charAt(0) + spelled.slice(1).toLowerCase()
          : text.toLowerCase().includes(`${spelled.toLowerCase()} `)
            ? word
            : whole
      },
    )
    // `2-2-7-0-0 Lake Cavanaugh Road`
    .replaceAll(/(?<![\w-])\d(?:-\d){2,5}(?![\w-])/g, (spelled) => spelled.replaceAll('-', ''))
  const words = paused.replaceAll(/(?<=[a-z])-(?=[a-z])/gi, (dash, at: number) =>
    numberWord.test(wordBefore(paused, at)) && numberWord.test(wordAfter(paused, at)) ? ' ' : dash,
  )
  const run = new RegExp(String.raw`${numberWord.source}(?:[\s,-]+(?:and\s+)?${numberWord.source})*`, 'gi')
  const written = words.replaceAll(run, (spoken, at: number) => {
    const candidates = wordsIn(spoken.toLowerCase().replaceAll(',', ' '))
    // A single `one` or `o` is seldom a house number.
    const isStreetNumber = /^\s+[A-Z][a-z]+/.test(words.slice(at + spoken.length))
    if (candidates.length === 1 && !isStreetNumber) return spoken
    if (
      candidates.length === 1 &&
      /^(one|o|oh)$/i.test(candidates[0] ?? '') &&
      !/^\s+(?:[A-Z]\w+ ){1,3}(?:[Ss]treet|[Rr]oad|[Ll]ane|[Dd]rive)\b|^\s+[A-Z]\w+ (?:[Ss]t|[Aa]venue|[Aa]ve|[Rr]d|[Ww]ay|[Pp]laza|[Pp]lace|[Gg]reen|[Ss]quare|[Cc]ourt|[Cc]enter)\b/.test(
        words.slice(at + spoken.length),
      )
    )
      return spoken
    // `Sixteen hundred, one six zero zero, Aerie Circle` says the number twice.
    const [once = '', ...again] = spoken
      .toLowerCase()
      .split(/,\s*/)
      .map((part) => asDigits(wordsIn(part)))
    const isRestated = again.length > 0 && once.length > 1 && again.every((part) => part === once)
    return isRestated ? `${once}${restated}` : asDigits(candidates)
  })
  return written.replaceAll(new RegExp(`${restated},?`, 'g'), '')
}

/** Stands behind a number that was said twice, until the comma behind it is gone. */
const restated = '\u0001'

function wordsIn(spoken: string): string[] {
  return spoken.split(/[\s-]+/).filter((word) => word !== 'and')
}

function wordBefore(text: string, at: number): string {
  return /[a-z]+$/i.exec(text.slice(0, at))?.[0] ?? ''
}

function wordAfter(text: string, at: number): string {
  return /^[a-z]+/i.exec(text.slice(at + 1))?.[0] ?? ''
}

function asDigits(words: readonly string[]): string {
  let written = ''
  let repeat = 1
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    if (word === 'double' || word === 'triple') {
      repeat = word === 'double' ? 2 : 3
    } else if (isTens(word)) {
      const ones = digitWords[next] ?? 0
      const isPart = ones > 0 && ones < 10
      if (isPart) at++
      written += String((digitWords[word] ?? 0) + (isPart ? ones : 0))
    } else if (word === 'hundred') {
      written = nextIsPart(words, at) ? written : `${written}00`
    } else if (word === 'thousand') {
      written += '000'
    } else {
      const number = digitWords[word]
      const isDigit = number !== undefined && number < 10
      written += String(number ?? '').repeat(isDigit ? repeat : 1)
      if (isDigit) repeat = 1
    }
  }
  return written
}

/** `two hundred twelve` is 212, `two hundred` is 200. */
function nextIsPart(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ''
  return (digitWords[next] ?? 0) >= 10
}

function isTens(word: string): boolean {
  return (digitWords[word] ?? 0) >= 20
}
