import type { DataRouter } from 'react-router'
import { releaseAllBut } from '../contract/queryRefs.ts'

/** Long enough for React to have taken the old screen away. */
const LEAVING_MS = 1000

/** Lets go of the queries of routes that were left, and of navigations that were given up. */
export function releaseLeftQueries(router: DataRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe(({ navigation }) => {
    clearTimeout(timer)
    if (navigation.state !== 'idle') return
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
