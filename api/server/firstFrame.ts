import type { Folder, Log } from '../platform/index.ts'
import type { QueriesAt } from './preloadsFor.ts'

/** The contents of the frame before any code has loaded. */
export interface FrameFacts {
  readonly viewer: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly agency: { readonly id: string; readonly name: string }
  }
  readonly links: readonly unknown[]
  readonly address: string
}

/** The shell's frame as HTML; empty if the shell can't render it, and the page then starts empty. */
export type FirstFrame = (facts: FrameFacts) => string

/** The first step of the sign-in screen as HTML; empty likewise. */
export type FirstStep = (facts: { readonly mailbox: string | null }) => string

/** Loads the frame renderer from the server script of the shell's build. */
export async function readFirstFrame(shell: Folder, log: Log): Promise<FirstFrame> {
  const frame = await readFunction<FirstFrame>(shell, 'firstFrame', log)
  return (facts) => frame(facts) ?? ''
}

/** Loads the sign-in renderer from the same build. */
export async function readFirstStep(shell: Folder, log: Log): Promise<FirstStep> {
  const step = await readFunction<FirstStep>(shell, 'firstStep', log)
  return (facts) => step(facts) ?? ''
}

/** Loads the function that reads a page's first queries from a remote's routes. */
export async function readQueriesAt(shell: Folder, log: Log): Promise<QueriesAt> {
  const queriesAt = await readFunction<QueriesAt>(shell, 'queriesAt', log)
  return (routes, address) => queriesAt(routes, address) ?? []
}

/** A function of the shell's build; returns undefined if it is missing or fails, since a page works without it. */
async function readFunction<Call extends (...given: never[]) => unknown>(
  shell: Folder,
  name: string,
  log: Log,
): Promise<(...given: Parameters<Call>) => ReturnType<Call> | undefined> {
  const failed = (error: unknown) => {
    log('error', 'the first look of a page could not be made', { name, reason: String(error) })
    return undefined
  }
  try {
    const script = await shell.load(`server/${name}.js`)
    const call = script?.[name]
    if (typeof call !== 'function') return () => undefined
    return (...given) => {
      try {
        return Reflect.apply(call, undefined, given)
      } catch (error) {
        return failed(error)
      }
    }
  } catch (error) {
    failed(error)
    return () => undefined
  }
}
