import { nameKey } from '../../knowledge/index.ts'
import { capitalized } from '../../platform/index.ts'
import { changeDetails } from './changeDetails.ts'
import { findParty } from './findParty.ts'
import { sentencesOf } from './messageText.ts'
import { contentOf, kinds, leftOf, type OpenWish, wishesNamed, wordsOfParty } from './wishesNamed.ts'

interface TakenBack {
  /** The words that take a wish back, by its ID; empty if none does. */
  readonly words: ReadonlyMap<string, string>
  /** What takes back only a part of a wish, by its ID, and the details of all that stays wanted. */
  readonly parts: ReadonlyMap<string, { readonly words: string; readonly details: string }>
  /** What the text says besides: what is wanted instead, or in addition. */
  readonly rest: string
}

const next = String.raw`send|issue|do|make|keep|leave|add|cancel|remove|put|use|get|give|we|i|they|it|that|instead|let`
const end = String.raw`(?=\s*(?:$|[,;:!?–—]|\.(?:\s|$))|\s+(?:-|but|because|since|as|instead|any ?more|any longer|after all|now|please|then|so|tho(?:ugh)?|thanks?|(?:is|are) still)\b|\s+and\s+(?:(?:also|then|just|please)\s+)*(?:${next})\b)`
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
  // `Never mind, Pete quit already`
  [
    'TAKES_BACK',
    /\b(?:never ?mind|nvm|scratch that|forget it)\b[\s,:–—-]+(?:because |since |as )?(?<object>[^,;:.!?–—]{2,40}?) (?:quit|left|resigned|fell through|(?:backed|pulled|dropped) out|(?:is|are|was|were|has|have)(?:n['’]t| not| no longer| been| already)* (?:starting|coming|working|gone|sold|cancel+ed|out|off|happening|going))\b[^.!?;]*/i,
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
  const parts = new Map<string, { words: string; details: string }>()
  const open = () =>
    wishes.flatMap((wish) =>
      words.has(wish.id) ? [] : { ...wish, details: parts.get(wish.id)?.details ?? wish.details },
    )
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
      for (const wish of meant) {
        const said = found[0].replace(/^\W+/, '').trim()
        const details = leftOf(wish, named)
        if (details === null) words.set(wish.id, said)
        else parts.set(wish.id, { details, words: joinedWords(parts.get(wish.id)?.words, said) })
      }
      if (meant.length > 0)
        rest = joined(rest.slice(0, found.index), rest.slice(found.index + found[0].length))
    }
    return { rest, isNewParagraph }
  })
  const isAny = words.size + parts.size > 0
  const replaced = isAny ? null : replacedHolder(text, wishes)
  if (replaced) return { words: new Map([[replaced.id, replaced.words]]), parts, rest: text }
  const further = left.filter(({ rest }) => /\p{L}/u.test(rest) && !(isAny && keepsOnly(rest, open())))
  return {
    words,
    parts,
    rest: further
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
      return isOfRequest || !isOfPolicy || isAdded(wish, named)
  }
}

/** What is only asked to go onto a policy is not there yet: `We don't need Pete on there anymore`. */
function isAdded(wish: OpenWish, named: string): boolean {
  const words = contentOf(wish, named)
  const { drivers, vehicles } = changeDetails(wish.details)
  return [
    ...drivers.map(({ name, isRemoved }) => (isRemoved ? '' : name)),
    ...vehicles.map(({ description, isRemoved }) => (isRemoved ? '' : (description ?? ''))),
  ].some((name) => words.length > 0 && words.every((word) => nameKey(name).split(' ').includes(word)))
}

function isPartyNamed(wish: OpenWish, named: string): boolean {
  const words = nameKey(named.replaceAll(/['’]s\b/g, '')).split(' ')
  return wordsOfParty(wish, [wish]).some((word) => words.includes(word))
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

function joinedWords(before: string | undefined, said: string): string {
  return before === undefined ? said : `${before}. ${said}`
}

/** What is left of a sentence without a phrase in its middle, and without the reason that goes with it. */
function joined(before: string, after: string): string {
  const rest = after
    .replace(/^\W*(?:(?:any ?more|any longer|after all|now|please|at all|for now)\b\W*)*/i, ' ')
    .replace(/^\s*(?:because|since|as)\b[^,;.!?]*/i, ' ')
    .replace(reason, ' ')
    .replace(/^\W*(?:(?:and|but|so|then)\b\W*)*/i, ' ')
  const lead = before.replace(
    /(?:^|\b)(?:please|actually|sorry|oops|no|wait|never ?mind|so|and|but|we|i|they|can you|could you|hi|hello)?[\s,]*$/i,
    '',
  )
  return /\p{L}/u.test(rest) || /\p{L}/u.test(lead) ? `${lead} ${rest}`.replaceAll(/\s+/g, ' ').trim() : ''
}

/** `…, the deal fell through`, `…, he quit already lol` */
const reason =
  /^\W*(?:the|our|that|he|she|they|it|we|i)\b[^,;.!?]{0,40}?\b(?:fell through|quit|left|resigned|retired|backed out|changed|found|sold|bought|kept|decided|got|went|(?:is|are|was|were|did|do|does|has|have|will|wo)(?:n['’]t| not| no longer))\b[^,;.!?]*/i

const keeping = new RegExp(
  String.raw`^\W*(?:(?:but|and|so|just|please|we|i|do|only|still)\b\W*)*(?:keep|leave|still (?:need|want)|need|want|go ahead with|send|issue) ${namedThing}\W*(?:(?:please|thanks?|thank you|tho(?:ugh)?|on there)\b\W*)*$`,
  'i',
)
const stays = /^(?<object>.{2,60}?) (?:is|are) (?:still )?(?:needed|wanted|on|good|fine|ok|okay|correct)\W*$/i

/** Whether words only say that something else stays wanted: `but keep Brown Brothers`. */
function keepsOnly(words: string, wishes: readonly OpenWish[]): boolean {
  const named = (keeping.exec(words) ?? stays.exec(words))?.groups?.['object']
  return named !== undefined && wishesNamed(named, wishes).length > 0
}
