import autocannon from 'autocannon'
import { median } from '../figure.ts'

const rounds = 3
const secondsARound = 6
const connections = 32

/** A server that answers the same question as the others. */
export interface Contender {
  readonly url: string
  readonly body: string
  readonly headers?: Record<string, string>
  readonly close?: () => unknown
}

/** How the figures of a comparison came about. */
export const comparison = `median of ${rounds} alternating rounds of ${secondsARound} s, ${connections} connections`

/** Requests a second of each contender, in alternating rounds; closes them. */
export async function compare<Name extends string>(
  contenders: Record<Name, Contender>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const throughput = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (const name of names) await requestsASecond(contenders[name], 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) throughput[name].push(await requestsASecond(contenders[name], secondsARound))
  }
  for (const name of names) await contenders[name].close?.()
  return throughput
}

/** How often one is as fast as the other, round by round. */
export function ratio(one: readonly number[], other: readonly number[]): number {
  return median(one.map((value, round) => value / (other[round] ?? Number.NaN)))
}

async function requestsASecond({ url, body, headers = {} }: Contender, duration: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    connections,
    duration,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed: ${result.non2xx} answers, ${result.errors} errors`)
  return result.requests.average
}
