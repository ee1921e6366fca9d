import { serialize } from 'node:v8'

/** What KV accepts as one value. */
export const maxValueBytes = 65_536

/** An upper bound of a plain value's size in KV, in bytes; far cheaper than serializing it. */
export function sizeOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return value.length * 2 + 8
    case 'number':
    case 'bigint':
      return 10
    case 'object':
      return value === null ? 1 : sizeOfObject(value)
    default:
      return 2
  }
}

function sizeOfObject(value: object): number {
  let size = 12
  if (Array.isArray(value)) {
    for (const item of value) size += sizeOf(item)
    return size
  }
  if (value instanceof Uint8Array) return value.byteLength + 16
  for (const [name, field] of Object.entries(value)) size += name.length + 4 + sizeOf(field)
  return size
}

/** The exact size in bytes; only worth its cost if the bound exceeds a limit. */
export function exactSizeOf(value: unknown): number {
  return serialize(value).byteLength
}
