/** The policy that a route is about; a route without one is a mistake in the routes. */
export function policyId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.id === undefined) throw new Error('The address names no policy.')
  return params.id
}
