import { parseMoney } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { inOrder, type OfferRow, priceRow } from '../comparisons/comparedOffers.ts'
import { wordsOf } from '../exploreDocument/askedWords.ts'

/** One of the documents that were compared, with what questions call it by. */
export interface Offer {
  readonly file: TaskFile
  /** "option 2 (South Mutual)", or "the policy" where the documents are not of one kind. */
  readonly label: string
  /** Stems of its name that no other offer has. */
  readonly names: ReadonlySet<string>
  readonly expires: string | null
}

const offerTypes: ReadonlySet<string> = new Set(['QUOTE', 'POLICY', 'DECLARATIONS', 'BINDER'])
/** How many options a comparison can have. */
export const mostOffers = 6

/** The documents of a workspace that are compared with each other, in the order of their comparison. */
export function offersIn(files: readonly TaskFile[]): TaskFile[] {
  const offers = files.filter(
    ({ prefix, type }) => (type !== null && offerTypes.has(type)) || prefix?.startsWith('[Option') === true,
  )
  return inOrder(offers, files).slice(0, mostOffers)
}

export function offersOf(
  files: readonly TaskFile[],
  { names, expires }: { readonly names: readonly string[]; readonly expires: readonly (string | null)[] },
): Offer[] {
  const kinds = files.map(({ type }) => kindOf(type))
  const areUnlike = new Set(kinds).size === files.length
  const words = names.map((name) => wordsOf(name.replace(/\.\w{2,4}$/, '')))
  const isOwn = (word: string, at: number) =>
    word.length > 2 &&
    !ofCompanies.has(word) &&
    words.every((others, other) => files[other]?.id === files[at]?.id || !others.has(word))
  return files.map((file, at) => ({
    file,
    label: areUnlike ? `the ${kinds[at]}` : `option ${at + 1} (${names[at] ?? file.name})`,
    names: new Set([...(words[at] ?? [])].filter((word) => isOwn(word, at))),
    expires: expires[at] ?? null,
  }))
}

function kindOf(type: TaskFile['type']): string {
  return type === 'QUOTE' ? 'quote' : type === 'BINDER' ? 'binder' : 'policy'
}

/** Words of carriers' names and of file names that name nobody. */
const ofCompanies = wordsOf(
  'agency american and bound casualty commercial company coverage excess exchange final general group indemnity insurance insurers issued liability lines mutual national new of option policy program property proposal quotation quote renewal revised specialty state surplus the underwriters united version',
)

const ordinals = [
  /\b(?:first|1st)\b/i,
  /\b(?:second|2nd)\b/i,
  /\b(?:third|3rd)\b/i,
  /\b(?:fourth|4th)\b/i,
  /\b(?:fifth|5th)\b/i,
  /\b(?:sixth|6th)\b/i,
  /\b(?:seventh|7th)\b/i,
  /\b(?:eighth|8th)\b/i,
]
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const offerWords = '(?:options?|quotes?|offers?|carriers?|proposals?|polic(?:y|ies)|numbers?)'
// "Option a client asked for" is no letter.
const mark = String.raw`#?(?:[1-8]|[b-h]|a(?! (?!(?:and|or|is|has|was|at|to|from|for|out|off|back)\b)[a-z]))(?![\w'’])`
const marked = new RegExp(
  String.raw`(?:\b${offerWords} (?:no\.? ?)?|(?=#))(${mark}(?:(?:,|&| |\band\b|\bor\b)+(?:${offerWords} )?${mark})*|(?:${numbers.join('|')})\b)`,
  'gi',
)
const eachMark = new RegExp(String.raw`\b(?:[1-8a-h]|${numbers.join('|')})\b`, 'gi')

/** The places of the options that a text names by number or letter: "options 2 and 4", "option B" as a quote calls it. */
function placesIn(text: string, labels: readonly string[]): number[] {
  const printed = labels.map((label) => /\bquoted as option (\w+)\)?$/i.exec(label)?.[1]?.toLowerCase())
  const marks = [...text.matchAll(marked)].flatMap(([, own = '']) => own.match(eachMark) ?? [])
  return marks.flatMap((each) => {
    const word = each.toLowerCase()
    const own = labels.flatMap((_, at) => (/^[a-h]$/.test(word) && printed[at] === word ? [at] : []))
    const place = Math.max(numbers.indexOf(word), 'abcdefgh'.indexOf(word), '12345678'.indexOf(word))
    return own.length > 0 ? own : place >= 0 ? [place] : []
  })
}

/** How users write amounts: "$5,880", "3 million". */
export const saidMoney = String.raw`\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:MM?|mil(?:lion)?|k|thousand)\b)?`
const sized = new RegExp(
  String.raw`(${saidMoney})\s*(?:limit |aggregate |occurrence )?(options?|quotes?|offers?|ones?|limits?|versions?|alternatives?)\b`,
  'gi',
)

