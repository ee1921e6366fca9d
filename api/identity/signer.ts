const encoder = new TextEncoder()
const spelling = { alphabet: 'base64url', omitPadding: true } as const

/** Signs texts with the server's secret; a signature for one purpose is worth nothing for another. */
export interface Signer {
  sign(purpose: string, text: string): Promise<string>
  isSigned(purpose: string, text: string, signature: string): Promise<boolean>
}

export async function createSigner(secret: string): Promise<Signer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  const message = (purpose: string, text: string) => encoder.encode(`${purpose}\n${text}`)
  return {
    async sign(purpose, text) {
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, message(purpose, text))).toBase64(spelling)
    },
    async isSigned(purpose, text, signature) {
      const bytes = decode(signature)
      return bytes !== null && crypto.subtle.verify('HMAC', key, bytes, message(purpose, text))
    },
  }
}

function decode(signature: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(signature, { alphabet: 'base64url' })
  } catch {
    return null
  }
}
