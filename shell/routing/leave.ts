import { links } from '../contract/links.ts'

let isLeaving = false

/** Leaves the app for a URL by a full navigation; the returned promise never resolves. */
export function leaveFor(address: string): Promise<never> {
  if (!isLeaving) {
    isLeaving = true
    location.assign(address)
  }
  return never
}

/** Goes to the sign-in screen, which returns the user here. */
export function leaveForSignIn(): Promise<never> {
  const here = `${location.pathname}${location.search}`
  const next = here === links.app() ? '' : `?next=${encodeURIComponent(here)}`
  return leaveFor(`${links.signIn()}${next}`)
}

// The old page should not flash an error while the browser navigates.
const never = new Promise<never>(() => undefined)
