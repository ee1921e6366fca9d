import { nameKey } from '../../knowledge/index.ts'
import { capitalized } from '../../platform/index.ts'
import { findParty, type Party } from './findParty.ts'
import { sentencesOf } from './messageText.ts'
import { oftenAsked } from './documentType.ts'
import type { RequestType } from './triageMessage.ts'

/** Something that a client asked for earlier and that is still to be done. */
export interface OpenWish {
  readonly id: string
  readonly type: RequestType
  readonly party: Party | null
  /** All that the client wrote about it. */
  readonly details: string
}

interface TakenBack {
  /** The words that take a wish back, by its ID; empty if none does. */
  readonly words: ReadonlyMap<string, string>
  /** What the text says besides: what is wanted instead, or in addition. */
  readonly rest: string
}

const next = String.raw`send|issue|do|make|keep|leave|add|cancel|remove|put|use|get|give|we|i|they|it|that|instead|let`
const end = String.raw`(?=\s*(?:$|[,;:!?–—]|\.(?:\s|$))|\s+(?:-|but|because|since|as|instead|any ?more|any longer|after all|now|please|then|so|thanks?|(?:is|are) still)\b|\s+and\s+(?:(?:also|then|just|please)\s+)*(?:${next})\b)`
const namedThing = String.raw`(?<object>[^,;:!?–—]{2,90}?)${end}`
const notBefore = String.raw`(?<!n['’]t |\bnot |\bnever |\b(?:if|unless|until|when) [^.;!?]{0,60})`

/** How much a phrase says by itself: `drop the umbrella` orders something, and takes nothing back. */
type Sense = 'TAKES_BACK' | 'MAY_ORDER' | 'NOT_NEEDED' | 'CONTRAST' | 'KEEPS' | 'FELL_THROUGH'

const phrases: readonly (readonly [Sense, RegExp])[] = [
  [
    'TAKES_BACK',
    new RegExp(
      String.raw`${notBefore}\b(?:never ?mind|nvm|forget|scratch|strike|skip|disregard|ignore|withdraw|call off)(?: (?:about|on|with))? ${namedThing}`,
      'i',
    ),
  ],
  [
    'TAKES_BACK',
    new RegExp(
      String.raw`\b(?:do not|don['’]?t|dont|no need to) (?:bother (?:with|sending|issuing|adding)|worry about|send|issue|prepare|add|order|e-?mail|mail|do|cancel) ${namedThing}`,
      'i',
    ),
  ],
  ['MAY_ORDER', new RegExp(String.raw`${notBefore}\b(?:cancel|drop|kill|pull) ${namedThing}`, 'i')],
  [
    'NOT_NEEDED',
    new RegExp(
      String.raw`(?:\b(?:we|i|they) )?\b(?:no longer|(?:do|does) not|(?:do|does)n['’]?t|won['’]?t) (?:actually |really |even )?(?:need|want|require) ${namedThing}`,
      'i',
    ),
  ],
  ['NOT_NEEDED', new RegExp(String.raw`\bno (?:longer any |more |longer )?need for ${namedThing}`, 'i')],
  [
    'NOT_NEEDED',
    new RegExp(
      String.raw`(?<object>[^,;:!?–—]{2,90}?)(?: is|['’]s| are) (?:no longer|not) (?:needed|necessary|required)(?: any ?more| now| after all)?`,
      'i',
    ),
  ],
  [
    'CONTRAST',
    new RegExp(
      String.raw`(?:\b(?:instead of|rather than|in place of)|(?:,|\band)? *(?<!\b(?:do|does|did|is|are|will|would|should|can|could) )\bnot)(?: (?:to|for))? ${namedThing}`,
      'i',
    ),
  ],
  [
    'KEEPS',
    new RegExp(String.raw`\b(?:keep|leave) ${namedThing}(?: (?:in force|in place|as is|active|alone))?`, 'i'),
  ],
  [
    'FELL_THROUGH',
    new RegExp(
      String.raw`(?<object>[^,;:!?–—]{2,60}?) (?:has |have |just )*(?:(?:backed|pulled|dropped|bowed) out|fell through|fallen through|is off|(?:was|got|is) cancel+ed|went with (?:someone|somebody) else)(?: of (?:the|our) \w+| on us)?`,
      'i',
    ),
  ],
]

