// expect: typescript(no-non-null-assertion)
export function assertsItIsThere(names: string[]): string {
  return names[0]!
}
