const longest = 254
const part = String.raw`[^\s@"(),:;<>[\\\]]`
const address = new RegExp(String.raw`^${part}{1,64}@${part}+\.${part}{2,}$`)

/** The address in what somebody typed or pasted, out of `Marta Diaz <marta@…>` and `mailto:` too; null when there is none. */
export function typedEmail(text: string): string | null {
  const trimmed = text.trim()
  const [, bracketed = trimmed] = /^[^<>]*<([^<>]*)>[,;]?$/.exec(trimmed) ?? []
  const email = bracketed.trim().replace(/^mailto:/i, '')
  return email.length <= longest && address.test(email) ? email : null
}
