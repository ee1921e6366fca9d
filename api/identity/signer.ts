import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts with the server's secret; a signature for one purpose is not valid for another. */
export interface Signer {
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
}

export function createSigner(secret: string): Signer {
  function sign(purpose: string, text: string) {
    return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  }
  return {
    sign: (purpose, text) => sign(purpose, text).toString('base64url'),
    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url')
      const right = sign(purpose, text)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
