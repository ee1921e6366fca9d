import { z } from 'zod'

/** The model provider, as the environment names it. */
export interface ModelConfig {
  readonly kind: 'openai-compatible' | 'anthropic'
  /** The base address, without a slash at the end: `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly name: string
  readonly key: string
  /** Tokens that an agency may use in a day (UTC). */
  readonly dailyTokens: number
  /** US dollars that an agency may spend in a day (UTC); null without a limit. */
  readonly dailyDollars: number | null
  /** US dollars for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number }
}

export const modelVariables = [
  'MODEL_KIND',
  'MODEL_URL',
  'MODEL_NAME',
  'MODEL_KEY',
  'MODEL_DAILY_TOKENS',
  'MODEL_DAILY_DOLLARS',
  'MODEL_PRICES',
] as const

export type ModelVariable = (typeof modelVariables)[number]

/** Where Anthropic's API is unless MODEL_URL names another address. */
export const anthropicUrl = 'https://api.anthropic.com/v1'

const kinds = ['openai-compatible', 'anthropic'] as const
const price = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/
const dollars = z.coerce.number().positive()

/** Reads the provider from the environment; null when none is configured. `refuse` takes each problem. */
export function readModelConfig(
  text: (name: ModelVariable, otherwise?: string) => string,
  refuse: (name: ModelVariable, should: string) => void,
): ModelConfig | null {
  const kind = text('MODEL_KIND')
  if (kind === '') {
    const orphan = modelVariables.find((name) => text(name) !== '')
    if (orphan) refuse('MODEL_KIND', `set, because ${orphan} is`)
    return null
  }
  const known = kinds.find((each) => each === kind)
  if (!known) refuse('MODEL_KIND', 'openai-compatible or anthropic')
  const url = text('MODEL_URL', kind === 'anthropic' ? anthropicUrl : '').replace(/\/$/, '')
  const protocol = URL.parse(url)?.protocol
  if (protocol !== 'https:' && protocol !== 'http:')
    refuse('MODEL_URL', 'the http or https address of the API, like http://127.0.0.1:11434/v1')
  if (text('MODEL_NAME') === '') refuse('MODEL_NAME', 'the name of a model that the provider knows')
  if (kind === 'anthropic' && text('MODEL_KEY') === '')
    refuse('MODEL_KEY', 'set, because Anthropic asks for a key')
  const dailyTokens = Number(text('MODEL_DAILY_TOKENS', '2000000'))
  if (!Number.isInteger(dailyTokens) || dailyTokens <= 0)
    refuse('MODEL_DAILY_TOKENS', 'a whole number of tokens for each agency and day')
  const dailyDollars =
    text('MODEL_DAILY_DOLLARS') === '' ? null : dollars.safeParse(text('MODEL_DAILY_DOLLARS'))
  if (dailyDollars?.success === false)
    refuse('MODEL_DAILY_DOLLARS', 'a number of dollars for each agency and day')
  const prices = price.exec(text('MODEL_PRICES', '0/0'))
  if (!prices) refuse('MODEL_PRICES', 'dollars for a million input and output tokens, like 3/15')
  if (dailyDollars !== null && text('MODEL_PRICES') === '')
    refuse('MODEL_PRICES', 'set, because MODEL_DAILY_DOLLARS is')
  return {
    kind: known ?? 'openai-compatible',
    url,
    name: text('MODEL_NAME'),
    key: text('MODEL_KEY'),
    dailyTokens,
    dailyDollars: dailyDollars?.data ?? null,
    prices: { input: Number(prices?.[1]), output: Number(prices?.[2]) },
  }
}