/** The offers with a limit or price that a text calls them by: "the 5M option". None where one is meant and several have it. */
function sizedIn(text: string, offers: readonly Offer[], rows: readonly OfferRow[]): Offer[] {
  return [...text.matchAll(sized)].flatMap(([, amount = '', noun = '']) => {
    const cents = centsOf(amount)
    if (cents === null || cents < 10_000) return []
    const found = rows
      .filter(({ label }) => !/\b(?:deductible|retention|underlying|SIR)\b/i.test(label))
      .map(({ sides }) => offers.filter((_, at) => sides[at]?.amount === cents))
      .filter((own) => own.length > 0)
      .toSorted((a, b) => a.length - b.length)[0]
    return found && (found.length === 1 || /s$/i.test(noun)) ? found : []
  })
}

const last = /\bthe last (?:one|quote|option|offer|carrier|proposal)\b/i
const other = /\bthe other(?: one| quote| option| offer| carrier| proposal)?\b/i
export const byPrice =
  /\b(cheap\w*|inexpensive|(?:more|most) expensive|pric(?:i?er|i?est)|costli\w+)\s+(?:one|quote|option|offer|carrier|proposal)\b/i

/** The offers that a question names; none if it is about all of them. */
export function askedOffers(
  question: string,
  {
    offers,
    rows,
    history,
  }: { offers: readonly Offer[]; rows: readonly OfferRow[]; history: Task['history'] },
): readonly Offer[] {
  const words = wordsOf(question)
  const places = placesIn(
    question,
    offers.map(({ label }) => label),
  )
  const sizedSo = sizedIn(question, offers, rows)
  const isCounted = (offer: Offer) => {
    const at = offers.indexOf(offer)
    return places.includes(at) || ordinals[at]?.test(question) || sizedSo.includes(offer)
  }
  const called = offers.filter(
    ({ label, names }) =>
      [...names].some((name) => words.has(name)) ||
      (label.startsWith('the ') && [...wordsOf(label.slice(4))].some((kind) => words.has(kind))),
  )
  // "Option 2 of Ironbridge" is none of its other options.
  const isOther = ({ file }: Offer) => called.some((offer) => offer.file.id === file.id && isCounted(offer))
  const named = offers.filter((offer) => isCounted(offer) || (called.includes(offer) && !isOther(offer)))
  if (named.length > 0) return named
  if (last.test(question)) return offers.slice(-1)
  const [, how] = byPrice.exec(question) ?? []
  if (how) return pricedSo(how, offers, rows)
  if (!other.test(question)) return []
  const before = history.findLast(({ by, text }) => by === 'USER' && text !== question)?.text ?? ''
  const meant = other.test(before) ? [] : askedOffers(before, { offers, rows, history: [] })
  return meant.length === 1 ? offers.filter((offer) => !meant.includes(offer)) : []
}

/** "The cheaper one", by what each costs in all. */
function pricedSo(how: string, offers: readonly Offer[], rows: readonly OfferRow[]): readonly Offer[] {
  const price = priceRow(rows)
  const amounts = price?.sides.map((side) => side?.amount ?? null) ?? []
  const known = amounts.filter((amount) => amount !== null)
  if (known.length < offers.length) return []
  const sought = /^(?:cheap|inexp)/i.test(how) ? Math.min(...known) : Math.max(...known)
  return offers.filter((_, at) => amounts[at] === sought)
}

/** How questions refer to offers, to be replaced where a single document is asked. */
export const offerReference =
  /\b(?:(?:the|either|both|each|any|these|those) )?(?:(?:first|second|third|fourth|fifth|last|other|cheap\w*|inexpensive|(?:more|most) expensive|1st|2nd|3rd|4th) )?(?:of the )?(?:options?|quotes?|offers?|carriers?|proposals?|bids?)(?: (?:no\.? ?|#)?(?:\d|one|two|three|four|[abc])\b)?|\bthe (?:first|second|third|fourth|last|other|cheap\w*)(?: one)?\b|\b(?:which|either|both|each|every|neither)(?: ones?)?\b/gi

/** "Does the second quote cover flood?" as its document is asked: "Does the policy cover flood?" */
export function asOfPolicy(question: string, offers: readonly Offer[]): string {
  const names = new Set(offers.flatMap((offer) => [...offer.names]))
  return question
    .replaceAll(offerReference, 'the policy')
    .split(/\s+/)
    .map((word) => ([...wordsOf(word)].some((stem) => names.has(stem)) ? 'the policy' : word))
    .join(' ')
    .replaceAll(/\b(?:the )?the policy(?: (?:and )?the policy)*\b/gi, 'the policy')
    .slice(0, 2_000)
}

/** "3 million", "$5,880", in cents; null for what is no amount, such as a date or a share. */
export function centsOf(text: string): number | null {
  const [, digits = '', unit = ''] =
    /^\$?(\d[\d,]*(?:\.\d+)?)(?:\s?(MM?|mil(?:lion)?|k|thousand)\b)?(?!\s?%|\/|\d)/i.exec(text.trim()) ?? []
  if (digits === '') return null
  const scale = unit.replace(/^mil$/i, 'million')
  return parseMoney(`$${scale === '' ? digits : digits.replaceAll(',', '')}${scale}`)
}
