import { abbreviation, numberInWords, type Reading } from '../../reading/index.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { articleOf, asksForInsurance, insuranceArticles, insuranceWords } from './insuranceArticles.ts'
import { joinedRows } from './joinedRows.ts'
import { isNumberedDemand, numberedLead, withNumberedDemands } from './numberedDemands.ts'
import { ownColumn } from './ownColumn.ts'
import { moneyIn } from './statement.ts'
import { withOwnTitles } from './withOwnTitles.ts'

/** A sentence of a contract, a numbered part of one, or a row of a table. */
export interface ContractClause {
  readonly quote: string
  readonly page: number
  readonly headings: readonly string[]
  /** It is in a list of requirements, and need not say "shall" again. */
  readonly isListed: boolean
  readonly isRow: boolean
  readonly isInsuranceSection: boolean
  /** The words that announce it, as one of the parts of a demand: "No policy may contain:". */
  readonly lead?: string
  /** The list that it is one of; null outside of lists. */
  readonly list: number | null
}

const aboutInsurance = /insur|liabilit|evidence|coverage/i
const demands = /\b(?:shall|must|agrees? to|required?|will|maintain|carry|following)\b/i

/** "Subcontractor shall procure and maintain, at its own expense:" */
const asksToInsure =
  /\b(?:maintain|carry|procure|obtain|keep|provide|purchase|buy|have|hold|effect|insure)\b.*:\s*$/i

/** "The policies required by clauses (a) through (k) shall:" */
const asksOfPolicies =
  /\b(?:polic(?:y|ies)|insurance|coverages?)\b[^:]*\b(?:shall|must|will)(?: also| each| all)?:\s*$/i

/** "Occupant shall insure Building 7 as follows:": everything after it is a term of that insurance. */
export const announcesTerms = /\binsure\b.*\bas follows:\s*$/i

/** The clauses of a contract in their order, with what their place says of them. */
export function contractClauses(reading: Reading): ContractClause[] {
  let leadIn = ''
  let section = ''
  // The number of the last section on insurance: "6.2 Other lines" is a part of "6. Insurance schedule".
  let outline = ''
  let start = 0
  const [opening] = reading.blocks
  // "Subcontractor insurance requirements of Granite Peak Mechanical LLC", over all of a plain list.
  const isWhole =
    opening !== undefined &&
    opening.kind !== 'table' &&
    opening.text.length < longestItem &&
    listsRequirements.test(opening.text)
  const blocks = withNumberedDemands(withWrappedNumbers(withOwnTitles(reading.blocks)))
  const articles = insuranceArticles(blocks)
  return blocks.flatMap((block, list): ContractClause[] => {
    const { page, headings } = block
    if (block.kind === 'heading') {
      leadIn = ''
      section = ''
      const number = /^(?:section |article )?(\d{1,2}(?:\.\d{1,2})*)\.?\s/i.exec(block.text)?.[1]
      if (number === undefined || !number.startsWith(`${outline}.`) || outline === '') {
        outline = number !== undefined && aboutInsurance.test(block.text) ? number : ''
        start = list
      }
      // A line in large type may set a limit.
      return insuranceWords.test(block.text) && moneyIn(block.text) !== null && block.text.length > 24
        ? [
            {
              quote: block.text,
              page,
              headings,
              isListed: true,
              isRow: false,
              isInsuranceSection: true,
              list: null,
            },
          ]
        : []
    }
    section = inlineTitle(block) ?? section
    const isInsuranceSection =
      isWhole ||
      outline !== '' ||
      articles.has(articleOf(block) ?? '') ||
      [...headings, section].some((heading) => aboutInsurance.test(heading))
    if (block.kind === 'table') return clausesOfTable(ownColumn(block, reading), { isInsuranceSection, list })
    // "Territory: worldwide": a line that is no sentence is a term of the insurance above it.
    const isTerm =
      isInsuranceSection && outline !== '' && block.text.length < longestItem && !/[.;:]$/.test(block.text)
    const isNumbered = /^(?:\(?[a-z0-9]{1,4}[.)]|\d{1,2}\.\d{1,2}|•)\s/i.test(block.text)
    if (!isNumbered && block.kind !== 'listItem' && leadIn !== '' && !/:\s*$/.test(leadIn)) leadIn = ''
    const sentences = sentencesOfClause(block.text)
    // "12.2 Additional insureds. Contractor and Owner shall be …" has its title in the line.
    const title = sentences.length > 1 && isTitle(sentences[0] ?? '') ? sentences[0] : undefined
    const parts = title === undefined ? sentences : sentences.slice(1)
    const own = title !== undefined && coverageNamed(title) ? [...headings, title] : headings
    const isOfInsurance =
      isInsuranceSection || parts.filter((part) => insuranceWords.test(part)).length > parts.length / 2
    // "The Lessee shall carry umbrella liability insurance. It shall pay defense costs in addition to its limit."
    const insures = isOfInsurance ? parts.findIndex((part) => asksForInsurance.test(part)) : -1
    let lead = ''
    const numbered = numberedLead(block.text)
    const isLettered = (block.text.match(/\([a-z]\)\s/g) ?? []).length >= 3
    return parts.map((quote, at) => {
      // "Tenant shall maintain: (a) …" obliges the list that follows.
      const isListed =
        isInsuranceSection && (block.kind === 'listItem' || isNumbered || isTerm || leadIn !== '')
      if (/:\s*$/.test(quote) && demands.test(quote)) leadIn = quote
      // "… with coverage for: (a) collapse; (b) underground damage."
      const isOfList =
        isListed &&
        (isNumbered || block.kind === 'listItem') &&
        (asksToInsure.test(leadIn) || asksOfPolicies.test(leadIn))
      const announced = lead === '' && isOfList ? leadIn : lead
      const isOfNumbered = numbered !== null && isNumberedDemand(quote, block.text)
      const isOwn = /^[A-Z]\w+ (?:shall|must|will|agrees)\b/.test(quote) || quote.length > longestItem
      const ownLead = isOfNumbered ? numbered : isOwn ? '' : announced
      const isLead =
        insuranceWords.test(quote) || (asksToInsure.test(quote) && demands.test(quote) && isOfInsurance)
      if (/:\s*$/.test(quote)) lead = isLead ? quote : ''
      else lead = isOfNumbered ? '' : ownLead
      return {
        ...(ownLead !== '' && { lead: ownLead }),
        quote,
        page: pageOf(block, quote),
        headings: own,
        isListed,
        isRow: false,
        isInsuranceSection: isInsuranceSection || (insures !== -1 && at > insures),
        list: isTerm ? start : isLettered && isInsuranceSection ? list : null,
      }
    })
  })
}