/** What of the wishes that are still to be done a later text takes back by name: `Never mind the Acme certificate`. */
export function takenBackIn(text: string, wishes: readonly OpenWish[]): TakenBack {
  const words = new Map<string, string>()
  const open = () => wishes.filter(({ id }) => !words.has(id))
  const isReplacing = /\binstead\b/i.test(text)
  const left = sentencesOf(text).map(({ text: sentence, isNewParagraph }) => {
    let rest = sentence
    for (const [sense, phrase] of asksBack.test(sentence) ? [] : phrases) {
      const found = phrase.exec(rest)
      const named = found?.groups?.['object'] ?? ''
      if (!found || (sense === 'FELL_THROUGH' && !isReplacing)) continue
      const meant = wishesNamed(named, open()).filter(
        (wish) => isApt(sense, { wish, named }) && !(sense === 'CONTRAST' && isMisspelled(wish, rest)),
      )
      for (const { id } of meant) words.set(id, found[0].replace(/^\W+/, '').trim())
      if (meant.length > 0)
        rest = joined(rest.slice(0, found.index), rest.slice(found.index + found[0].length))
    }
    return { rest, isNewParagraph }
  })
  const replaced = words.size === 0 ? replacedHolder(text, wishes) : null
  if (replaced) return { words: new Map([[replaced.id, replaced.words]]), rest: text }
  const parts = left.filter(({ rest }) => /\p{L}/u.test(rest) && !(words.size > 0 && keepsOnly(rest, open())))
  return {
    words,
    rest: parts
      .map(({ rest, isNewParagraph }) => `${isNewParagraph ? '\n\n' : ' '}${capitalized(rest)}`)
      .join('')
      .trim(),
  }
}

const goesElsewhere =
  /\binstead\b|\b(?:should|was supposed to|needs? to|has to) (?:go|have gone|be|have been) (?:made out |issued |sent )?(?:to|for)\b|\bwrong (?:company|holder|name|party|one)\b/i

/** `It should go to Brown Brothers instead`: the only holder so far is not named, but another one is. */
function replacedHolder(text: string, wishes: readonly OpenWish[]): { id: string; words: string } | null {
  const [wish, another] = wishes.filter(({ type, party }) => type === 'CREATE_CERTIFICATE' && party?.name)
  const said = sentencesOf(text).find((sentence) => goesElsewhere.test(sentence.text))?.text
  if (!wish || another || said === undefined) return null
  const { name } = findParty(text, [], { isSpoken: false, answers: [] })
  const own = wordsOfParty(wish, [wish])
  const isElse =
    name !== null &&
    !nameKey(text)
      .split(' ')
      .some((word) => own.includes(word))
  return isElse ? { id: wish.id, words: said } : null
}

/** `Did you cancel the Acme certificate?` */
const asksBack = /^\W*(?:did|have|has|were|was|is|are|why|when|who|do|does)\b.*\?\s*$/i

/** Whether a phrase of this kind takes the wish back, rather than order something of its own. */
function isApt(sense: Sense, { wish, named }: { readonly wish: OpenWish; readonly named: string }): boolean {
  const isOfRequest = kinds[wish.type]?.test(named) === true || /\b(?:request|order|change)\b/i.test(named)
  const isOfPolicy = wish.type === 'CANCEL_POLICY' || wish.type === 'ENDORSE_POLICY'
  switch (sense) {
    case 'TAKES_BACK':
      return true
    case 'KEEPS':
      return wish.type === 'CANCEL_POLICY'
    case 'CONTRAST':
    case 'FELL_THROUGH':
      return isPartyNamed(wish, named) || wish.type === 'CANCEL_POLICY'
    case 'MAY_ORDER':
    case 'NOT_NEEDED':
      return isOfRequest || !isOfPolicy
  }
}

