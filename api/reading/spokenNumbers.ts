/** Zero to ninety in words. */
export const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  grand: 1_000,
  thousand: 1_000,
  million: 1_000_000,
}

const tens = Object.keys(numberWords).filter((word) => (numberWords[word] ?? 0) >= 20)
/** Matches a number below a hundred in words: "twelve", "forty-five". */
export const numberInWords = String.raw`(?:(?:${tens.join('|')})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|${Object.keys(numberWords).toReversed().join('|')})`

const word = [
  'a',
  ...Object.keys(numberWords).filter((each) => each !== 'zero'),
  ...Object.keys(scales),
].join('|')
const pattern = new RegExp(
  String.raw`\b(half a million|the (?=million)million|(?:a quarter|quarter) (?:of a )?million|(?:${word})(?:[- ](?:and )?(?:${word}))+)\b`,
  'gi',
)

const leastAmount = 500

/** Each amount of a few hundred or more that is written in words ("three hundred thousand", "half a million"), and its position. */
export function spokenAmounts(text: string): { amount: number; index: number; end: number }[] {
  const phrases = [...text.matchAll(pattern)].flatMap(({ 0: whole, index }) => separated(whole, index))
  return phrases.flatMap(({ said, index }) => {
    const amount = spokenNumber(said)
    // "A hundred" of something is as often a count.
    return amount === null || amount < leastAmount ? [] : [{ amount, index, end: index + said.length }]
  })
}

/** "One million and two million" are two amounts, "one million and fifty thousand" is one. */
function separated(whole: string, index: number): { said: string; index: number }[] {
  const large = (text: string) =>
    text
      .split(/[- ]+/)
      .flatMap((each) =>
        (scales[each.toLowerCase()] ?? 0) >= 1_000 ? [scales[each.toLowerCase()] ?? 0] : [],
      )
  for (const { 0: joint, index: at } of whole.matchAll(/ and /gi)) {
    const [before, after] = [whole.slice(0, at), whole.slice(at + joint.length)]
    const [least, most] = [Math.min(...large(before)), Math.max(0, ...large(after))]
    if (most >= least) return [{ said: before, index }, ...separated(after, index + at + joint.length)]
  }
  return [{ said: whole, index }]
}

/** "forty-five" is 45, "two million one hundred eighty thousand" 2,180,000; null when the text is no number in words. */
export function spokenNumber(text: string): number | null {
  const said = text.toLowerCase()
  if (said.startsWith('half')) return 500_000
  if (said.includes('quarter')) return 250_000
  let total = 0
  let current = 0
  for (const each of said.split(/[- ]+/)) {
    const scale = scales[each]
    const number = numberWords[each]
    if (scale === 100) current = Math.max(current, 1) * 100
    else if (scale !== undefined) {
      total += Math.max(current, 1) * scale
      current = 0
    } else if (number !== undefined)
      // "Two million one fifty".
      current =
        total >= 1_000_000 && current > 0 && current < 10 && number > 9
          ? current * 100 + number
          : current + number
    else if (!/^(?:and|an?|the)$/.test(each)) return null
  }
  // Behind millions, hundreds without a scale are thousands: "two million one fifty" is 2,150,000.
  return total + (total >= 1_000_000 && current >= 100 ? current * 1_000 : current)
}
