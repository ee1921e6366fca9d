const takesAway =
  /\b(?:exclu\w*|not|no|non[ea]|nil|reject\w*|declined|only|unless|except|without|limited to|subject to|within and|does(?:n't| not)|sublimit|reduces?|instead of|actual cash value)\b/i

/** "$75,000", "12 months", "80%": a number with what it counts. */
const counted = /(\$)\s?(\d[\d,]*)|\b(\d[\d,]*)\s?-?(%|percent|days?|months?|years?|hours?)/gi

/** Whether words take something away, or state less than a demand does. */
export function showsShortfall(words: string, demanded: string): boolean {
  const asked = countsIn(demanded)
  return (
    takesAway.test(words) ||
    countsIn(words).some(({ unit, count }) => asked.some((each) => each.unit === unit && count < each.count))
  )
}

function countsIn(text: string): { unit: string; count: number }[] {
  return [...text.matchAll(counted)].map(([, sign, amount, number, unit = '']) => ({
    unit:
      sign ??
      unit
        .toLowerCase()
        .replace(/^percent$/, '%')
        .replace(/s$/, ''),
    count: Number((amount ?? number ?? '').replaceAll(',', '')),
  }))
}
