/** "The limit shown in the Declarations for X", "the limit at location 2" */
const limitOfSubject =
  /^(?:limits?|amount)(?: of (?:insurance|liability))?\s+(?:(?:as\s+)?(?:shown|stated|set forth)\s+in\s+(?:the\s+)?(?:declarations|schedule|item\s+\S+)\s+for\s+(?:the\s+)?|(?:for|of|at)\s+(?=(?:location|premises|building)\s+\d))/i

/** "The limit for X shown in the Declarations" is about X. */
export function changedSubject(text: string): string {
  return (
    text
      .replace(/^.*?[,.]\s+(?=the\s)/i, '')
      .replace(/^item \S+ of the declarations,\s+/i, '')
      .replace(/^(?:\(?[a-z]{1,4}[.)]|\d{1,2}[.)])\s+/i, '')
      .replace(/^[Ii]tem [^\s,]+ (?=[A-Z][a-z])/, '')
      .replace(/,$/, '')
      .replace(/^effective\s+[^,:]+(?:,\s+\d{4})?[,:]\s+(?:at your request,\s+)?/i, '')
      .replace(/^(?:in|at|under|for|on)\s[^$]{3,40}?\s(?=the\s)/i, '')
      .replace(/^(?:the|your)\s+/i, '')
      .replace(limitOfSubject, '')
      .replace(/^(?:(?:location|premises|building)\s+\d{1,3},?\s+)+/i, '')
      .replace(/\s+in\s+item\s+\w{1,5}$/i, '')
      .replaceAll(/(?:\s+of)?\s+(?:\$|USD\s?)[\d,]+(?=\s|$)/g, '')
      .replace(/\s+(?:as\s+)?(?:shown|stated|set forth|described|indicated)\s+(?:in|on)\b.*$/i, '')
      .replace(
        /^(?:limits?|amount)(?: of (?:insurance|liability))?\s+(?:for|of|applicable to)\s+(?:the\s+)?/i,
        '',
      )
      // "Building: the limit"
      .replace(/(?<=^[^:$]{3,60}):\s+(?:the|its)\s+limit$/i, '')
      .trim()
  )
}
