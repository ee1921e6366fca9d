const extensionMark = /^(.*?)[\s,;]*(?:extension|ext|x|#|,)[\s.:=]*(\d{1,7})$/is
const american = /^1?([2-9](?!11)\d\d[2-9]\d{6})$/
const abroad = /^[1-9]\d{6,14}$/

/**
 * Parses a phone number in any common format to its stored form: E.164, a US number unless a `+` or `011`
 * says otherwise, with an RFC 3966 extension: `+12075550142;ext=204`. Null if invalid.
 */
export function phoneNumber(text: string): string | null {
  const [, beforeMark, extension] = extensionMark.exec(text.trim()) ?? []
  const number = e164(beforeMark ?? text)
  if (number === null) return null
  return extension === undefined ? number : `${number};ext=${extension}`
}

function e164(text: string): string | null {
  if (!/^\s*\+?[\d\s().\-–/·]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  const international = text.trim().startsWith('+') ? digits : /^011(\d+)/.exec(digits)?.[1]
  if (international !== undefined && !international.startsWith('1')) {
    return abroad.test(international) ? `+${international}` : null
  }
  const [, national] = american.exec(international ?? digits) ?? []
  return national === undefined ? null : `+1${national}`
}

/** Formats a US number as `(207) 555-0142 ext. 204`; an international one is unchanged. */
export function phoneInWords(number: string): string {
  const [, area, exchange, line, extension] = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/.exec(number) ?? []
  if (!line) return number
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`
}
