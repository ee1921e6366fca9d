/** The parent paths of a path, nearest first: `policies.0` and `policies` for `policies.0.type`. */
export function groupsOf(path: string): string[] {
  const steps = path.split('.')
  return steps.slice(1).map((_, at) => steps.slice(0, -1 - at).join('.'))
}
