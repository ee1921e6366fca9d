import { nameKey } from '../../knowledge/index.ts'
import { oftenAsked } from './documentType.ts'
import type { Party } from './findParty.ts'
import type { RequestType } from './triageMessage.ts'
import { withoutNamed } from './withoutNamed.ts'

/** Something that a client asked for earlier and that is still to be done. */
export interface OpenWish {
  readonly id: string
  readonly type: RequestType
  readonly party: Party | null
  /** All that the client wrote about it. */
  readonly details: string
}

/** What names a request by its kind. */
export const kinds: Readonly<Partial<Record<RequestType, RegExp>>> = {
  ADD_ADDITIONAL_INSURED: /\badditional(?:ly)? insureds?\b|\bAI\b/,
  CANCEL_POLICY: /\bcancel+(?:ations?|ing)\b/i,
  CREATE_CERTIFICATE: /\b(?:certificates?|certs?|cois?|proof of insurance|acord)\b/i,
  ENDORSE_POLICY: /\b(?:endorsements?|policy changes?|changes?|adding)\b/i,
  QUESTION: /\bquestions?\b/i,
  QUOTE_REQUEST: /\b(?:quotes?|quotations?|pricing|proposal)\b/i,
}
const vehicle = /\b(?:truck|van|car|vehicle|pickup|trailer)s?\b/gi
const ofVehicle = /\b(?:19|20)\d\d\b|\bvin\b/i

/** A part of a request, which leaves the rest of it wanted: `Never mind the waiver`. */
const partOnly =
  /\b(?:waivers?|subrogation|wording|address|suite|name|spelling|date|deadline|rush|copy|fax|form|holder|limits?|e-?mail)\b/i

const filler = new Set(
  `a about add added all also an and any both certificate certs certificates cert coi cois company crew everything for
from guys i in insured is it job listed my of off on one ones order our party people policy policies project request
requests s sent issued site that the there their them they this those to us we yet you your two`.split(/\s+/),
)

/** What of a wish is left without what an object names; null if it names all of it. */
export function leftOf(wish: OpenWish, object: string): string | null {
  const content = contentOf(wish, object)
  const isOfVehicle = content.length === 0 && object.search(vehicle) >= 0
  if (wordsOfParty(wish, [wish]).some((word) => nameKey(object).split(' ').includes(word))) return null
  return content.length === 0 && !isOfVehicle
    ? null
    : withoutNamed(wish.type, wish.details, (part) => {
        const own = nameKey(part).split(' ')
        return isOfVehicle
          ? part.search(vehicle) >= 0 || part.search(ofVehicle) >= 0
          : content.some((word) => own.includes(word))
      })
}

/** The words of an object that say more than the kind of request. */
export function contentOf(wish: OpenWish, object: string): readonly string[] {
  const plain = nameKey(
    object
      .replaceAll(/['’]s\b/g, '')
      .replace(kinds[wish.type] ?? /$^/, ' ')
      .replaceAll(ofVehicle.test(wish.details) ? vehicle : /$^/g, ' '),
  ).split(' ')
  return plain.filter((word) => word !== '' && !filler.has(word))
}

/** The wishes that an object names: by the party, by the kind of request, or by a word of what was asked. */
export function wishesNamed(object: string, wishes: readonly OpenWish[]): readonly OpenWish[] {
  const words = nameKey(object.replaceAll(/['’]s\b/g, '')).split(' ')
  const scored = wishes.flatMap((wish) => {
    const own = wordsOfParty(wish, wishes).filter((word) => words.includes(word))
    const kind = isOfKind(wish, object)
    const details = nameKey(wish.details).split(' ')
    const content = contentOf(wish, object).filter((word) => !own.includes(word))
    const isStrange = content.some((word) => !details.includes(word))
    const isPart = partOnly.test(object) && leftOf(wish, object) === null
    const isShared = content.length > 0 && !isStrange
    const score = (own.length > 0 ? 2 : 0) + (kind ? 1 : 0) + (isShared ? 1 : 0)
    return isStrange || isPart || score === 0 ? [] : [{ wish, score, isNamed: own.length > 0 }]
  })
  const best = Math.max(...scored.map(({ score }) => score))
  const found = scored.filter(({ score }) => score === best)
  const isAll = /\b(?:both|all|everything|cert(?:ificate)?s|cois)\b/i.test(object)
  return found.length === 1 || isAll || found.every(({ isNamed }) => isNamed)
    ? found.map(({ wish }) => wish)
    : []
}

function isOfKind({ type, details }: OpenWish, object: string): boolean {
  if (type === 'DOCUMENT_REQUEST')
    return oftenAsked(object) !== null && oftenAsked(object) === oftenAsked(details)
  if (type === 'ENDORSE_POLICY' && ofVehicle.test(details) && object.search(vehicle) >= 0) return true
  return kinds[type]?.test(object) === true
}

/** The words of a party's name that no other party has. */
export function wordsOfParty(wish: OpenWish, wishes: readonly OpenWish[]): readonly string[] {
  const words = ({ party }: OpenWish) => nameKey(party?.name ?? '').split(' ')
  const key = nameKey(wish.party?.name ?? '')
  const others = wishes.filter(({ party }) => nameKey(party?.name ?? '') !== key).flatMap(words)
  return words(wish).filter((word) => word.length > 2 && !filler.has(word) && !others.includes(word))
}
