type Params = Readonly<Record<string, string | undefined>>

export interface EntrypointAddress {
  /** A parameter of the route's path; throws if missing. */
  param: (name: string) => string
  url: URL
}

export function addressOf(params: Params, url: URL): EntrypointAddress {
  return { url, param: (name) => requiredParam(params, name) }
}

function requiredParam(params: Params, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The address has no “${name}”.`)
  return value
}
