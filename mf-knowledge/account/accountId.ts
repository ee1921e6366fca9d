/** The account that a route is about; a route without one is a mistake in the routes. */
export function accountId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.id === undefined) throw new Error('The address names no account.')
  return params.id
}
