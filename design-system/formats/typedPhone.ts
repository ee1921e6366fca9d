import { visible } from './visible.ts'

export interface Phone {
  /** E.164: `+12075550142`. */
  number: string
  /** Digits of the extension; null without one. */
  extension: string | null
}

const extensionMark = /^(.*?)[\s,;]*(?:extension|ext|x|#|,)[\s.:=]*(\d{1,7})$/is
const american = /^1?([2-9](?!11)\d\d[2-9]\d{6})$/
const abroad = /^[1-9]\d{6,14}$/

/**
 * Parses a phone number from typed text, a record or a `tel:…` link, as a US number unless a `+` or `011` says
 * otherwise; null if invalid.
 */
export function typedPhone(text: string): Phone | null {
  const plain = visible(text).trim().replace(/^tel:/i, '')
  const [, beforeMark, extension = null] = extensionMark.exec(plain) ?? []
  const number = e164(beforeMark ?? plain)
  return number === null ? null : { number, extension }
}

function e164(text: string): string | null {
  if (!/^\s*\+?[\d\s().\-\u2010-\u2013\u2212/·]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  const international = text.trim().startsWith('+') ? digits : /^011(\d+)/.exec(digits)?.[1]
  if (international !== undefined && !international.startsWith('1'))
    return abroad.test(international) ? `+${international}` : null
  const [, national] = american.exec(international ?? digits) ?? []
  return national === undefined ? null : `+1${national}`
}
