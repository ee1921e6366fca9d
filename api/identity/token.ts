import { createHash, randomBytes } from 'node:crypto'

/** A random 256-bit token as text for cookies and keys. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text is formatted as a token; does not check that it is valid. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The stored hash of a token. The token is long enough that a plain hash can't be reversed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
