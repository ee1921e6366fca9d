import type { IEnvironment } from 'relay-runtime'
import type { LiveFeed } from './LiveFeed.ts'
import type { Viewer } from './useViewer.ts'

/** What the shell lends to the contract. Remotes never see it: they use the functions of the barrel. */
export interface Host {
  environment: IEnvironment
  live: LiveFeed
  viewer: Viewer
  /** Leaves for the sign-in screen, because the session is over. */
  signIn: () => void
}

let lent: Host | undefined

/** Called once by the shell before the first route is entered, and by tests. */
export function provideHost(next: Host): void {
  lent = next
}

export function host(): Host {
  if (!lent) throw new Error('The shell has not started: a remote runs inside the shell or its test stage.')
  return lent
}
