import { links } from '../contract/links.ts'

let isLeaving = false

/** Leaves the app for an address by a full navigation; what waits for it waits until the page is gone. */
export function leaveFor(address: string): Promise<never> {
  if (!isLeaving) {
    isLeaving = true
    location.assign(address)
  }
  return never
}

/** Leaves for the sign-in screen, which brings the user back to where this was. */
export function leaveForSignIn(): Promise<never> {
  const here = `${location.pathname}${location.search}`
  const next = here === links.app() ? '' : `?next=${encodeURIComponent(here)}`
  return leaveFor(`${links.signIn()}${next}`)
}

// Nothing on the old page should flash an error while the browser is on its way.
const never = new Promise<never>(() => undefined)
