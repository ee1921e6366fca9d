import { hasOtherLegalForm, legalFormsOf, nameKey } from '../../knowledge/index.ts'
import { genericWords, shortForms } from './isDomainOf.ts'
import { wordsOf } from './shareNamed.ts'

/**
 * The business that a text names in a way that the account can't be called: with another legal form, or with a word
 * more. `Casco Plumbing Co.` and `Casco Plumbing Supply` are neither of them `Casco Plumbing LLC`. Null if it names
 * none, or the account itself besides.
 */
export function otherPartyIn(text: string, names: readonly string[]): string | null {
  if (isRenamed.test(text)) return null
  const stated = [...new Set(names.flatMap((name) => statedNames(text, name)))]
  const others = stated.filter((each) => names.every((name) => isOther(each, name)))
  const isNamedItself = stated.some((each) =>
    names.some(
      (name) => isWhole(each, name) && legalFormsOf(each).some((form) => legalFormsOf(name).includes(form)),
    ),
  )
  // `Casco Plumbing` is short for either legal form, but it is not `Casco Plumbing Supply`.
  const isShort = stated.some((each) => names.some((name) => isWhole(each, name) && !isOther(each, name)))
  const other = others.find((each) => !isShort || names.some((name) => isWhole(each, name)))
  return isNamedItself ? null : (other ?? null)
}

/** `Our firm is now Okonkwo Bello Architects`: the account itself, under its next name. */
const isRenamed =
  /\b(?:doing business as|d\/?b\/?a|formerly|previously known|f\/?k\/?a|renamed|rebranded|(?:new|legal|firm|company|business|corporate|entity) name|name (?:change|has changed|was changed)|changed? (?:our|its|the) (?:\w+ )?name|(?:is|are) now (?:called |known as )?\p{Lu}|(?:chang|convert|switch)(?:ed|ing) (?:\w+ ){0,3}(?:from|to|into) (?:an? )?(?:[Ii]nc|LLC|llc|[Cc]orp\w*|[Pp]artnership|[Ss]ole prop\w*)\b)/u

function isWhole(stated: string, name: string): boolean {
  return nameKey(stated) === nameKey(name)
}

function isOther(stated: string, name: string): boolean {
  const own = wordsOf(name)
  const isMore = wordsOf(stated).some((word) => !own.some((each) => isSameWord(word, each)))
  return isMore || (isWhole(stated, name) && hasOtherLegalForm(stated, name))
}

/** What a text calls businesses whose names begin like this one. */
function statedNames(text: string, name: string): string[] {
  const own = wordsOf(name)
  const [first = ''] = own
  if (first.length < 4 || genericWords.has(first)) return []
  return text.split('\n').flatMap((line) => {
    const words = [...line.matchAll(/[\p{L}\d][\p{L}\d'’.&-]*|&/gu)]
    return words.flatMap((word, at) => {
      if (nameKey(word[0]) !== first) return []
      const before = words[at - 1]
      const isQualified =
        before !== undefined && qualifiers.test(before[0]) && /^\s+$/.test(between(line, before, word))
      const end = endOfName(line, words.slice(at), own)
      return [line.slice(isQualified ? before.index : word.index, end)]
    })
  })
}

type Word = RegExpExecArray

function between(line: string, one: Word, other: Word): string {
  return line.slice(one.index + one[0].length, other.index)
}

/** Where the name ends that begins with the first of these words. */
function endOfName(line: string, words: readonly Word[], own: readonly string[]): number {
  let end = endOf(words[0])
  // Capitalized words belong to the name only when a legal form follows.
  for (let at = 1; at < words.length; at++) {
    const [word, before] = [words[at], words[at - 1]]
    if (!word || !before || before[0].endsWith('.')) break
    const gap = between(line, before, word)
    if (legalForm.test(word[0]) && /^,?\s+$/.test(gap)) return endOf(word)
    if (!/^\s+$/.test(gap)) break
    const key = nameKey(word[0])
    // `Tran's restaurant` says what Tran's is.
    const isSaidOf = /['’]s$/.test(before[0]) && /^\p{Ll}/u.test(word[0])
    if (own.some((each) => isSameWord(key, each)) || (businessWords.has(key) && !isSaidOf)) end = endOf(word)
    else if (!/^(?:\p{Lu}|&$|and$)/u.test(word[0])) break
  }
  return end
}

function endOf(word: Word | undefined): number {
  return word ? word.index + word[0].replace(/(?<!\b(?:inc|co|corp|ltd))\.$/i, '').length : 0
}

const legalForm =
  /^(?:co|company|corp|corporation|inc|incorporated|l\.?l\.?c|l\.?l\.?p|l\.?p|ltd|p\.?l\.?l\.?c)\.?$/i

/** Before a name, these make it another one. */
const qualifiers =
  /^(?:North|South|East|West|Northern|Southern|Eastern|Western|New|Old|Greater|Upper|Lower|Central)$/

/** Words that a name has, and that no message says behind a shorter one. */
const businessWords = new Set([
  ...[...genericWords].filter(
    (word) =>
      word.length > 3 &&
      !/^(?:and|the|company|group|family|service|building|cleaning|management|market|store|shop)$/.test(word),
  ),
  ...'septic drain sewer dental orthodontics pediatrics chiropractic optical aviation salvage recycling demolition upholstery granite glass gutters insulation barbers tattoo jewelers florist pizza grill tavern diner bistro deli supply supplies heating cooling hvac mechanical drywall masonry painting paving excavating excavation concrete carpentry flooring framing siding masons remodeling restoration hauling trucking transport logistics freight towing automotive realty realtors properties development developers homes leasing rentals storage marine fisheries seafood brewing brewery bakers catering foods farms nursery gardens lawn tree pest security staffing printing graphics fitness wellness pharmacy veterinary daycare academy association'.split(
    ' ',
  ),
])

/** `Const.` for Construction, `Bros` for Brothers. */
function isSameWord(word: string, own: string): boolean {
  return (
    word === own ||
    `${word}s` === own ||
    `${own}s` === word ||
    (word.length >= 3 && own.startsWith(word)) ||
    (own.length >= 5 && word.startsWith(own)) ||
    (shortForms[own]?.includes(word) ?? false) ||
    (shortForms[word]?.includes(own) ?? false)
  )
}
