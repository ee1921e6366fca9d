import { type DataRouter, NavigationType } from 'react-router'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** A page that one left for another. */
interface Origin extends Address {
  /** Its entry in the history. */
  readonly key: string
}

/** Where one came from to each entry of the history; absent when it was opened directly. */
const origins = new Map<string, Origin>()

/** Notes where one comes from; called once for the app's router. */
export function followTrail(router: DataRouter): void {
  let here = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location.key === here.key) return
    const origin = originOf(here, location, historyAction)
    // Going back or forth changes nothing: the entries are known.
    if (historyAction !== NavigationType.Pop && origin) origins.set(location.key, origin)
    here = location
  })
}

/** The page from which the entry of the history was opened, past the record's own tabs and dialogs. */
export function cameFrom(key: string): Address | undefined {
  return origins.get(key)
}

function originOf(from: Origin, to: Address, action: NavigationType): Origin | undefined {
  const before = origins.get(from.key)
  if (action === NavigationType.Replace || recordAt(from) === recordAt(to)) return before
  // A link back leads to where one was, and one came there from elsewhere.
  if (before?.pathname === to.pathname) return origins.get(before.key)
  return { key: from.key, pathname: from.pathname, search: from.search }
}

/** `/app/accounts/ac_1` of any of its tabs; a list is one of its own. */
function recordAt({ pathname }: Address): string {
  return pathname.split('/').slice(0, 4).join('/')
}
