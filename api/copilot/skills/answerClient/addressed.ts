/** Addresses the recipient: "her policy is attached" as "your policy is attached". */
export function addressed(text: string): string {
  if (somebodyElse.test(text)) return text
  const patterns = othersBefore.test(text) ? secondPerson : [...secondPerson, ...secondPersonPlural]
  return patterns.reduce((said, [pattern, words]) => said.replaceAll(pattern, words), text)
}

const secondPerson: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|she)(?:['’]s| is)\b/gi, 'you are'],
  [/\b(?:he|she)(?:['’]ll| will)\b/gi, 'you will'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) does(n['’]t)?\b/gi, 'you do$1'],
  [/\b(?:he|she) ([a-z]{2,}[^s\W])s\b/gi, 'you $1'],
  [/\b(?:he|she)\b/gi, 'you'],
  [/\b(?:his|her)(?= [a-z0-9])(?! (?:to|by|at|on|if|that|when|and|or|before|after|about|with)\b)/gi, 'your'],
  [/\b(?:him|her)\b/gi, 'you'],
]

/** A business client is "they", and so is anyone else the same words may refer to. */
const secondPersonPlural: readonly (readonly [RegExp, string])[] = [
  [/\bthey(?=['’])/gi, 'you'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
  [/\b(?:they|them)\b/gi, 'you'],
]
const othersBefore =
  /\b(?:attorneys|auditors|banks?|carriers?|city|compan(?:y|ies)|contractors|county|customers|drivers|employees|everyone|GC|guests|holders?|inspectors|insurers?|landlords|lenders?|mortgagees?|partners|people|police|school|state|subs|subcontractors|tenants|town|underwriters|vendors?|workers)\b.*\b(?:they|theirs?|them)\b/i

/** Someone else "he" or "her" in the same sentence may refer to. */
const somebodyElse =
  /\b(?:accountant|adjuster|agent|attorney|auditor|broker|brother|contractor|driver|employee|father|foreman|husband|inspector|landlord|lawyer|manager|mother|owner|partner|sister|son|daughter|tenant|underwriter|wife)\b/i
