/** A file that came with a message. */
export type Attachment = {
  id: string
  /** As it was uploaded; `[Certificate] Roof.pdf` names the file's role before the file. */
  name: string
  /** Where its bytes are; none while they are on their way or may not be had. */
  href?: string | undefined
  /** In bytes. */
  size?: number | undefined
}

/** The role that the assistant was told a file has (spec 1 §9), and the file's own name. */
export function roleAndName(name: string): { role: string | undefined; name: string } {
  const [, role, rest] = /^\[([^\][]{1,30})\] *(.+)$/.exec(name) ?? []
  return role !== undefined && rest !== undefined ? { role, name: rest } : { role: undefined, name }
}
