/** A link that a remote offers for the sidebar. */
export interface RemoteLink {
  group: string
  label: string
  /** Beneath `/app`, without it: `servicing`. */
  path: string
  icon: string
}

/** Something to do that a remote offers from everywhere: the palette lists it. */
export interface RemoteAction {
  label: string
  /** Where it is done, beneath `/app`, without it: `accounts/new`. */
  path: string
  /** Further words by which it is found. */
  keywords?: string
}

/** What is known of a remote before any of its code is there. */
export interface RemoteDescription {
  name: string
  /** The address of its entry, a script or a federation manifest. */
  entry: string
  version: string
  /** First segments of the paths beneath `/app` that are its own. */
  areas: string[]
  links: RemoteLink[]
  actions?: RemoteAction[]
  /** Places of other areas that it fills. */
  slots?: string[]
}
