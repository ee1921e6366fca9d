import { type CoverageItem, normal, spelledOut } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { tellingWords } from './likeWords.ts'
import type { Found } from './lookUpCode.ts'
import type { Evidence } from './policyWording.ts'
import { isKept } from './sameness.ts'
import type { Statement } from './statement.ts'
import { priceKeys } from './tableStatements.ts'

/** The sentence by which an endorsement takes a whole coverage back, though the declarations may still show its limit. */
export function takenBack(item: CoverageItem, sentences: readonly Evidence[]): Evidence | undefined {
  return sentences.find(({ quote, form }) =>
    clausesOf(quote).some((clause) => {
      const name = withdrawn.map((each) => each.exec(clause)?.[1]).find((each) => each !== undefined)
      return (
        name !== undefined &&
        (isNameOf(name, item) || isLetterOf(name, item, [form ?? '', ...titles(sentences)]))
      )
    }),
  )
}

/** A limit of a coverage that an endorsement takes back, whatever the declarations still show. */
export function withdrawnLimit(own: Statement, sentences: readonly Evidence[]): Found | null {
  const { item, amount, standing } = own
  const isShown = (amount !== null || standing === 'included') && item !== null && !isKept(own)
  const words = isShown && !priceKeys.has(item.key) ? takenBack(item, sentences) : undefined
  return words ? { verdict: 'excluded', real: { ...own, quote: words.quote, page: words.page } } : null
}

/** "Coverage C does not apply to any premises, and the Medical Expense Limit shown in the Declarations is deleted." */
function clausesOf(quote: string): string[] {
  return quote
    .replace(/^[A-Z]{2,5}[ -]?\d[\w ]{0,8} [-–—] [^.]{4,60}\. /, '')
    .split(
      /[;:]\s+|,\s+(?=(?:and\s+)?(?:the|coverage|no|we|this)\b)|(?<=\b(?:apply|deleted|removed)[^,;]*)\s+and\s+(?=(?:the|coverage)\b)/i,
    )
    .map((part) => part.replace(/^(?:and|also)\s+/i, '').trim())
}

const shown = String.raw`(?:,? (?:as )?(?:shown|stated|listed|provided|described|set forth) in [^,;]{3,40}?)?`
const wholly = String.raw`(?: (?:in (?:its|their) entirety|altogether|(?:to|under|from|of|by|in) (?:this|the|your) (?:policy|insurance|coverage (?:part|form)|declarations)|(?:to|for|at) any (?:premises|operations?|persons?|locations?|autos?|loss(?:es)?|claims?)(?: or (?:any )?\w+)?|hereby))*`
/** What says that a coverage is not part of the policy, with the coverage in its first group. */
const withdrawn = [
  new RegExp(
    String.raw`^(?:the |all )?(.{4,70}?)${shown},? (?:(?:do|does|shall|will) not (?:apply|form (?:a )?part)|(?:is|are) (?:hereby )?(?:deleted|removed|excluded|withdrawn|rejected|declined|void|not (?:covered|provided|insured|included|part)|no longer (?:covered|provided|insured|part)))${wholly}\.?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:we|this (?:insurance|policy)) (?:do|does|will) not (?:provide|cover|insure|include|apply to|pay)|(?:we provide |there is )?no (?:coverage|insurance) (?:is (?:provided|given|afforded) )?(?:for|under)) (?:any |the )?(.{4,70}?)${wholly}\.?$`,
    'i',
  ),
]

/** What is left of the name of a coverage without its words: "at Location 4" tells that only a part is taken back. */
function isNameOf(name: string, item: CoverageItem): boolean {
  if (/\b(?:exclusions?|deductible|retention|period|condition)\b|\d/i.test(name)) return false
  if ((coverageNamed(name) ?? itemOf(name))?.key !== item.key && itemOf(name)?.key !== item.key) return false
  const known = tellingWords(item.label)
  const rest = normal(spelledOut(name)).replace(
    new RegExp(String.raw`\b\w*(?:${item.pattern.source})\w*`),
    ' ',
  )
  return [...tellingWords(rest)].every((word) => known.has(word) || plain.has(word))
}

const plain = tellingWords('section declarations payments benefits coverage legal expenses')

/** "Coverage C", where a title says that it is the coverage. */
function isLetterOf(name: string, item: CoverageItem, all: readonly string[]): boolean {
  const letter =
    /^(?:coverage|part|item|section|insuring agreement|agreement) [A-Z\d]{1,4}(?= of section [IVX\d]+$|$)/i.exec(
      name,
    )?.[0]
  if (letter === undefined) return false
  const titled = new RegExp(String.raw`\b${letter}\b[\s:.,–—-]+([A-Za-z].{3,60})`, 'i')
  return all.some((title) => {
    const own = titled.exec(title)?.[1]?.split(/[.(]/)[0]
    return own !== undefined && isNameOf(own.trim(), item)
  })
}

function titles(sentences: readonly Evidence[]): string[] {
  return sentences.flatMap(({ quote, form }) => [form ?? '', quote.length < longestTitle ? quote : ''])
}

const longestTitle = 80
