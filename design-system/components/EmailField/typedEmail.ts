import { visible } from '../../formats/visible.ts'

const longest = 254
const barred = String.raw`\s@"(),:;<>[\\\].`
const word = `[^${barred}]+`
const label = `[^${barred}-](?:[^${barred}]*[^${barred}-])?`
/** Neither part starts or ends with a dot or has two in a row, and no domain label starts or ends with a hyphen. */
const address = new RegExp(`^(?=.{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+(?=..)${label}$`)

/** Parses an email address from typed or pasted text, including `Marta Diaz <marta@…>` and `mailto:`; null if there is none. */
export function typedEmail(text: string): string | null {
  const trimmed = visible(text).trim()
  const [, bracketed = trimmed] = /^[^<>]*<([^<>]*)>[,;]?$/.exec(trimmed) ?? []
  const email = addressOf(bracketed.trim())
  return email.length <= longest && address.test(email) ? email : null
}

/** A link may have parameters: `mailto:marta@…?subject=Certificate`. */
function addressOf(text: string): string {
  const [, linked = text] = /^mailto:([^?]*)/i.exec(text) ?? []
  return linked
}
