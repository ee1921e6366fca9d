/** Of "each loss. Theft of scheduled equipment:", what is about the amount before it. */
export function firstClause(text: string): string {
  return text.split(/;|\.\s+(?=[A-Z])/)[0] ?? ''
}

/** Of "each accident; by disease $1,000,000 policy limit", what is before the amount. */
export function lastClause(text: string): string {
  return (
    text
      .split(/;|(?<=[a-z]{3})\.\s+(?=[A-Z])/)
      .at(-1)
      ?.trim() || text
  )
}

/** "4. Limits of insurance:" says nothing of what the amounts after it are for. */
export const bareHead = /^(?:\W*\w{1,2}[.)]\s*)?limits?(?: of (?:insurance|liability))?:?$/i

export const scopeOnly =
  /^(?:(?:each|per|any one) (?:and every )?(?:\w+ )?(?:claim|loss|occurrence|accident|event|person|wrongful act|incident)|(?:in the |annual |policy )?aggregate)\b/i

/** What is paid beside the premium, and their sum. */
export const charged = /\b(?:fees?|tax(?:es)?|surcharge|total)\b/i

/** How often a limit is paid, or to whom, after its amount. */
export const scoped = new RegExp(
  `${scopeOnly.source}|^(?:each|per|any one|combined single|csl|policy(?! (?:retention|deductible|premium))|aggregate|employee|occurrence|claim|disease)\\b`,
  'i',
)

export function ownScope(text: string): string {
  return firstClause(text).replace(
    /(?:\s*[/,–—-]|,?\s+(?:and|but|except|less|minus|(?:ded\.?|deductible|retention)(?: of)?:?))$/i,
    '',
  )
}
