/** The certificate that a route is about; a route without one is a mistake in the routes. */
export function certificateId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.certificateId === undefined) throw new Error('The address names no certificate.')
  return params.certificateId
}
