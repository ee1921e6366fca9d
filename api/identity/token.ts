import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess, as text for cookies and keys. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the shape of a token; says nothing about whether we made it. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What is kept in place of a token: it is long enough that its plain hash cannot be turned around. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
