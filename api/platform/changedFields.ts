/**
 * The top-level fields in which two values of a record differ, with their new values; null if
 * cleared. Without a previous value, all fields are new.
 */
export function changedFields(before: unknown, after: unknown): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  const old = isObject(before) ? before : {}
  const next = isObject(after) ? after : {}
  for (const [name, value] of Object.entries(next)) {
    if (!isSame(old[name] ?? null, value ?? null)) changed[name] = value ?? null
  }
  for (const [name, value] of Object.entries(old)) {
    if (!(name in next) && value !== undefined && value !== null) changed[name] = null
  }
  return changed
}

/** Structural equality of plain data; `undefined` equals `null`. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const name of names) {
    if (!isSame(a[name] ?? null, b[name] ?? null)) return false
  }
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
