const months: Readonly<Record<string, string>> = {
  enero: 'January',
  febrero: 'February',
  marzo: 'March',
  abril: 'April',
  mayo: 'May',
  junio: 'June',
  julio: 'July',
  agosto: 'August',
  septiembre: 'September',
  setiembre: 'September',
  octubre: 'October',
  noviembre: 'November',
  diciembre: 'December',
}

const spanishDate = new RegExp(
  String.raw`\b(?<from>(?:(?:a partir|con efecto|efectiv[oa]) del?|desde)\s+(?:el\s+)?(?:d[ií]a\s+)?)?(?:el\s+)?(?<day>\d{1,2}|primero)(?:ro|\s*º)?\s+de\s+(?<month>${Object.keys(months).join('|')})(?:\s+del?\s+(?<year>20\d\d))?\b`,
  'giu',
)

/** Dates in Spanish as they are written in English: `desde el 21 de noviembre` is `effective November 21`. */
export function withEnglishDates(text: string): string {
  return text.replaceAll(spanishDate, (...found) => {
    const { from, day = '', month = '', year } = found.at(-1) as Record<string, string | undefined>
    const date = `${months[month.toLowerCase()]} ${/\d/.test(day) ? day : 1}${year ? `, ${year}` : ''}`
    return from ? `effective ${date}` : date
  })
}
