import type { Line, Reading } from '../../reading/index.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact } from './policyFacts.ts'

/** Titles of policies and declarations by line of business; the first that fits wins. */
const titles: readonly (readonly [LineOfBusiness, RegExp])[] = [
  [
    'OTHER',
    /\bhome ?owners?\b|\bhome policy\b|\bpersonal (?:auto|umbrella|lines|watercraft)|\bprivate passenger\b|condominium unit/i,
  ],
  ['BUSINESS_OWNERS', /business ?owners?(?:['’]?s)?\b|\bBOP\b/i],
  ['PACKAGE', /\bpackage\b|multi-?peril|multi-?line|\bfarm(?:owners|-?pak)?\b|agribusiness/i],
  ['UMBRELLA', /\bumbrella\b/i],
  ['EXCESS', /\bexcess\b(?! and surplus| of loss|.{0,20}surplus lines)/i],
  ['WORKERS_COMPENSATION', /work(?:er|m[ae]n)['’]?s['’]?\s+comp|\bWC (?:&|and|\/) EL\b/i],
  [
    'CYBER',
    /\bcyber|privacy (?:and|&) (?:network )?security|network security|data breach|information security|technology.{0,20}privacy/i,
  ],
  ['EMPLOYMENT_PRACTICES_LIABILITY', /employment[- ]practices|\bEPLI?\b/i],
  [
    'DIRECTORS_AND_OFFICERS',
    /directors['’]? (?:and|&) officers|\bD&O\b|management liability|non-?profit organization liability/i,
  ],
  ['OTHER', /^(?!.*exclu).*(?:pollution|environmental)/i],
  ['JEWELERS_BLOCK', /jewell?ers['’]? block/i],
  [
    'PROFESSIONAL_LIABILITY',
    /professionals?['’]? (?:liability|indemnity)|malpractice|healing arts|architects|lawyers|accountants/i,
  ],
  ['ERRORS_AND_OMISSION', /\berrors (?:and|&) omissions?|\bE&O\b/i],
  [
    'PRODUCT_LIABILITY',
    /^(?!.*completed).*products? liability|^products (?:and |\/ ?)?completed operations liability/i,
  ],
  // A trucker's autos with the cargo that they carry.
  ['COMMERCIAL_AUTO', /(?=.*\bcargo\b).*(?:\bauto(?:mobile)?s?\b|\btrucker|\bmotor carriers?\b(?! cargo))/i],
  ['SHIPPING_AND_TRANSPORTATION', /motor truck cargo|\bcargo\b|inland transit|ocean marine/i],
  [
    'COMMERCIAL_AUTO',
    /(?:business|commercial|garage|truckers?) auto|\btruck(?:ers?|ing) (?:policy|coverage|declarations|program)|\bmotor carriers?\b|non-?trucking|\bbobtail\b|automobile|covered autos?|garage (?:coverage|liability|policy)|\bauto dealers?\b|\bauto (?:policy|liability|declarations|coverage)/i,
  ],
  [
    'GENERAL_LIABILITY',
    /general liability|\bCGL\b|\bGL (?:dec|policy|coverage)|owners,? (?:and|&) contractors|premises liability|liability coverage part|(?:hospitality|liquor|special event) liability/i,
  ],
  ['RENTAL', /rental|landlord|dwelling/i],
  ['ACCIDENT_AND_HEALTH', /accident (?:and|&) health|participant accident/i],
  [
    'OTHER',
    /contractors['’]? equipment|aircraft|aviation|yacht|inland marine|equipment floater|surety|\bbond\b|\bcrime\b|fidelity (?:policy|coverage)|fiduciary/i,
  ],
  [
    'PROPERTY',
    /property|builders['’]? risk|course of construction|all risks? of (?:direct )?physical|building owners|fire insurance|earthquake|flood/i,
  ],
]

/** The line of business that the titles name; a package when several coverage parts are declared. */
export function readLineOfBusiness(
  parts: readonly DocumentPart[],
  reading: Reading,
): Fact<LineOfBusiness> | null {
  const declared = parts.filter(({ kind }) => kind === 'declarations')
  const found = declared.flatMap((part) =>
    titleLines(part)
      .flatMap((title) => lineOf(title.text) ?? [])
      .slice(0, 3),
  )
  const forms = parts.filter(({ kind }) => kind === 'form')
  const names = ({ text }: { readonly text: string }) => lineOf(text) !== null
  const titled = [...declared, ...forms, ...parts].flatMap(titleLines)
  const main = [...declared, ...forms].flatMap(titleLines).find(names) ?? namedLine(reading)
  const first = main ?? titled.find(names)
  const several = new Set(
    found.filter((line) => line === 'GENERAL_LIABILITY' || line === 'PROPERTY' || line === 'COMMERCIAL_AUTO'),
  )
  const isPackage = found[0] === 'PACKAGE' || (several.size > 1 && found[0] !== 'BUSINESS_OWNERS')
  const line = isPackage ? 'PACKAGE' : (found[0] ?? (first ? lineOf(first.text) : null))
  if (line === null) return null
  const proof = titled.find(({ text }) => lineOf(text) === line) ?? first
  if (!proof) return null
  return {
    value: line,
    quote: proof.text,
    page: proof.page,
    box: proof.box,
    confidence: found.length > 0 ? 0.9 : 0.7,
    source: {
      origin: !main && found.length === 0 ? 'endorsement' : declared.length > 0 ? 'declarations' : 'form',
      form: null,
      documentId: null,
      reason: null,
    },
  }
}

/** The policy named on the first page: "Here is your homeowners policy for the coming year." */
function namedLine({ pages: [page] }: Reading) {
  const line =
    page?.lines.find(({ text }) => lineOf(namedPolicy.exec(text)?.[1] ?? '') !== null) ??
    page?.lines.find(
      (each) => lineOf(each.text) !== null && page.lines.some((label) => isLabelOf(label, each)),
    )
  return page && line ? { text: line.text, page: page.number, box: line.box } : undefined
}

/** "TYPE   All Risks of Direct Physical Loss or Damage", as London slips begin. */
function isLabelOf({ text, box }: Line, { box: value }: Line): boolean {
  return kindLabel.test(text) && box.x < value.x && Math.abs(box.y - value.y) < box.height / 2
}

const kindLabel = /^(?:type|class|(?:type|class|line) of (?:business|cover|insurance|policy)):?$/i
const namedPolicy = /((?:[\w'’]+ ){1,3}(?:policy|insurance))\b/i

/** "Main Street Businessowners Policy – Your Declarations" is a title in any type. */
function isTitled(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    words.length <= 10 &&
    /\b(?:policy|declarations?|coverage part)\b/i.test(text) &&
    !/[:.]|\d{3}/.test(text) &&
    words.every((word) => /^(?:[A-Z&–—-]|and|of|for|the|or)/.test(word))
  )
}

function titleLines({ title, pages }: DocumentPart) {
  return pages.slice(0, 1).flatMap(({ page, lines }) => {
    const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b)
    const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
    return lines
      .slice(0, 12)
      .filter(
        (line, at) =>
          line.text === title ||
          line.isBold ||
          line.text === line.text.toUpperCase() ||
          line.size > usual * 1.3 ||
          isTitled(line.text) ||
          isTitled(`${line.text} ${lines[at + 1]?.text}`),
      )
      .filter(({ text }) => /[A-Z]{3}|polic|declar|insur|liabil|coverage/i.test(text) && text.length < 120)
      .filter(({ text }) => !/\bnotices?\b|warning|^no\b|:$/i.test(text))
      .filter(
        ({ text }) => !/\b(?:insurance|casualty|mutual|indemnity)(?:$| (?:company|co\.|corp))/i.test(text),
      )
      .toSorted((a, b) => Number(b.text === title) - Number(a.text === title))
      .map((line) => ({ text: line.text, page: page.number, box: line.box }))
  })
}

function lineOf(title: string): LineOfBusiness | null {
  return titles.find(([, pattern]) => pattern.test(title))?.[0] ?? null
}
