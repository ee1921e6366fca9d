import { type DataRouter, NavigationType } from 'react-router'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** A page the user left for another. */
interface Origin extends Address {
  /** Its history entry. */
  readonly key: string
}

/** The previous page of each history entry; absent if opened directly. */
const origins = new Map<string, Origin>()

/** Records previous pages; called once for the app's router. */
export function followTrail(router: DataRouter): void {
  let here = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location.key === here.key) return
    const origin = originOf(here, location, historyAction)
    // Going back or forward changes nothing: the entries are known.
    if (historyAction !== NavigationType.Pop && origin) origins.set(location.key, origin)
    here = location
  })
}

/** The page from which a history entry was opened, skipping the record's own tabs and dialogs. */
export function cameFrom(key: string): Address | undefined {
  return origins.get(key)
}

function originOf(from: Origin, to: Address, action: NavigationType): Origin | undefined {
  const before = origins.get(from.key)
  if (action === NavigationType.Replace || recordAt(from) === recordAt(to)) return before
  // A back link leads to the previous page, which keeps its own previous page.
  if (before?.pathname === to.pathname) return origins.get(before.key)
  return { key: from.key, pathname: from.pathname, search: from.search }
}

/** `/app/accounts/ac_1` for any of its tabs; a list is its own. */
function recordAt({ pathname }: Address): string {
  return pathname.split('/').slice(0, 4).join('/')
}
