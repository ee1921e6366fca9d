import type { Box, Reading, TableBlock, TextBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { sentencesOf } from './partSentences.ts'
import { isLacking } from './isLacking.ts'
import { formNumber, isFormTitle } from './listedForms.ts'
import { holds } from './cellGeometry.ts'
import type { AdditionalInsured, Fact, WordingSuggestion } from './policyFacts.ts'
import { isStreetLine, labelKey, splitAddress } from './values.ts'

/** A sentence, or a cell of a schedule. */
interface Piece {
  readonly text: string
  readonly page: number
  readonly box: Box | null
  /** Whether it stands where a schedule has its names: they need no "LLC" then. */
  readonly isName: boolean
  /** Whether the rest of its row gives it the role. */
  readonly isGranted?: boolean
}

/** What an endorsement grants, to parties that it names or to all of a class. */
export interface Grant {
  /** The titles under which endorsements grant it. */
  readonly title: RegExp
  /** Whether a sentence or row outside such an endorsement grants it to those it names. */
  readonly isGiven: (text: string) => boolean
  /** Whether a sentence grants it to all of a class, like those a written contract names. */
  readonly isBlanket: (text: string, isUnderTitle: boolean) => boolean
}

/** The parties and sentences by which a document grants something. */
export function grantsOf(
  { title, isGiven, isBlanket }: Grant,
  parts: readonly DocumentPart[],
  reading: Reading,
): { named: Fact<AdditionalInsured>[]; blanket: Fact<WordingSuggestion>[] } {
  const isTitle = (text: string) => title.test(text) && !/\bexclu|\bautomatic status\b/i.test(text)
  const named = new Map<string, Fact<AdditionalInsured>>()
  const blanket: Fact<WordingSuggestion>[] = []
  let before: DocumentPart | undefined
  let [isUnderTitle, isBelowTitle] = [false, false]
  for (const block of reading.blocks) {
    const part = partOf(block, parts)
    const isOfPart = part?.kind === 'endorsement' && isTitle(part.title ?? '')
    // A title above it has said so already.
    if (part !== before && !isBelowTitle && part?.title != null) isUnderTitle = isOfPart
    before = part
    isBelowTitle = false
    const isSchedule = block.kind === 'heading' && statedSchedule.test(block.text)
    if (
      block.kind !== 'table' &&
      !isSchedule &&
      (block.kind === 'heading' || isShortTitle(block.text, isTitle))
    ) {
      isUnderTitle = isTitle(block.text) || (isUnderTitle && (isOfPart || subtitle.test(block.text)))
      isBelowTitle = true
      continue
    }
    const pieces = block.kind === 'table' ? tablePieces(block, isUnderTitle, isGiven) : textPieces(block)
    for (const [at, piece] of pieces.entries()) {
      const isList = isFormTitle(piece.text) || (piece.text.match(formNumbers) ?? []).length > 2
      if (isList || isLacking(piece.text)) continue
      const isOfForm = part?.kind === 'form' && !/\badditional\b/i.test(piece.text)
      if (isBlanket(piece.text, isUnderTitle) && (isUnderTitle || !isOfForm))
        blanket.push(wordingFact({ appliesTo: classIn(piece.text), isBlanket: true }, piece, part))
      // "… are additional insureds for your operations. Also scheduled: Montgomery Valley School District."
      const goesOn = /^also\b/i.test(piece.text) && isGiven(pieces[at - 1]?.text ?? '')
      if (!isUnderTitle && !goesOn && !piece.isGranted && !isGiven(piece.text)) continue
      for (const value of partiesIn(piece)) {
        const key = labelKey(value.name)
        if (!named.has(key)) named.set(key, wordingFact(value, piece, part))
      }
    }
  }
  return { named: [...named.values()], blanket }
}

/** The first party that the schedule or a sentence of an endorsement names; null if it names none. */
export function partyOf(part: DocumentPart, reading: Reading): string | null {
  const pieces = reading.blocks
    .filter((block) => block.kind !== 'heading' && partOf(block, [part]) !== undefined)
    .flatMap((block) => (block.kind === 'table' ? tablePieces(block, true, () => false) : textPieces(block)))
  return pieces.flatMap(partiesIn)[0]?.name ?? null
}

/** "Schedule: Anchor Row Properties Inc., 9 Railroad Street": the party stands beside the label. */
const statedSchedule = /^schedule(?:d [a-z ]+)?:\s+[A-Z]/i

/** Headings within an endorsement. */
const subtitle =
  /^(?:schedules?|names?|section|part|item|who is|this endorsement|forms?|please read|effective|policy number)\b|^(?=.*\d)[A-Z\d ()./-]{2,30}$/i

/** The class of persons that a blanket grant is for. */
export function classIn(text: string): string {
  const match =
    /\b((?:(?:any|all|each|every|those)\b(?! rights?\b)|anyone\b).*?)(?:[.;]|,(?! [a-z]+ or\b)|\bbut only\b|$)/i.exec(
      text,
    )
  return (match?.[1] ?? 'Where required by written contract').trim()
}

export function wordingFact<Value>(
  value: Value,
  { text, page, box }: Pick<Piece, 'text' | 'page' | 'box'>,
  part: DocumentPart | undefined,
): Fact<Value> {
  const origin = part?.kind ?? 'form'
  return {
    value,
    quote: text,
    page,
    box,
    confidence: 0.85,
    source: { origin, form: part?.form ?? null, documentId: null, reason: null },
  }
}

/** The part that a block begins in. */
function partOf(block: TextBlock | TableBlock, parts: readonly DocumentPart[]): DocumentPart | undefined {
  const [first] = block.kind === 'table' ? [] : block.lines
  return parts.findLast(({ pages }) =>
    pages.some(
      ({ page, lines }) =>
        page.number === block.page &&
        lines.some((line) => (first ? line === first.line : holds(block.box, line.box))),
    ),
  )
}

function isShortTitle(text: string, isTitle: (text: string) => boolean): boolean {
  return text.length < 90 && isTitle(text) && !/[:;]|[.,]$|\b(?:is|are|be|shall)\b/.test(text)
}

function textPieces(block: TextBlock): Piece[] {
  const sentences = sentencesOf(block)
  // A label and its value are one: "Additional insured, lessor of premises: Ferrier Street Holdings LLC."
  return sentences.flatMap((sentence, at) => {
    if (sentences[at - 1]?.text.endsWith(':')) return []
    const value = sentence.text.endsWith(':') ? ` ${sentences[at + 1]?.text ?? ''}` : ''
    return [{ ...sentence, text: `${sentence.text}${value}`.trim(), isName: false }]
  })
}

const nameHeader =
  /^(?:schedule[d:]?\b.*|(?:full )?names?\b.*|who|vendors?|lessors?|persons?\b.*|(?:(?:and|or) )?organi[sz]ations?\b.*|(?:additional|designated) (?:insured|assured|person|part|interest).*|part(?:y|ies)|entit(?:y|ies)|owners?)$/i

/** The second line of "Name Of Additional Insured Person(s) Or Organization(s)". */
const headerEnd = /^(?:(?:or|and) )?organi[sz]ations?(?:\(s\))?:?$/i

/** Under a title, the cells of the column of names; otherwise the rows that give a party the role. */
function tablePieces(
  { header, rows }: TableBlock,
  isUnderTitle: boolean,
  isGiven: Grant['isGiven'],
): Piece[] {
  const heads = header ?? rows[0] ?? []
  const isName = ({ text }: Pick<Cells[number], 'text'>) => nameHeader.test(text.trim())
  const column = Math.max(heads.findIndex(isName), 0)
  // "Designation of premises | 88 Commercial Street" over "Name of person or organization | Wharfside Trust"
  const isLabeled = !heads.some(isName) && rows.some((row) => row.slice(column, column + 1).some(isName))
  return (isUnderTitle ? unwrapped(rows, column) : rows).flatMap((row): Piece[] => {
    const whole = row.map(({ text }) => text).join(' ')
    if (otherRole.test(whole) && !isGiven(whole)) return []
    if (isUnderTitle) {
      const cell = row[column]
      if (cell && headerEnd.test(cell.text.trim())) return []
      const isHead = cell === undefined || isName(cell)
      // "Name of person or organization: | City of Nashua": the value stands beside its label.
      const beside = isHead ? row[column + 1] : cell
      return beside && (isHead ? row !== heads : !isLabeled) ? [{ ...beside, isName: true }] : []
    }
    // A list of forms has the role in the title of a form; here it stands beside the name.
    const cell =
      isGiven(whole) && !row.some(({ text }) => formCell.test(text))
        ? row.find(
            ({ text }) => (!isGiven(text) || /insured:/i.test(text)) && organizationsIn(text).length > 0,
          )
        : undefined
    return cell ? [{ ...cell, isName: false, isGranted: true }] : []
  })
}

/** "Any person or organization for whom you are performing" and "operations when you have agreed …" are one cell of two rows. */
function unwrapped(rows: TableBlock['rows'], column: number): Cells[] {
  const joined: Cells[] = []
  for (const row of rows) {
    const [last, cell] = [joined.at(-1), row[column]]
    const above = last?.[column]
    if (
      last &&
      above &&
      cell &&
      (/^[a-z]/.test(cell.text) || isNameEnd(above.text, cell.text)) &&
      !/[.:;]$/.test(above.text)
    )
      joined[joined.length - 1] = last.with(column, { ...above, text: `${above.text} ${cell.text}` })
    else joined.push(row)
  }
  return joined
}

/** Whether a name goes on in the next row: "Hollis & Wray Construction" and "Group, Inc." */
function isNameEnd(above: string, text: string): boolean {
  return (
    nameEnd.test(text) &&
    /^[A-Z].*[a-zA-Z]$/.test(above) &&
    !organization.test(above) &&
    !nameHeader.test(above)
  )
}

type Cells = TableBlock['rows'][number]

const otherRole = /\b(?:loss payee|mortgagee|lienholder|certificate holder)\b/i
const formCell = new RegExp(String.raw`^${formNumber}\b`)
const formNumbers = new RegExp(String.raw`\b${formNumber}\b`, 'g')
const scheduledName =
  /\b(?:scheduled?|designated|following|person\(?s?\)? or organization\(?s?\)?|names?|(?:additional )?insureds?|assureds?|vendors?|lessors?)\b[^.:;]{0,50}:\s*/i
/** "Name Of Person(s) Or Organization(s):" after "SCHEDULE:" */
const headOfNames = /^names? of [^.:;]{3,80}:\s*/i
const grantedName =
  /^((?:[A-Z][\w&.'’-]*,? (?:(?:and|of|the|&|at) )?){2,9}).{0,120}?\b(?:is|are) (?:also |hereby )?(?:(?:added|named|included|scheduled) as )?(?:an? )?(?:additional )?(?:insured|assured)s?\b/

/** The parties that a sentence or cell names. */
function partiesIn({ text, isName }: Piece): AdditionalInsured[] {
  const organizations = organizationsIn(text)
  if (organizations.length > 0)
    return organizations.map((name) => ({ name, address: addressAfter(name, text) }))
  const scheduled = scheduledName.exec(text)
  const start = isName
    ? text
    : scheduled
      ? text.slice(scheduled.index + scheduled[0].length).replace(headOfNames, '')
      : grantedName.exec(text)?.[1]
  const name = start === undefined ? null : nameAt(start.replace(/^\d+[.)]\s+/, ''))
  return name === null ? [] : [{ name, address: addressAfter(name, text) }]
}

function addressAfter(name: string, text: string): string | null {
  const rest = text.slice(text.indexOf(name) + name.length).replace(/^[,;:\s]+/, '')
  return isStreetLine(rest) ? (splitAddress(rest)?.address ?? null) : null
}

const word = String.raw`(?:[A-Z0-9][\w'’&-]*|[A-Z](?:\.[A-Z])+\.?|St\.|Mt\.|&)`
const suffix = String.raw`(?:LLC|L\.L\.C\.|INC|Inc|LLP|L\.L\.P\.|LP|L\.P\.|PLLC|P\.C\.|PC|CORP|Corp|LTD|Ltd|N\.A\.|ACA|Co)\b\.?`
const nameEnd = new RegExp(String.raw`^(?:${word},? ){0,2}${suffix}$`)
const properName = new RegExp(
  String.raw`${word}(?:(?:,? ${suffix}| [A-Z]\.(?= [A-Z][a-z])| (?!No\. ?\d)${word}| (?:of|and|for|the|at|de|la) (?:the )?(?=[A-Z])${word})){1,11}(?: No\. ?\d{1,4}\b|, (?:[A-Z][a-z]+ ){1,3}(?:Division|Department|Bureau|Office|Board|Commission|Authority)\b)?`,
  'g',
)
/** What only the name of an organization has. */
const organization =
  /\b(?:LLC|L\.L\.C|Inc|LLP|LP|L\.P|PLLC|Corp(?:oration)?|Co|Company|Companies|Ltd|Limited|Trust|Authority|Bank|N\.A|District|Association|Commission|Co-?op(?:erative)?|University|College|Schools?|County|Township|Department|Church|Diocese|Club|Council|Foundation|Hospital|Society|Partners(?:hip)?|Properties|Holdings|Develop(?:ment|ers)|Builders|Contractors|Constructors|Realty|Leasing|Ministries|Collaborative|(?:City|Town|Village|State|Port|Board) of)\b/i
const insurer = /\b(?:insurance|assurance|indemnity|casualty|underwriters|surety|mutual|lloyd['’]?s)\b/i
/** Capitalized words of policies, which no party is called. */
const wording =
  /\b(?:additional insureds?|additional assureds?|named insured|policy|endorsement|section|declarations|coverage|schedule|commercial|contract|form|exclusions?|premium|(?:persons? )?or organizations?)\b/i

/** The organizations that a text names. */
export function organizationsIn(text: string): string[] {
  return [...text.matchAll(properName)].flatMap(([match]) => {
    const both = match.split(/ (?:and|&) /)
    const names = both.length === 2 && both.every((each) => organization.test(each)) ? both : [match]
    return names.map(trimmed).filter((name) => organization.test(name) && isPartyName(name))
  })
}

/** The proper name that a text begins with; null if it begins with wording. */
function nameAt(text: string): string | null {
  const [match] = text.match(properName) ?? []
  const name = match === undefined || !text.startsWith(match) ? null : trimmed(match)
  return name !== null && isPartyName(name) && !isStreetLine(name) ? name : null
}

function trimmed(name: string): string {
  return (
    name
      .replace(
        /^(?:(?:Also|For|The|Any|All|As|In|And|Schedule|Scheduled|Name|To|If|When|Where|With|By|Each) )+/i,
        '',
      )
      // "Flint Hills Contractors, LLC 900 Commerce Parkway"
      .replace(streetAfterName, '')
      .replace(nextSentence, '')
      .replace(/,$/, '')
      .replace(/(?<=\b(?:LP|LLP|LLC|PLLC|PARTNERS|TRUST|COMPANY))\.$/, '')
      .trim()
  )
}

/** "Wharf Properties LLC. Only with respect to …": the next sentence is no part of the name. */
const nextSentence =
  /(?<=\b(?:LP|LLP|LLC|PLLC|Partners|Trust|Company)\.) \p{Lu}.*$|(?<=\b(?:Inc|Co|Corp|Ltd)\.) (?:Only|But|The|This|Such|Their|Each|With|In|As|It|Its|Coverage|Location)\b.*$/u
const streetAfterName = new RegExp(String.raw`(?<=\b${suffix}) \d+ .*$`)

function isPartyName(name: string): boolean {
  return name.includes(' ') && !/\d{3}/.test(name) && !insurer.test(name) && !wording.test(name)
}
