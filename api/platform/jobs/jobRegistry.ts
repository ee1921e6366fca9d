import type { AnyJobHandler } from './job.ts'

/** The jobs a process can run, validated at startup. */
export interface JobRegistry {
  byName(name: string): AnyJobHandler | undefined
  readonly recurring: readonly AnyJobHandler[]
}

const namePattern = /^[a-z][A-Za-z]*$/

/** Throws if a handler's name is malformed or taken, or its numbers are invalid. */
export function createJobRegistry(handlers: readonly AnyJobHandler[]): JobRegistry {
  const names = new Map<string, AnyJobHandler>()
  for (const handler of handlers) {
    const { name, maxAttempts = 1, lease = 1_000, every = 1_000 } = handler
    if (!namePattern.test(name)) throw new Error(`The job name '${name}' must be in camelCase.`)
    if (names.has(name)) throw new Error(`Two jobs are named ${name}.`)
    if (maxAttempts < 1) throw new Error(`The job ${name} must have at least one attempt.`)
    if (lease < 1_000) throw new Error(`The lease of job ${name} must be a second or longer.`)
    if (every < 1_000) throw new Error(`The job ${name} can recur once a second at most.`)
    names.set(name, handler)
  }
  return {
    byName: (name) => names.get(name),
    recurring: handlers.filter(({ every }) => every !== undefined),
  }
}
