/** A sidebar link of a remote. */
export interface RemoteLink {
  group: string
  label: string
  /** The path below `/app`: `servicing`. */
  path: string
  icon: string
}

/** An action a remote offers everywhere, listed in the palette. */
export interface RemoteAction {
  label: string
  /** The path below `/app`: `accounts/new`. */
  path: string
  /** Additional search terms. */
  keywords?: string
}

/** What is known about a remote before its code has loaded. */
export interface RemoteDescription {
  name: string
  /** The URL of its entry, a script or a federation manifest. */
  entry: string
  version: string
  /** The first path segments below `/app` that it owns. */
  areas: string[]
  links: RemoteLink[]
  actions?: RemoteAction[]
  /** Slots of other areas that it fills. */
  slots?: string[]
}
