/** What a run has seen. A model's figures and quotes must come from it. */
export class Evidence {
  readonly #figures = new Set<number>()
  readonly #texts: string[] = []
  /** What people said and what the agency has on record: addresses are taken from nowhere else. */
  readonly #addresses = new Set<string>()

  /** `isTrusted`: said by staff or read from the agency's records, not from somebody's document. */
  add(text: string, { isTrusted }: { isTrusted: boolean }): void {
    this.#texts.push(comparable(text))
    for (const figure of figuresIn(text)) {
      this.#figures.add(figure.value)
      // Amounts of records are in cents.
      if (Number.isInteger(figure.value)) this.#figures.add(figure.value / 100)
    }
    if (isTrusted) for (const address of addressesIn(text)) this.#addresses.add(address)
  }

  /** What is wrong with a text, for the model to correct; null when everything in it is proven. */
  problemWith(text: string): string | null {
    const figure = figuresIn(text).find(
      ({ value, isPlain }) => !(isPlain && value <= 12) && !this.#figures.has(value),
    )
    if (figure)
      return `"${figure.text}" is in none of the sources. Use only figures that a tool or a person gave you.`
    const quote = quotesIn(text).find(
      (words) => !this.#texts.some((known) => known.includes(comparable(words))),
    )
    if (quote)
      return `The quote "${quote.slice(0, 120)}" is in none of the sources. Quote word for word or not at all.`
    return null
  }

  /** What is wrong with the recipients of a draft; null when all of them are known. */
  problemWithRecipients(text: string): string | null {
    const unknown = addressesIn(text).find((address) => !this.#addresses.has(address))
    return unknown
      ? `${unknown} is neither on record nor given by a person. Leave the recipient empty or ask.`
      : null
  }
}

interface Figure {
  readonly text: string
  readonly value: number
  /** Without a currency or percent sign, decimals or separators: it may be a count. */
  readonly isPlain: boolean
}

/** Citation references like `[3]` and list numbers are not figures. */
function figuresIn(text: string): Figure[] {
  const plain = text.replaceAll(/\[\d{1,3}\]/g, ' ').replaceAll(/^\s*\d{1,2}[.)]\s/gm, ' ')
  return [...plain.matchAll(/\$?\d[\d,]*(?:\.\d+)?%?/g)].flatMap(([match]) => {
    const value = Number(match.replaceAll(/[$,%]/g, ''))
    return Number.isNaN(value) ? [] : [{ text: match, value, isPlain: /^\d+$/.test(match) }]
  })
}

const shortestQuote = 5

function quotesIn(text: string): string[] {
  const quoted = [...text.matchAll(/["“]([^"”\n]{12,})["”]/g)].map((match) => match[1] ?? '')
  return quoted.filter((words) => words.split(/\s+/).length >= shortestQuote)
}

function addressesIn(text: string): string[] {
  return (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).map((address) => address.toLowerCase())
}

function comparable(text: string): string {
  return text
    .replaceAll(/\\[nt"]/g, ' ')
    .replaceAll(/[“”"]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;]$/, '')
    .trim()
    .toLowerCase()
}
