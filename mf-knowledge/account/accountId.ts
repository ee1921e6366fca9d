/** The id of the route's account; throws if the route has none. */
export function accountId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.id === undefined) throw new Error('The address names no account.')
  return params.id
}
