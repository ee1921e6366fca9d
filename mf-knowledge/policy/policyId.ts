/** The id of the route's policy; throws if the route has none. */
export function policyId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.id === undefined) throw new Error('The address names no policy.')
  return params.id
}
