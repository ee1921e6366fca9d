import type { Duties } from './contractDuties.ts'

/** "Neither party is liable for more than $7,500,000": what a party owes, not what is insured. */
export function isOwnLiability(quote: string): boolean {
  return (
    /^[^,;]{0,60}\b(?:is|are|shall be|will be) (?:not )?liable (?:for|under|to)\b/i.test(quote) &&
    !/\binsur|\bpolic(?:y|ies)\b|\bcoverage\b/i.test(quote)
  )
}

/** What a clause on proof of insurance names. */
export const proves = /\b(?:certificates?|evidence|proof|copy|copies|binders?)\b|:\s*$/i

/** In a section on insurance, what is asked of no party is asked of the insurance: "Costs of defense shall be outside the limits". */
export function asksOfThings(quote: string, { own, others }: Duties): boolean {
  const [subject = '', asked] = quote.split(
    /\b(?:shall|must|will|may not|(?:is|are) to (?:be|have|include|extend|apply))\b/i,
  )
  return (
    asked !== undefined &&
    (own.length > 0 || ofInsurance.test(subject)) &&
    !proves.test(quote) &&
    !/\b(?:part(?:y|ies)|section|article|agreement|contract|exhibit|paragraph|nothing|neither|payments?|work|notices?)\b/i.test(
      subject,
    ) &&
    ![...own, ...others].some((role) => new RegExp(`\\b${role}\\b(?!['’]s)`, 'i').test(subject))
  )
}

/** "It shall name us as loss payee", said of insurance. */
const ofInsurance =
  /^\W*(?:it|they|(?:the|this|that|such|all|each|every) (?:\w+ ){0,2}(?:insurance|polic(?:y|ies)|coverages?|umbrella))\b/i

/** Demands on the policies themselves that name no coverage: "The aggregate shall apply separately to the Project". */
export function asksWording(quote: string): boolean {
  const [subject = ''] = quote.split(/\b(?:shall|must|will|may not|is|are)\b/i)
  return (
    /\bmay not be excluded\b|\bwithout (?:an? )?exclusion/i.test(quote) ||
    (/\b(?:polic(?:y|ies)|insurance|coverages?|limits?|aggregate|insurers?|subcontractors?|sub-?consultants?|contractors?)\b/i.test(
      subject,
    ) &&
      !/\b(?:the following|following:|below|as follows|this (?:section|article|exhibit)|certificates?|proceeds|table|before (?:work|the first))\b/i.test(
        quote,
      ))
  )
}
