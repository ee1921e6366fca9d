/** A file sent with a message. */
export type Attachment = {
  id: string
  /** The uploaded name; `[Certificate] Roof.pdf` has the file's role before its name. */
  name: string
  /** Its URL; undefined while uploading or unavailable. */
  href?: string | undefined
  /** In bytes. */
  size?: number | undefined
}

/** The file's role as told to the assistant (spec 1 §9), and its own name. */
export function roleAndName(name: string): { role: string | undefined; name: string } {
  const [, role, rest] = /^\[([^\][]{1,30})\] *(.+)$/.exec(name) ?? []
  return role !== undefined && rest !== undefined ? { role, name: rest } : { role: undefined, name }
}