function isPartyNamed(wish: OpenWish, named: string): boolean {
  const words = nameKey(named.replaceAll(/['’]s\b/g, '')).split(' ')
  return wordsOfParty(wish, [wish]).some((word) => words.includes(word))
}

/** What names a request by its kind. */
const kinds: Readonly<Partial<Record<RequestType, RegExp>>> = {
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
requests s sent issued site that the their them they this those to us we yet you your two`.split(/\s+/),
)

/** The wishes that an object names: by the party, by the kind of request, or by a word of what was asked. */
function wishesNamed(object: string, wishes: readonly OpenWish[]): readonly OpenWish[] {
  const words = nameKey(object.replaceAll(/['’]s\b/g, '')).split(' ')
  const scored = wishes.flatMap((wish) => {
    const own = wordsOfParty(wish, wishes).filter((word) => words.includes(word))
    const kind = isOfKind(wish, object)
    const details = nameKey(wish.details).split(' ')
    const plain = nameKey(
      object
        .replaceAll(/['’]s\b/g, '')
        .replace(kinds[wish.type] ?? /$^/, ' ')
        .replaceAll(ofVehicle.test(wish.details) ? vehicle : /$^/g, ' '),
    ).split(' ')
    const content = plain.filter((word) => word !== '' && !filler.has(word) && !own.includes(word))
    const isStrange = content.some((word) => !details.includes(word))
    const isPart = partOnly.test(object)
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
function wordsOfParty(wish: OpenWish, wishes: readonly OpenWish[]): readonly string[] {
  const words = ({ party }: OpenWish) => nameKey(party?.name ?? '').split(' ')
  const key = nameKey(wish.party?.name ?? '')
  const others = wishes.filter(({ party }) => nameKey(party?.name ?? '') !== key).flatMap(words)
  return words(wish).filter((word) => word.length > 2 && !filler.has(word) && !others.includes(word))
}

/** `It is Acme Builders Inc, not Acme Builder` corrects a name. */
function isMisspelled({ party }: OpenWish, sentence: string): boolean {
  if (party?.name == null) return false
  const { name } = findParty(sentence.replaceAll(party.name, ' '), [party.name], {
    isSpoken: false,
    answers: [],
  })
  const [first = ''] = nameKey(party.name).split(' ')
  return name === null || nameKey(name).slice(0, 4) === first.slice(0, 4)
}

/** What is left of a sentence without a phrase in its middle, and without the reason that goes with it. */
function joined(before: string, after: string): string {
  const rest = after
    .replace(/^\W*(?:(?:any ?more|any longer|after all|now|please|at all|for now)\b\W*)*/i, ' ')
    .replace(/^\s*(?:because|since|as)\b[^,;.!?]*/i, ' ')
    .replace(/^\W*(?:(?:and|but|so|then)\b\W*)*/i, ' ')
  const lead = before.replace(
    /(?:^|\b)(?:please|actually|sorry|oops|no|wait|never ?mind|so|and|but|we|i|they|can you|could you|hi|hello)?[\s,]*$/i,
    '',
  )
  return /\p{L}/u.test(rest) || /\p{L}/u.test(lead) ? `${lead} ${rest}`.replaceAll(/\s+/g, ' ').trim() : ''
}

const keeping = new RegExp(
  String.raw`^\W*(?:(?:but|and|so|just|please|we|i|do|only|still)\b\W*)*(?:keep|leave|still (?:need|want)|need|want|go ahead with|send|issue) ${namedThing}\W*(?:please|thanks?|thank you)?\W*$`,
  'i',
)
const stays = /^(?<object>.{2,60}?) (?:is|are) (?:still )?(?:needed|wanted|on|good|fine|ok|okay|correct)\W*$/i

/** Whether words only say that something else stays wanted: `but keep Brown Brothers`. */
function keepsOnly(words: string, wishes: readonly OpenWish[]): boolean {
  const named = (keeping.exec(words) ?? stays.exec(words))?.groups?.['object']
  return named !== undefined && wishesNamed(named, wishes).length > 0
}
