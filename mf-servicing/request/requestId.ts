/** The id of the route's request; throws if the route has none. */
export function requestId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.id === undefined) throw new Error('The address names no service request.')
  return params.id
}