/** "For three" and, on the next line, "(3) years", which is no item of a list. */
function withWrappedNumbers(blocks: Reading['blocks']): Reading['blocks'] {
  return blocks.reduce<Reading['blocks'][number][]>((joined, block) => {
    const before = joined.at(-1)
    const isWrapped =
      block.kind !== 'table' &&
      before !== undefined &&
      before.kind !== 'table' &&
      /^\(\d{1,3}\)\s+[a-z]/.test(block.text) &&
      numberAtEnd.test(before.text)
    if (!isWrapped) return [...joined, block]
    return [...joined.slice(0, -1), { ...before, text: `${before.text} ${block.text}` }]
  }, [])
}

const numberAtEnd = new RegExp(String.raw`\b(?:${numberInWords})$`, 'i')

function isTitle(sentence: string): boolean {
  return /^(?:[\d.()]+\s+)?(?:[A-Za-z][\w’'/-]*[ ,]*){1,5}\.$/.test(sentence) && !titleless.test(sentence)
}

const titleless =
  /\d[,\d]{3}|\b(?:shall|must|will|is|are|be|may|has|have|maintain\w*|requires?d?|include[ds]?|name[ds]?|no|not)\b/i

const listsRequirements =
  /\binsurance (?:and [a-z]+ )?(?:requirements?|schedule|exhibit|rider|addendum)\b|\b(?:required|minimum) insurance\b|\b(?:schedule of|requirements for) insurance\b/i

type TableBlock = Extract<Reading['blocks'][number], { kind: 'table' }>

function clausesOfTable(
  block: TableBlock,
  { isInsuranceSection, list }: Pick<ContractClause, 'isInsuranceSection' | 'list'>,
): ContractClause[] {
  const header = block.header?.map(({ text }) => text).join(' ') ?? ''
  const isAboutInsurance =
    isInsuranceSection ||
    /limit|coverage|insurance/i.test(header) ||
    block.rows.filter((row) => insuranceWords.test(row.map(({ text }) => text).join(' '))).length >= 2
  const prose = block.rows.flatMap((row): ContractClause[] => {
    const cells = row.map(({ text }) => text.trim()).filter(Boolean)
    const text = cells.join(' ')
    if ((isAboutInsurance && cells.length > 1) || !isProse(text)) return []
    const own = { page: row[0]?.page ?? block.page, headings: block.headings, list: null }
    return sentencesOfClause(text).map((quote) => ({
      ...own,
      quote,
      isListed: false,
      isRow: false,
      isInsuranceSection,
    }))
  })
  if (!isAboutInsurance) return prose
  // Without a title row, what looks like one is the first requirement.
  const rows = block.header && moneyIn(header) !== null ? [block.header, ...block.rows] : block.rows
  const joined = joinedRows(rows)
  // Among rows of coverages, the others are coverages that have no common name.
  const named = joined.filter((row) => namesCoverage(row.map(({ text }) => text.trim()).filter(Boolean)))
  const isMostlyNamed = named.length >= 4 && named.length > joined.length / 2
  const listed = joined.flatMap((row): ContractClause[] => {
    const cells = row.map(({ text }) => text.trim()).filter(Boolean)
    const [first = '', second = ''] = cells
    const page = row[0]?.page ?? block.page
    const isNumber = /^(?:(?=.*\d)[\w.-]{1,6}|[a-z]{1,2}|[ivx]+)[.)]?$/i.test(first)
    // A list that is set as a table: a number or a topic beside sentences.
    if (cells.length === 2 && (isNumber || (isTopic(first) && isSentence(second))))
      return sentencesOfClause(second).map((quote) => ({
        quote,
        page,
        headings: isNumber ? block.headings : [...block.headings, first],
        isListed:
          isNumber ||
          [first, quote].some((text) => aboutInsurance.test(first) || coverageNamed(text) !== null),
        isRow: false,
        isInsuranceSection: isNumber || isInsuranceSection || aboutInsurance.test(first),
        list,
      }))
    if (cells.length < 2 || !(isMostlyNamed || namesCoverage(cells))) return []
    // A cell of special terms is a demand of its own: "Any deductible above $5,000 must be approved."
    const terms = cells.slice(1).filter((cell) => isSentence(cell) && demands.test(cell))
    const place = { page, headings: block.headings, isListed: true, list: null }
    return [
      {
        ...place,
        quote: cells.filter((cell) => !terms.includes(cell)).join(' '),
        isRow: true,
        isInsuranceSection: false,
      },
      ...terms.flatMap(sentencesOfClause).map((quote) => ({
        ...place,
        quote,
        headings: [...block.headings, first],
        isRow: false,
        isInsuranceSection: true,
      })),
    ]
  })
  return [...listed, ...prose]
}

function namesCoverage([first = '', second = '']: readonly string[]): boolean {
  return [first, second].some((cell) => coverageNamed(cell) ?? itemOf(cell)) || provision.test(first)
}

/** Paragraphs whose lines were set like the rows of a table. */
export function isProse(text: string): boolean {
  return text.split(/\s+/).length >= 12 && /[a-z][.;]$|[a-z][.;] /.test(text)
}

/** What a row asks for beside limits: "Waiver of subrogation | Required". */
const provision =
  /^(?:additional insureds?|waivers? of subrogation|subrogation|primary\b|notice of cancell?ation|cancell?ation|(?:insurer |A\.? ?M\.? ?best )?rating|(?:maximum )?(?:deductible|retention)s?)\b/i

function isTopic(text: string): boolean {
  return text.split(/\s+/).length <= 5 && moneyIn(text) === null
}

function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= 6 && /[.;]$/.test(text)
}

