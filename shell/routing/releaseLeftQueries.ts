import type { DataRouter } from 'react-router'
import { releaseAllBut } from '../contract/queryRefs.ts'

/** Long enough for React to have unmounted the old screen. */
const LEAVING_MS = 1000

/** Releases the queries of routes the user left and of canceled navigations. */
export function releaseLeftQueries(router: DataRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe(({ initialized, navigation, revalidation }) => {
    clearTimeout(timer)
    // The queries of a loader that still runs are in no screen's data yet.
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') return
    timer = setTimeout(() => releaseAllBut(queriesIn(router.state.loaderData)), LEAVING_MS)
  })
}

function queriesIn(loaderData: Record<string, unknown>): Set<unknown> {
  const inUse = new Set<unknown>()
  for (const data of Object.values(loaderData)) {
    if (typeof data === 'object' && data !== null && 'queryRef' in data) inUse.add(data.queryRef)
  }
  return inUse
}
