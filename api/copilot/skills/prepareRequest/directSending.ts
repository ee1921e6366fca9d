/** The sentence that asks to send the certificate to someone other than the sender; null without one. */
export function directSending(text: string, sender: string | null): string | null {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  const found = sentences.find((sentence) => {
    if (!/\b(send|sent|email|forward|mail|cc|copy)\b/i.test(sentence)) return false
    if (/\b(directly|direct|straight) to\b|\bto (them|him|her) (directly|direct)\b/i.test(sentence))
      return true
    // `Email it to permits at southbay dot gov`, as callers say it
    if (/\bto [\w.-]+ at [\w-]+(?: [\w-]+)? dot \w+/i.test(sentence)) return true
    const addresses = sentence.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
    return addresses.some((address) => address.toLowerCase() !== sender?.toLowerCase())
  })
  return found?.trim().slice(0, 300) ?? null
}
