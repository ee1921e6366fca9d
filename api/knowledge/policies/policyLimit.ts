import { dollars } from './policyMoney.ts'

/** What a policy may say of a coverage in place of an amount. */
export const limitWordsLabels = {
  ACTUAL_LOSS_SUSTAINED: 'Actual loss sustained',
  EXCLUDED: 'Excluded',
  INCLUDED: 'Included',
  STATUTORY: 'Statutory',
} as const
export type LimitWords = keyof typeof limitWordsLabels

/** The limit of a coverage: an amount in cents, or words in place of one. */
export type Limit = number | LimitWords

/** `$1,000,000`, or `Excluded`; amounts may be formatted in another way. */
export function limitText(limit: Limit, amountText: (cents: number) => string = dollars): string {
  return typeof limit === 'number' ? amountText(limit) : limitWordsLabels[limit]
}

/** How declarations print the words, alone or with how long losses are paid. */
const printed: Readonly<Record<LimitWords, RegExp>> = {
  EXCLUDED: /^excl(?:uded|\.)?$/i,
  INCLUDED: /^incl(?:uded|\.)?$/i,
  STATUTORY: /^(?:per )?statutory(?: limits?)?$/i,
  ACTUAL_LOSS_SUSTAINED:
    /^(?:actual loss(?:es)? sustained|als)(?:,? \(?(?:for |up to |max\.? )*\d{1,2} (?:consecutive )?months?\)?)?$/i,
}

/** The words that a document prints in place of an amount; null for any other text. */
export function limitWordsIn(text: string): LimitWords | null {
  const words = Object.keys(printed) as LimitWords[]
  return words.find((each) => printed[each].test(text.trim())) ?? null
}
