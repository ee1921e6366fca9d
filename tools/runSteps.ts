import { spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** One command of a longer run. */
export interface Step {
  name: string
  /** The program and its arguments. */
  command: readonly [string, ...string[]]
  /** The steps that must have gone well before this one begins. */
  after?: readonly string[]
  /** The steps that must have ended, however that went. */
  behind?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Shows its lines as they come; otherwise they are shown only when it fails. */
  isTalkative?: boolean
  /** Gives way to the other steps: what waits for nothing fills the time that they leave. */
  isBackground?: boolean
  /** How long it may take before it is stopped as hung. */
  minutes?: number
}

export interface StepResult {
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  seconds: number
}

export interface RunOptions {
  root: string
  /** How many run at once. */
  atOnce: number
}

/** Runs the steps, as many at once as may be, each as soon as what it comes after has passed, and what it is behind has ended. */
export async function runSteps(steps: readonly Step[], { root, atOnce }: RunOptions): Promise<StepResult[]> {
  const results = new Map<string, StepResult>()
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.slice()) {
      const readiness = readinessOf(step, results)
      if (readiness === 'wait') continue
      if (readiness === 'skip') {
        waiting.splice(waiting.indexOf(step), 1)
        results.set(step.name, { name: step.name, outcome: 'skipped', seconds: 0 })
        console.log(`– ${step.name}: skipped, because what it needs failed`)
        continue
      }
      if (running.size >= atOnce) continue
      waiting.splice(waiting.indexOf(step), 1)
      running.set(
        step,
        runStep(step, root).then((result) => {
          results.set(step.name, result)
          running.delete(step)
        }),
      )
    }
    // Nothing runs after the last step was skipped.
    if (running.size > 0) await Promise.race(running.values())
  }
  return steps.flatMap(({ name }) => results.get(name) ?? [])
}

function readinessOf(
  { after = [], behind = [] }: Step,
  results: ReadonlyMap<string, StepResult>,
): 'run' | 'wait' | 'skip' {
  const before = after.map((name) => results.get(name)?.outcome)
  if (before.some((outcome) => outcome === 'failed' || outcome === 'skipped')) return 'skip'
  const isFree = before.every((outcome) => outcome === 'passed') && behind.every((name) => results.has(name))
  return isFree ? 'run' : 'wait'
}

async function runStep(step: Step, root: string): Promise<StepResult> {
  const { name, command, env, isTalkative = false, isBackground = false, minutes = 30 } = step
  const [program, ...programArguments] = command
  const startedAt = performance.now()
  const child = spawn(program, programArguments, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
    timeout: minutes * 60_000,
  })
  if (isBackground && child.pid !== undefined) setPriority(child.pid, backgroundPriority())
  const kept: string[] = []
  function hear(line: string): void {
    if (isTalkative) console.log(`  ${name} │ ${line}`)
    else kept.push(line)
  }
  const [code] = await Promise.all([
    new Promise<number>((resolve) => {
      child.on('error', ({ message }) => {
        hear(message)
        resolve(1)
      })
      child.on('close', (status, signal) => {
        if (signal !== null)
          hear(`Stopped by ${signal} after ${since(startedAt).toFixed(0)} s: it may take ${minutes} min`)
        resolve(status ?? 1)
      })
    }),
    readLines(child.stdout, hear),
    readLines(child.stderr, hear),
  ])

  const seconds = since(startedAt)
  const outcome = code === 0 ? 'passed' : 'failed'
  if (outcome === 'failed') for (const line of kept) console.log(`  ${name} │ ${line}`)
  console.log(`${outcome === 'passed' ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  return { name, outcome, seconds }
}

/** In seconds. */
function since(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}

async function readLines(stream: Readable, hear: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) hear(line)
}

/** Lower than that of this process, which may itself be in the background. */
function backgroundPriority(): number {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  return Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)
}
