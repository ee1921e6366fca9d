import { capitalized } from '../../../platform/index.ts'

/** Addresses the recipient: "her policy is attached" as "your policy is attached". */
export function addressed(text: string): string {
  if (somebodyElse.test(text)) return text
  const patterns = othersBefore.test(text) ? secondPerson : [...secondPerson, ...secondPersonPlural]
  return patterns.reduce((said, [pattern, words]) => said.replaceAll(pattern, words), text)
}

/** "That we recommend an umbrella because their customers ask for it" as a sentence to the client. */
export function sentenceOf(text: string): string {
  const instruction = text
    .trim()
    .replace(/^(?:(?:please )?(?:just )?say )?that (?=\w+ \w)(?!(?:is|was|will)\b)/i, '')
  const line = addressed(instruction)
  const capital = capitalized(line)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** What follows "her" when it is whom something is done to, not whose something is. */
const afterObject =
  'a|about|after|again|all|an|and|any|as|at|back|because|before|but|by|directly|for|from|how|if|in|into|know|my|now|of|on|once|or|our|so|some|soon|than|that|the|then|these|this|those|to|today|tomorrow|until|what|when|where|whether|which|while|who|why|with|without|your'

const secondPerson: readonly (readonly [RegExp, string])[] = [
  [/\bis (?:he|she)\b/g, 'are you'],
  [/\bIs (?:he|she)\b/g, 'Are you'],
  [/\bwas (?:he|she)\b/g, 'were you'],
  [/\bhas (?:he|she)\b/g, 'have you'],
  [/\bdoes (?:he|she)\b/g, 'do you'],
  [/\b(?:he|she)(?:['’]s| is)\b/gi, 'you are'],
  [/\b(?:he|she)(?:['’]ll| will)\b/gi, 'you will'],
  [/\b(?:he|she) isn(['’])t\b/gi, 'you aren$1t'],
  [/\b(?:he|she) hasn(['’])t\b/gi, 'you haven$1t'],
  [/\b(?:he|she) wasn(['’])t\b/gi, 'you weren$1t'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) does(n['’]t)?\b/gi, 'you do$1'],
  [/\b(?:he|she) ([a-z]+)ies\b/gi, 'you $1y'],
  [/\b(?:he|she) ([a-z]+(?:ch|sh|ss|x|z|o))es\b/gi, 'you $1'],
  [/\b(?:he|she) ([a-z]{2,}[^s\W])s\b/gi, 'you $1'],
  [/\b(?:he|she)\b/gi, 'you'],
  [/\b(?:him|her)self\b/gi, 'yourself'],
  [/\bhers\b/gi, 'yours'],
  [new RegExp(String.raw`\b(?:his\b|her\b(?= [a-z0-9])(?! (?:${afterObject})\b))`, 'gi'), 'your'],
  [/\b(?:him|her)\b/gi, 'you'],
]

/** A business client is "they", and so is anyone else the same words may refer to. */
const secondPersonPlural: readonly (readonly [RegExp, string])[] = [
  [/\bthey(?=['’])/gi, 'you'],
  [/\bthemselves\b/gi, 'yourselves'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
  [/\b(?:they|them)\b/gi, 'you'],
]
const othersBefore =
  /\b(?:attorneys|auditors|banks?|carriers?|city|compan(?:y|ies)|contractors|county|customers|drivers|employees|everyone|GC|guests|holders?|inspectors|insurers?|landlords|lenders?|mortgagees?|partners|people|police|school|state|subs|subcontractors|tenants|town|underwriters|vendors?|workers)\b.*\b(?:they|theirs?|them)\b/i

/** Someone else "he" or "her" in the same sentence may refer to. */
const somebodyElse =
  /\b(?:accountant|adjuster|agent|attorney|auditor|broker|brother|contractor|driver|employee|father|foreman|husband|inspector|landlord|lawyer|manager|mother|owner|partner|sister|son|daughter|tenant|underwriter|wife)\b/i
