import type { Ask } from './askedFields.ts'
import { affectedPolicies } from './affectedPolicies.ts'
import type { KnownValue } from './knownValue.ts'
import type { Sentence } from './letterSentences.ts'
import { lineOf } from './linesOfBusiness.ts'
import { namedRows } from './namedRows.ts'
import { isPrior } from './policyFact.ts'
import { namedIn, type Place, placesIn } from './places.ts'

interface Request {
  readonly asks: readonly Ask[]
  readonly sentences: readonly Sentence[]
}

/** The records without the locations, policies, vehicles and drivers that a form is not about, where it is about one of several. */
export function meantRecords(known: readonly KnownValue[], request: Request): readonly KnownValue[] {
  const policies = affectedPolicies(ofOnePolicy(ofOnePlace(known, request), request), request)
  return namedRows(policies, request)
}

/** A supplement for one location, with several on record: the one that the request or the subject of a letter names. */
function ofOnePlace(known: readonly KnownValue[], { asks, sentences }: Request): readonly KnownValue[] {
  const isForSeveral = asks.some(
    ({ entity, row, field }) => (entity === 'location' && row > 0) || field.block !== null,
  )
  const places = placesIn(known)
  if (isForSeveral || places.length < 2) return known
  const asked = known.flatMap(({ label, value, index }) =>
    index === undefined && /\b(?:request|subject|notes?|remarks?)$/.test(label) ? [value] : [],
  )
  const subjects = sentences.flatMap(({ text }) => (/^(?:re|subject)\b/i.test(text) ? [text] : []))
  const place = [...asked, ...subjects]
    .map((text) => onlyOne(numbered(text, places, known)) ?? onlyOne(namedIn(places, text)))
    .find(Boolean)
  const meant = place ?? (asks.some(isOfOnePlace) ? toldOf(places, known, sentences) : undefined)
  if (!meant) return known
  return known.flatMap((each) => {
    const isOfList = each.within?.startsWith(meant.within) ?? false
    const at = each.outer ?? each.index
    if (!isOfList || at === undefined) return [each]
    if (at !== meant.index) return []
    return [each.outer === undefined ? { ...each, index: 0 } : { ...each, outer: 0 }]
  })
}

/** "Premises no. ____ Address of the property ____" on a form for a single location. */
function isOfOnePlace({ entity, attribute }: Ask): boolean {
  return entity === 'location' && /^(?:number|buildingNumber)$/.test(attribute ?? '')
}

/** "We are refinancing the Tannery Row building. Fennimore Street stays as it is": the only location that is to change. */
function toldOf(
  places: readonly Place[],
  known: readonly KnownValue[],
  sentences: readonly Sentence[],
): Place | undefined {
  const names = known.flatMap(({ label, value }) => (/\bname$/.test(label) ? [value] : []))
  const told = new Set(
    sentences.flatMap(({ text }) => {
      const own = names.reduce((rest, name) => rest.replaceAll(name, ''), text)
      const isHeading = !/ [a-z]+ [a-z]+/.test(own)
      // "Fennimore Street Holdings" under a letter is who writes it.
      return isHeading || unchanged.test(own) ? [] : namedIn(places, own)
    }),
  )
  return onlyOne([...told])
}

const unchanged =
  /\bas (?:it|they) (?:is|are|was|were)\b|\bunchanged\b|\bno change\w*\b|\bstays?\b|\bleave\b|\bnothing\b/i

/** "Location 2", "premises no. 2". */
function numbered(text: string, places: readonly Place[], known: readonly KnownValue[]): Place[] {
  const number = /\b(?:loc(?:ation)?|premises|building|bldg)\.? ?(?:no\.?|number|#)? ?(\d{1,2})\b/i.exec(
    text,
  )?.[1]
  return places.filter((place) =>
    known.some(
      ({ within, index, label, value }) =>
        within === place.within &&
        index === place.index &&
        /^(?:no|number|n|loc)$/.test(label) &&
        value === number,
    ),
  )
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}

const asking =
  /\b(?:cancel\w*|end|renew\w*|releas\w*|return|replac\w*|stop|terminat\w*|draft|bill\w*|pay\w*|chang\w*|claim|report|about)\b/i
const elsewhere = /\b(?:stays?|keep|leave|later|separate\w*|not)\b/i

/** A form for one policy, with several on record: the one that a letter asks to end, renew, pay or change. */
function ofOnePolicy(known: readonly KnownValue[], { asks, sentences }: Request): readonly KnownValue[] {
  const isForSeveral = asks.some(
    (ask) =>
      ask.isOfHistory ||
      (ask.entity === 'policy' &&
        !isPrior(ask) &&
        /^(?:carrier|policyNumber)$/.test(ask.attribute ?? '') &&
        (ask.isRepeated || ask.field.ordinal > 0 || ask.line !== null)) ||
      /\bunderlying\b|schedule of/i.test(ask.field.section),
  )
  const rows = [
    ...Map.groupBy(
      known.filter(({ within, index }) => within === 'policies' && index !== undefined),
      ({ index }) => index,
    ),
  ]
  if (isForSeveral || rows.length < 2) return known
  const named = rows.filter(([, row]) => sentences.some(({ text }) => isAskedFor(row, text)))
  const [only] = named.length === 1 ? named : []
  if (!only) return known
  return known.flatMap((each) => {
    if (!/^policies\b/.test(each.within ?? '')) return [each]
    const at = each.outer ?? each.index
    if (at !== only[0]) return []
    return [each.outer === undefined ? { ...each, index: 0 } : { ...each, outer: 0 }]
  })
}

function isAskedFor(row: readonly KnownValue[], text: string): boolean {
  const of = (label: RegExp) => row.find((each) => label.test(each.label))?.value ?? ''
  const [number, type] = [of(/^(?:policy )?number$/), of(/^(?:policy )?type$|^line$/)]
  const line = lineOf(type) ?? type
  // "Only the package please, the umbrella you do later".
  return text.split(/[;,()]|\bbut\b/).some((clause) => {
    if (number !== '' && clause.includes(number)) return true
    if (!asking.test(clause) || elsewhere.test(clause)) return false
    const isPackage = /^package\b/i.test(type) && /\bpackage\b/i.test(clause)
    return isPackage || (type !== '' && lineOf(clause) === line)
  })
}
