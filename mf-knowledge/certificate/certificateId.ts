/** The id of the route's certificate; throws if the route has none. */
export function certificateId(params: Readonly<Record<string, string | undefined>>): string {
  if (params.certificateId === undefined) throw new Error('The address names no certificate.')
  return params.certificateId
}
