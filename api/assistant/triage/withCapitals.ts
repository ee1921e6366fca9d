import { titled } from './titled.ts'
import { makes, models } from './vehicleNames.ts'

/** Words that go on a sentence rather than a name. */
const plainWords =
  'a|add|also|an|and|any|are|as|at|auto|because|bobtail|born|but|by|car|cdl|coll|collision|comp|coverage|delete|dob|driver|drivers|drop|dump|eff|effective|flatbed|for|from|garaged|has|he|her|him|his|in|insurance|is|it|kept|leased|license|lienholder|limit|limits|loc|location|loss|my|new|no|of|off|on|one|or|our|out|owned|parked|pickup|please|policy|put|remove|schedule|she|since|so|starting|stored|that|the|their|them|then|they|this|to|too|tractor|trailer|truck|unit|up|van|vin|was|we|when|which|who|will|with|you'
const word = String.raw`(?!(?:${plainWords})\b)[a-z][a-z'’-]+`
const end = String.raw`(?=\s*(?:[.,;:!?()\n]|$)|\s+(?:a?nd|as of|born|cdl|d\.?o\.?b|dl|eff|effective|from|he|is|lic|license|she|starting|who)\b)`

const vehicle = new RegExp(
  String.raw`(?<=\b(?:19[89]\d|20[0-4]\d|[012]\d|9\d)\s)(?:(?:${makes.join('|')})\b(?: ${word})?|(?:${models.join('|')})\b)(?: (?!\d{1,2}\b|\d+,|[a-z\d]{17}\b)[a-z-]*\d[a-z\d-]*){0,2}`,
  'gi',
)
const driver = new RegExp(
  String.raw`(?<=\b[Dd]rivers?(?:,|:| is| named|,? too:?)? )${word}(?: [a-z]\.?)? ${word}(?: ${word})?${end}`,
  'g',
)
/** What a policy covers or is endorsed with is taken off as a driver is: `delete rental reimbursement`. */
const noPerson = String.raw`(?!(?:additional|address|blanket|building|cargo|class|contents|employee|equipment|full|gap|glass|hired|insured|liability|liquor|mailing|med|medical|mortgagee|motorists?|non-?owned|payee|payments?|payroll|physical|property|reimbursement|rental|roadside|sewer|terrorism|theft|tools?|towing|umbrella|underinsured|uninsured|waiver|water|wind|named|damage|code|territory|location|the)\b)`
const leavingDriver = new RegExp(
  String.raw`(?<=\b(?:[Dd]elete|[Rr]emove|[Dd]rop|[Tt]ake off) )${noPerson}${word} ${noPerson}${word}${end}`,
  'g',
)
const lender = new RegExp(
  String.raw`(?<=\b(?:[Ll]oss payee|[Ll]ien ?holder|[Mm]ortgagee)(?: is|:| to)? |\b[Ff]inanced (?:with|by|through|thru) )(?!po box\b)${word}(?: (?!po box\b)(?:of |and |& )?${word}){1,5}(?=\s*(?:[.,;\n]|$)|\s+(?:eff|po box|p\.? ?o\.? box|\d))`,
  'g',
)

/** Text in which the vehicles, drivers and lenders that were typed in lower case have their capitals. As long as the text. */
export function withCapitals(text: string): string {
  const named = text
    .replaceAll(vehicle, asVehicle)
    .replaceAll(driver, titled)
    .replaceAll(lender, (name) =>
      titled(name).replaceAll(/\b(?:Of|And)\b/g, (joining) => joining.toLowerCase()),
    )
  return /\bdrivers?\b/i.test(text) ? named.replaceAll(leavingDriver, titled) : named
}

/** `ford f-150 crew` as `Ford F-150 Crew`; what has a capital is left as it is. */
function asVehicle(words: string): string {
  return words
    .split(' ')
    .map((each) => {
      const make = [...makes, ...models].find((known) => known.toLowerCase() === each)
      return make ?? (/\d/.test(each) ? each.toUpperCase() : titled(each))
    })
    .join(' ')
}
