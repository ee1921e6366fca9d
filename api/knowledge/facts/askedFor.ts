/** What a label in the form of a question asks for: "How much do we pay for one accident?", "What do you pay first?" */
export function askedFor(label: string): string {
  if (!/^(?:how much|what)\b.*\?$/i.test(label)) return label
  const asked = label.slice(0, -1)
  if (/\b(?:do|will) you pay (?:yourself )?(?:first|before)\b/i.test(asked))
    return asked.replace(/^.*\bpay\b/i, 'deductible')
  if (
    /\b(?:does|will) (?:it|this(?: policy| insurance)?|your (?:policy|insurance)) cost\b|\bdo you pay\b/i.test(
      asked,
    )
  )
    return asked.replace(/^.*\b(?:cost|pay)\b/i, 'premium')
  return asked
    .replace(
      /^(?:how much|what)(?: (?:is|are|do|does|will|we|it|pay|cover|limit|the most|at most))*(?: for)? /i,
      '',
    )
    .replace(/ (?:insured|covered)(?: for)?$/i, '')
}
