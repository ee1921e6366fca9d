import type { Folder, Log } from '../platform/index.ts'
import type { FilledList } from './fillList.ts'

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
  readonly heading: { readonly title: string; readonly subtitle?: string | undefined } | undefined
  /** The page's list with its first rows, when it is one. */
  readonly list: FilledList | undefined
}

/** The shell's frame as HTML; empty when the shell cannot say, and the page then begins empty. */
export type FirstFrame = (facts: FrameFacts) => string

/** The sign-in screen's first step as HTML, under the same terms. */
export type FirstStep = (facts: { readonly mailbox: string | null }) => string

/** Takes the shell's own frame from its build, where it lies as a script for the server. */
export function readFirstFrame(shell: Folder, log: Log): Promise<FirstFrame> {
  return readMarkup(shell, 'firstFrame', log)
}

/** Takes the sign-in screen's first step from the same place. */
export function readFirstStep(shell: Folder, log: Log): Promise<FirstStep> {
  return readMarkup(shell, 'firstStep', log)
}

async function readMarkup(shell: Folder, name: string, log: Log): Promise<(facts: object) => string> {
  // A page works without: nobody is kept from it for the sake of its first look.
  const failed = (error: unknown) => {
    log('error', 'the first look of a page could not be made', { name, reason: String(error) })
    return ''
  }
  try {
    const script = await shell.load(`server/${name}.js`)
    const write = script?.[name]
    if (typeof write !== 'function') return () => ''
    return (facts) => {
      try {
        return String(write(facts))
      } catch (error) {
        return failed(error)
      }
    }
  } catch (error) {
    failed(error)
    return () => ''
  }
}
