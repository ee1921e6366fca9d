import type { IEnvironment } from 'relay-runtime'
import type { LiveFeed } from './LiveFeed.ts'
import type { Viewer } from './useViewer.ts'

/** What the shell provides to the contract. Remotes use the functions exported from the index instead. */
export interface Host {
  environment: IEnvironment
  live: LiveFeed
  viewer: Viewer
  /** Goes to the sign-in screen because the session has ended. */
  signIn: () => void
}

let lent: Host | undefined

/** Called once by the shell before the first route loads, and by tests. */
export function provideHost(next: Host): void {
  lent = next
}

export function host(): Host {
  if (!lent) throw new Error('The shell has not started: a remote runs inside the shell or its test stage.')
  return lent
}
