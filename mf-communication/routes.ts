import type { RemoteRoute } from '@coverdesk/contract'

/** Path → entrypoint, nothing else. */
export const routes: RemoteRoute[] = []
