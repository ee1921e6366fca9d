import type { Reading } from '../../reading/index.ts'
import { coverageNamed } from './coverageNamed.ts'
import { familiesIn } from './insuredFamilies.ts'

/**
 * What a contract calls things by names of its own: the rows of its schedule of insurance ("under D-2", "the policy of
 * item 4") and the words that it defines ("Personalty" means all equipment and movable property).
 */
export function contractTerms(contract: Reading): (quote: string) => string {
  const rows = namedRows(contract)
  const words = definedWords(contract)
  return (quote) => {
    const mark = rowMark.exec(quote)?.[1] ?? ''
    const own = quote.startsWith(`${mark} ${rows.get(mark) ?? ''}`) ? mark : null
    const told = quote.replace(reference, (named, kind: string | undefined, label: string) => {
      const name = label === own ? undefined : rows.get(label.toUpperCase())
      const isNumber = /^\(?(?:\d{1,2}|[a-z])\)?$/i.test(label)
      return name === undefined || (isNumber && kind === undefined) ? named : `${named} (${name})`
    })
    return words.reduce((text, { word, meaning }) => text.replaceAll(word, meaning), told)
  }
}

const rowMark = /^([A-Z]{1,2}-?\d{1,2})\b/
/** "D-2", "item 4", "clause (l)"; a list of several is of no single line. */
const reference =
  /\b(?:(items?|lines?|coverages?|clauses?|paragraphs?|rows?|(?:sub)?sections?) )?((?<![\w-])[A-Z]{1,2}-?\d{1,2}(?:\.\d{1,2})?|\([a-z]\)|\d{1,2}(?:\.\d{1,2})?(?:\([a-z]\))?|(?<=(?:item|line|coverage|row) )[A-Z])(?![\w-]|\.\d)(?!,? (?:and|or|through|to|–|-) ?(?:[A-Z]-?\d|\(|\d))/g

/** The rows and items that name a line of insurance, by what stands before them. */
function namedRows({ blocks }: Reading): Map<string, string> {
  const found = new Map<string, string | null>()
  const add = (label: string, text: string) => {
    const name =
      /^[^.;:,($]{3,80}?(?=,? (?:over|above|in excess of|if|with|of not|of at|in an amount)\b|[.;:,($]|$)/
        .exec(text)?.[0]
        .trim()
    if (name === undefined || !isLine(name)) return
    const key = label.toUpperCase()
    found.set(key, found.has(key) && found.get(key) !== name ? null : name)
  }
  for (const block of blocks)
    if (block.kind === 'table')
      for (const row of block.rows) {
        const [label = '', name = ''] = row.map(({ text }) => text.trim()).filter(Boolean)
        if (labelAlone.test(label)) add(label.replace(/\.$/, ''), name)
      }
    else {
      const [, label, text] = marked.exec(block.text) ?? []
      if (label && text) add(label, text)
    }
  return new Map([...found].flatMap(([label, name]) => (name === null ? [] : [[label, name] as const])))
}

const labelAlone = /^(?:[A-Z]{1,2}-?\d{1,2}(?:\.\d{1,2})?|[A-Z]|\d{1,2}(?:\.\d{1,2})?|\([a-z]\))\.?$/
const marked =
  /^([A-Z]{1,2}-?\d{1,2}|\d{1,2}\.\d{1,2}|\([a-z]\)|\d{1,2}(?=\.\s))\.?\s+([A-Z“].*|[a-z].*\binsurance\b.*)$/

/** Whether a name is that of one line of insurance, not a sentence on one. */
function isLine(name: string): boolean {
  return (
    (familiesIn(name).length > 0 || coverageNamed(name) !== null) &&
    !/\b(?:shall|must|will|may|is|are|insureds?|subrogation|primary|notice|certificates?|deductibles?|retentions?)\b/i.test(
      name,
    )
  )
}

/** Words for what property insurance covers, which contracts define: "Improvements" are buildings in a mortgage. */
function definedWords({ blocks }: Reading): { readonly word: string; readonly meaning: string }[] {
  const text = blocks.flatMap((block) => (block.kind === 'table' ? [] : [block.text])).join(' ')
  return [...text.matchAll(definition)].flatMap(([, word = '', means = '']) => {
    const property = properties.find(({ pattern }) => pattern.test(means))
    return property ? [{ word, meaning: property.name }] : []
  })
}

const definition =
  /[“"]((?!Premises|Property|Project|Building)[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?),?[”"],? (?:means?|shall mean|refers? to|includes?) ([^.;“”]{3,160})/g
const properties = [
  { pattern: /^(?:all |any |the |every )*(?:existing )?(?:buildings?|structures?)\b/i, name: 'building' },
  {
    pattern:
      /^(?:all |any |the |every )*(?:equipment|furniture|furnishings|fixtures|inventory|machinery|movable property|personal property|tangible personal property|goods)\b/i,
    name: 'business personal property',
  },
] as const
