const abbreviated = String.raw`\b(?:[Ii]nc|[Cc]o|[Cc]orp|[Ll]td|[Bb]ros|[Mm]fg|[Jj]r|[Ss]r|N\.A|L\.P|P\.C|L\.L\.C)`

/** The period of a name's last word, if that is an abbreviation: `Acme Partners Inc.` */
export const legalStop = String.raw`(?:(?<=${abbreviated})\.)?`

const stop = new RegExp(String.raw`(?:(?<!${abbreviated})\.|[\s,;:!?])+$`)

/** Words without the stop behind them; the period of `Inc.` stays. */
export function withoutStop(words: string): string {
  return words.trim().replace(stop, '')
}
