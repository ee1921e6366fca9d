/** One stage of work whose answer arrives in one piece. */
export type Stage = {
  /** What is being done: 'Reading carefully...'. */
  label: string
  /** How long it lasts before the next one. */
  durationMs: number
  /** The bar's position meanwhile, from 0 to 1. */
  share: number
}

/** At least one stage: the last one stays until the answer arrives. */
export type Stages = readonly [Stage, ...Stage[]]

/** The stages of a question in the policy explorer (spec 2 §4, §9). */
export const explorerStages = [
  { label: 'Loading policy documents...', durationMs: 2000, share: 0.1 },
  { label: 'Reading carefully...', durationMs: 6000, share: 0.45 },
  { label: 'Thinking...', durationMs: 5000, share: 0.8 },
  { label: 'Thinking...', durationMs: 8000, share: 0.9 },
  { label: 'Thinking...', durationMs: 13_000, share: 1 },
] as const satisfies Stages

/** The stage at an elapsed time, and the time until the next one; the last has no next. */
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