/** "5. Caterer's insurance. No later than …": a title on the first line of its paragraph; null without one. */
function inlineTitle(block: Reading['blocks'][number]): string | null {
  if (block.kind === 'table') return null
  return (
    /^(?:(?:article |section |Article |Section |ARTICLE |SECTION )?[\dA-Za-z.()]{1,8}[.):]?\s+)?([A-Z][A-Za-z’' &,]{2,50})[.:]\s(?!\$)/.exec(
      block.text,
    )?.[1] ?? null
  )
}

const longestItem = 160

/** "D-5 Additional insureds." */
const titleAlone = /^[A-Z]{1,2}-?\d{1,2}\.?\s+[A-Z][\w' ]{3,40}\.$/

/** Sentences, and the numbered parts of a paragraph: "8.2 … 8.3 …", "(a) …; (b) …". */
const unended = new RegExp(
  String.raw`(?:\b(?:Inc|Co|Corp|No|Nos|St|Ltd|P\. ?O)\.|${abbreviation})(?=\s+[A-Z0-9(])`,
  'g',
)

/** "8.2", "7b.", "(a)", "C-14.": what numbers the parts of a paragraph. */
const mark = String.raw`(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}[a-z]\.|[A-Z]{1,2}-\d{1,2}\.|\([a-z0-9]{1,3}\)|[a-z]\.|[ivx]+\.)\s`
const partOfClause = new RegExp(
  String.raw`(?<=[.;:])\s+(?=${mark}|\d{1,2}\.\s+[A-Z])|(?<=[.!?])\s+(?=[A-Z“"])|;\s+(?!(?:and |or )?(?:none|neither|nor|(?:all|each|any) of (?:which|whom|them))\b)(?=(?:and |or )?[a-z])`,
)
const markOfClause = new RegExp(String.raw`^(?:(?:and|or) (?=\())?(?:${mark}|\d{1,2}\.\s)\s*`)

function sentencesOfClause(text: string): string[] {
  // "A.M. Best" and "U.S." end no sentence.
  return text
    .replaceAll(/\b(Deductibles?)\.(?=\s+Not? )/g, '$1\u2024')
    .replaceAll(unended, (shortened) => `${shortened.slice(0, -1)}\u2024`)
    .split(partOfClause)
    .map((clause) => clause.replace(markOfClause, '').replaceAll('\u2024', '.').trim())
    .filter((clause) => clause.length > 12 && !titleAlone.test(clause))
}

/** The page on which a clause begins: a paragraph may run over pages. */
function pageOf(block: Extract<Reading['blocks'][number], { text: string }>, clause: string): number {
  const start = clause.slice(0, 24)
  return block.lines.find(({ line }) => line.text.includes(start.slice(0, 12)))?.page ?? block.page
}
