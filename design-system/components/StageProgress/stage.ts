/** One part of work whose answer comes all at once. */
export type Stage = {
  /** What is being done: 'Reading carefully...'. */
  label: string
  /** How long it stays before the next one. */
  durationMs: number
  /** Where the bar stands meanwhile, from 0 to 1. */
  share: number
}

/** At least one stage: the last one stays until the answer comes. */
export type Stages = readonly [Stage, ...Stage[]]

/** How a question to a policy's explorer comes along (spec 2 §4, §9). */
export const explorerStages = [
  { label: 'Loading policy documents...', durationMs: 2000, share: 0.1 },
  { label: 'Reading carefully...', durationMs: 6000, share: 0.45 },
  { label: 'Thinking...', durationMs: 5000, share: 0.8 },
  { label: 'Thinking...', durationMs: 8000, share: 0.9 },
  { label: 'Thinking...', durationMs: 13_000, share: 1 },
] as const satisfies Stages

/** The stage that the work is in after a time, and how long until the next; the last has no next. */
export function stageAfter(
  stages: Stages,
  elapsedMs: number,
): { stage: Stage; nextInMs: number | undefined } {
  const [first, ...later] = stages
  let stage: Stage = first
  let end = first.durationMs
  for (const next of later) {
    if (elapsedMs < end) return { stage, nextInMs: end - elapsedMs }
    stage = next
    end += next.durationMs
  }
  return { stage, nextInMs: undefined }
}
