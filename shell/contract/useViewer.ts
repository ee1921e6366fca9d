import { host } from './host.ts'

/** The signed-in agency user. */
export interface Viewer {
  id: string
  name: string
  email: string
  agency: { id: string; name: string }
}

/** The signed-in agency user: constant for the lifetime of the page. */
export function useViewer(): Viewer {
  return host().viewer
}
