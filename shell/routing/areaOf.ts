import type { RemoteDescription } from '../remotes/RemoteDescription.ts'

/** The remote that owns a path of the app, or undefined. */
export function areaOf(remotes: readonly RemoteDescription[], path: string): RemoteDescription | undefined {
  const [, app, area = ''] = path.split('/')
  return app === 'app' ? remotes.find(({ areas }) => areas.includes(area)) : undefined
}
