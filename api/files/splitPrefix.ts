/** Splits a role prefix, which says what part a file plays for Cara, from its name: "[Binder or Policy] GL.pdf". */
export function splitPrefix(fileName: string): { prefix: string | null; name: string } {
  const match = /^(\[[A-Z][A-Za-z0-9 ]{1,30}\])\s*(.+)$/.exec(fileName.trim())
  return { prefix: match?.[1] ?? null, name: match?.[2] ?? fileName }
}
