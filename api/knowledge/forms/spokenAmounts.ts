/** Amounts in words: "three hundred thousand", "twenty-five hundred", "two million one hundred eighty thousand", "half a million". */

const small: Readonly<Record<string, number>> = {
  a: 1,
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
const word = [...Object.keys(small), ...Object.keys(scales)].join('|')
const pattern = new RegExp(
  String.raw`\b(half a million|the (?=million)million|(?:a quarter|quarter) (?:of a )?million|(?:${word})(?:[- ](?:and )?(?:${word}))+)\b`,
  'gi',
)

/** Each amount of a hundred or more that is written in words, and where it stands. */
export function spokenAmounts(text: string): { amount: number; index: number; end: number }[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
    const amount = amountOf(said.toLowerCase())
    // "A hundred" of something is as often a count.
    return amount === null || amount < 500 ? [] : [{ amount, index, end: index + said.length }]
  })
}

function amountOf(said: string): number | null {
  if (said.startsWith('half')) return 500_000
  if (said.includes('quarter')) return 250_000
  let total = 0
  let current = 0
  for (const each of said.split(/[- ]+/)) {
    const scale = scales[each]
    if (scale !== undefined) {
      if (scale === 100) current = Math.max(current, 1) * 100
      else {
        total += Math.max(current, 1) * scale
        current = 0
      }
    } else if (each !== 'and' && each !== 'a') current += small[each] ?? 0
  }
  return total + current || null
}
