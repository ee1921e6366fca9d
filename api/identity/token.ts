const encoder = new TextEncoder()

/** 256 bits that nobody can guess, as text for cookies and keys. */
export function newToken(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** What is kept in place of a token: it is long enough that its plain hash cannot be turned around. */
export async function hashToken(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(token))
  return new Uint8Array(hash).toBase64({ alphabet: 'base64url', omitPadding: true })
}
