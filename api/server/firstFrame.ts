import type { Folder, Log } from '../platform/index.ts'
import type { QueriesAt } from './preloadsFor.ts'

/** What the frame of a page says before any of its code is there. */
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

/** The shell's frame as HTML; empty when the shell cannot say, and the page then begins empty. */
export type FirstFrame = (facts: FrameFacts) => string

/** The sign-in screen's first step as HTML, under the same terms. */
export type FirstStep = (facts: { readonly mailbox: string | null }) => string

/** Takes the shell's own frame from its build, where it lies as a script for the server. */
export async function readFirstFrame(shell: Folder, log: Log): Promise<FirstFrame> {
  const frame = await readFunction<FirstFrame>(shell, 'firstFrame', log)
  return (facts) => frame(facts) ?? ''
}

/** Takes the sign-in screen's first step from the same place. */
export async function readFirstStep(shell: Folder, log: Log): Promise<FirstStep> {
  const step = await readFunction<FirstStep>(shell, 'firstStep', log)
  return (facts) => step(facts) ?? ''
}

/** Takes from there what reads the first queries of a page from a remote's routes. */
export async function readQueriesAt(shell: Folder, log: Log): Promise<QueriesAt> {
  const queriesAt = await readFunction<QueriesAt>(shell, 'queriesAt', log)
  return (routes, address) => queriesAt(routes, address) ?? []
}

/** A function of the shell's build; it answers undefined when it is missing or fails, since a page works without. */
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
