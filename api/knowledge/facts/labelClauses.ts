/** Of "each loss. Theft of scheduled equipment:", what is about the amount before it. */
export function firstClause(text: string): string {
  return text.split(/;|\.\s+(?=[A-Z])/)[0] ?? ''
}

/** A semicolon or the end of a sentence; the points of "Bus. Pers. Prop." end none. */
const clauseEnds =
  /;|(?<=[a-z]{3})(?<!\b(?:acc|adv|agg|aggr|ann|bldg|bus|comp|compl|cov|ded|dis|dmg|emp|empl|equip|excl|exp|gen|incl|inj|ins|liab|lim|max|med|min|occ|oper|ops|pers|pol|prem|prod|prods|prop|sched))\.\s+(?=[A-Z])/i

/** What a label says last: "form IM 318. Hired auto" is about hired autos. */
export function lastSentence(label: string): string {
  return label.split(clauseEnds).at(-1)?.trim() ?? label
}

/** Of "each accident; by disease $1,000,000 policy limit", what is before the amount. */
export function lastClause(text: string): string {
  return text.split(clauseEnds).at(-1)?.trim() || text
}

/** "4. Limits of insurance:" says nothing of what the amounts after it are for. */
export const bareHead = /^(?:\W*\w{1,2}[.)]\s*)?limits?(?: of (?:insurance|liability))?:?$/i

export const scopeOnly =
  /^(?:(?:each|per|any one) (?:and every )?(?:\w+ )?(?:claim|loss|occurrence|accident|event|person|wrongful act|incident)|(?:in the |annual |policy )?aggregate)\b/i

/** Whether a label says nothing else: "Aggregate:" */
export function isScope(text: string): boolean {
  return scopeOnly.exec(text)?.[0] === text.replace(/:$/, '')
}

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
