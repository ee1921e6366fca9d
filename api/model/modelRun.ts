import { type AgencyStore, defineKind, derivedId } from '../platform/index.ts'
import type { ModelConfig } from './modelConfig.ts'

/** Why a model gave no answer that can be used. */
export type ModelFailure =
  | 'NOT_CONFIGURED'
  | 'SWITCHED_OFF'
  | 'OVER_LIMIT'
  | 'UNAVAILABLE'
  | 'TIMED_OUT'
  | 'INVALID_ANSWER'
  | 'CANCELED'

/** One request to the model provider, without any of its text. */
export interface ModelRun {
  readonly purpose: string
  readonly promptVersion: number
  readonly model: string
  /** The ids of the records whose text the model was shown. */
  readonly sources: readonly string[]
  readonly inputTokens: number
  readonly outputTokens: number
  /** US dollars. */
  readonly cost: number
  /** Milliseconds. */
  readonly duration: number
  readonly failure: ModelFailure | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

export const modelRunKind = defineKind({
  name: 'modelRun',
  prefix: 'mr',
  row: (run: ModelRun, id) => ({
    id,
    day: utcDay(run.at),
    tokens: run.inputTokens + run.outputTokens,
    cost: run.cost,
    at: run.at,
  }),
  relations: { day: (row) => row.day },
})

/** Whether an agency uses the configured model; it does unless it switched it off. */
export interface ModelSwitch {
  readonly isOn: boolean
}

export const modelSwitchKind = defineKind({
  name: 'modelSwitch',
  prefix: 'ms',
  row: ({ isOn }: ModelSwitch, id) => ({ id, isOn }),
})

/** The id of the agency's only switch. */
export function modelSwitchId(agency: Pick<AgencyStore, 'id'>): string {
  return derivedId(modelSwitchKind.prefix, [agency.id])
}

export function isModelOn(agency: AgencyStore): boolean {
  return agency.table(modelSwitchKind).get(modelSwitchId(agency))?.isOn ?? true
}

/** What the agency used on the day (UTC) of this moment. */
export function modelUsage(agency: AgencyStore, at: number): { tokens: number; cost: number } {
  const runs = agency.table(modelRunKind).related('day', utcDay(at))
  return {
    tokens: runs.reduce((sum, run) => sum + run.tokens, 0),
    cost: runs.reduce((sum, run) => sum + run.cost, 0),
  }
}

export function costOf(
  { prices }: Pick<ModelConfig, 'prices'>,
  tokens: { readonly input: number; readonly output: number },
): number {
  return (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000
}

function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
