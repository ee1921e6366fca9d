/** The request that a route is about; a route without one is a mistake in the routes. */
export function requestId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.id === undefined) throw new Error('The address names no service request.')
  return params.id
}
