/** Whether an Accept-Encoding header takes the encoding: it is named, and not with a weight of nothing. */
export function acceptsEncoding(header: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
