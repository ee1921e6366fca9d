import { findAddresses } from './findAddress.ts'

const street = String.raw`(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Boulevard|Way|Ct|Court|Pl|Place|Sq|Square|Hwy|Highway|Pike|Pkwy|Terrace|Ter|Circle|Cir)\b\.?`
const kind = String.raw`(?:[Bb]uildings?|[Bb]ldgs?\.?|[Ll]ocations?|[Pp]roperty|[Hh]ouse|[Dd]uplex|[Tt]riplex|[Aa]partments?|[Cc]ondo|[Ss]tore|[Ss]hop|[Oo]ffice|[Ww]arehouse|[Gg]arage|[Uu]nits?|[Pp]remises|[Ss]ite)`
const article = String.raw`(?:(?:the|our|my|that) )?`

/** `Harbor St`, `the Main St building`, `our building on Pine Street`, `location 2 (88 Harbor St)`, `unit 4B` */
const place = [
  String.raw`${article}(?:\d+[\w-]* )?(?:\p{Lu}[\p{L}'’.]+ ){1,3}(?:${street}(?: ${kind})?|${kind})`,
  String.raw`${article}(?:\p{L}+ )?${kind} (?:at|on|in) (?:\d+[\w-]* )?(?:\p{Lu}[\p{L}'’.]+ ?){1,4}`,
  // `45 Commercial`, but not `2019 Silverado`
  String.raw`(?!(?:19[89]|20[0-4])\d\b)\d{1,5}[A-Z]? (?:\p{Lu}[\p{L}'’.]+ ?){1,3}`,
  String.raw`${article}${kind} (?:#? ?\d+\p{L}?|\p{Lu}\b)(?: \([^)]{3,60}\))?`,
].join('|')

/** `Cancel the coverage on the Main St building`: the coverage of a place ends, and not the policy. */
export const placeCanceled = new RegExp(
  String.raw`(?:\b(?:[Pp]lease|[Kk]indly|[Aa]lso) )*\b(?:[Cc]ancel|[Ee]nd|[Tt]erminate|[Ss]top|[Dd]rop|[Rr]emove) (?:the |our |my )?(?:coverage|cover|insurance|policy) (?:on|for|at|of) (?=(?:${place}))`,
  'u',
)

/** A place that comes off a policy: `take Harbor St off`, `delete location 2`. */
export const placeRemoved = new RegExp(
  [
    String.raw`\b(?:[Tt]ake|[Pp]ull) (?<taken>${place}) off\b`,
    String.raw`\b(?:[Rr]emove|[Dd]elete|[Dd]rop|[Tt]ake off) (?<removed>${place})`,
    String.raw`${placeCanceled.source}(?<canceled>${place})`,
  ].join('|'),
  'u',
)

/** The places that come off, as they are named. */
export function placesRemoved(text: string): string[] {
  return [...text.matchAll(new RegExp(placeRemoved, 'gu'))].flatMap(({ groups }) => {
    const name = groups?.['taken'] ?? groups?.['removed'] ?? groups?.['canceled']
    return name === undefined ? [] : [name.trim()]
  })
}

/** The words that cancel `the policy on the Main St building`, and the place; null without such words. */
export function policyOfPlace(text: string): readonly [words: string, name: string] | null {
  const found = placeRemoved.exec(text)
  const name = found?.groups?.['canceled']
  return found && name !== undefined && /\bpolicy\b/i.test(found[0]) ? [found[0].trim(), name.trim()] : null
}

/** A place that the client is going to have besides: `we are opening a second office at 55 Front St`. */
export const newLocation =
  /\b(?:open(?:ing|ed)|leas(?:ing|ed)|rent(?:ing|ed)|moving into|taking over|bought|buying|purchas(?:ing|ed)|add(?:ing)?)\b[^.!?\n]{0,20}\b(?:second|third|fourth|new|another|additional)\b[^.!?\n]{0,20}\b(?:location|office|shop|store|site|space|warehouse|clinic|restaurant|branch|studio|yard|building|practice|salon|showroom)\b/i

/** Where the client is now: `Our taproom is now at 41 Canal Street`, `We moved to 12 Mill Road`, `We are moving our shop to …`. */
const moved =
  /\b(?:(?<what>[Oo]ur (?:(?!new\b|old\b)\w+ ){1,2})(?:is|are|has moved|moved|relocated)(?: now| just| recently)* (?:located )?(?:at|to)|[Ww]e(?:['’]ve|['’]re)?(?: have| are| just| recently)*(?: (?:moved|relocated))?(?: over)?(?: now| (?<=moved )to| (?<=relocated )to)(?: located)?(?: at)?|[Ww]e(?:['’]re| are|['’]ll| will)(?: be| going to)*(?: (?:moving|relocating|move|relocate))(?: (?:our|the) (?:\w+ ){0,2}?\w+)?(?: over)? to|[Oo]ur (?:new )?address is now) (?<address>\d+ (?!%)[^.;!?\n]{5,100})/

/** The change of address that a sentence tells, in words of the client; null without one. */
export function addressChanged(sentence: string): string | null {
  const { what, address } = moved.exec(sentence)?.groups ?? {}
  const [found] = findAddresses(address ?? '')
  if (address === undefined || found === undefined) return null
  const ofWhat = what ? `the address of ${what.trim().replace(/^O/, 'o')}` : 'our address'
  return `Change ${ofWhat} to ${address.slice(found.start, found.end)}`
}

/** What the client's business is called now: `We changed our LLC name to Casco Exteriors LLC effective 3/1`. */
const renamed =
  /\b(?:[Ww]e|[Tt]he (?:company|business|LLC)|[Oo]ur (?:company|business|LLC))(?:['’]ve| have| has| are| is| will be| just| recently| legally| officially)* chang(?:ed|ing) (?:the |our |its )?(?:\w+ ){0,2}name\b[^.!?\n]{0,40}?\b(?:to|from \S[^.!?\n]{2,50}? to) (?<first>\p{Lu}[^.!?\n]{2,80}?)(?=\s*(?:[,;.!?\n]|$)|\s+(?:effective|as of|on|starting|with|and|because)\b)|\b[Oo]ur (?:new |legal )*name is now (?<second>\p{Lu}[^.!?\n]{2,80}?)(?=\s*(?:[,;.!?\n]|$)|\s+(?:effective|as of|on|starting)\b)/u

/** The change of the named insured that a sentence tells; null without one. */
export function nameChanged(sentence: string): string | null {
  const { first, second } = renamed.exec(sentence)?.groups ?? {}
  const name = first ?? second
  return name === undefined ? null : `Change the named insured to ${name}`
}

/** A text without the addresses of the places that the client leases or opens: a landlord is found elsewhere. */
export function withoutOwnPremises(text: string): string {
  return findAddresses(text)
    .filter(({ start }) => ownPremises.test(text.slice(Math.max(0, start - 90), start)))
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}our premises${left.slice(end)}`, text)
}

const ownPremises =
  /\b(?:(?:we|i)(?:['’]re| are|['’]ve| have|['’]m| am| just|['’]ll| will)*(?: be)? (?:open|leas|rent|mov|sublet|taking over)\w*|(?:leased|rented|our new) (?:premises|space|location|unit|suite|office|shop))\b(?![^.!?\n]*\b(?:landlord|owner|holder|cert\w*|from)\b)[^.!?\n]*\b(?:at|is|in|to|on)\s*$|\bpremises:?\s*$/i
