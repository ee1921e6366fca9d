import type { Cell, Reading } from '../../reading/index.ts'
import { type Words, wordsOf } from './certificateCells.ts'
import { namesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'

/** Something written that must be letter for letter as the policy has it. */
interface Written {
  readonly text: string
  readonly words: Words
  /** The name right before an address: whose it is. */
  readonly owner: string | null
}

const vin = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/g
/** "5210 Ashley Phosphate Loop" */
export const street =
  /(?<![\d$,.-])\b\d{1,5} (?:[A-Z][\w'’.-]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Way|Loop|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Place|Pl|Highway|Hwy|Parkway|Pkwy|Row|Square|Terrace|Trail|Pike|Plaza|Circle|Alley|Spur|Bypass|Landing|Crossing|Quay|Wharf|Turnpike|Crescent|Walk|Run|Path)\b/g

/** Vehicles, places and parties of a certificate that its source has a little otherwise: a slip of the pen insures another truck. */
export function slipDiscrepancies(
  certificate: Reading,
  other: Reading,
  source: Discrepancy['source'],
): Discrepancy[] {
  const [shown, real] = [wordsOf(certificate), wordsOf(other)]
  const slips = (
    pattern: RegExp | typeof namesIn,
    isSlipOf: (a: string, b: string, isSameOwner: boolean) => boolean,
  ) => {
    const known = writtenIn(real, pattern)
    return writtenIn(shown, pattern).flatMap((own) => {
      if (known.some(({ text }) => normal(text).includes(normal(own.text)))) return []
      const meant = known.filter(({ text, owner }) =>
        isSlipOf(own.text, text, owner !== null && owner === own.owner),
      )
      const [only] = meant
      return only && new Set(meant.map(({ text }) => text)).size === 1 ? [{ own, only }] : []
    })
  }
  const told = (field: string, severity: 'high' | 'medium', found: ReturnType<typeof slips>) =>
    found.map(({ own, only }) => ({
      ...differs(
        `${partyBefore(own, shown) ?? 'Location'} ${field}`.replace(/^Location (?!address)/, ''),
        { ...own.words, text: own.text },
        { ...only.words, text: only.text },
        { severity },
      ),
      source,
    }))
  return [
    ...told('VIN', 'high', slips(vin, areAlmostAlike)).map((each) => ({ ...each, field: 'VIN' })),
    ...told('address', 'medium', slips(street, isOtherAddress)),
    ...told('name', 'high', slips(namesIn, isOtherName)).filter(({ field }) => field !== 'name'),
    ...zipSlips([...shown, ...columnsOf(certificate)], [...real, ...columnsOf(other)]).map((each) => ({
      ...differs('Address ZIP', each.shown, each.real, { severity: 'medium' }),
      source,
    })),
  ]
}

function writtenIn(words: readonly Words[], pattern: RegExp | typeof namesIn): Written[] {
  return words.flatMap((each, at) => {
    const found = pattern instanceof RegExp ? (each.text.match(pattern) ?? []) : pattern(each.text)
    return found.map((text) => {
      const before = `${words[at - 1]?.text ?? ''}; ${each.text.slice(0, each.text.indexOf(text))}`
      return { text, words: each, owner: namesIn(before.slice(-longestAside)).map(normal).at(-1) ?? null }
    })
  })
}

/** How far before an address its owner is named: "Elm Trading Inc., an Ohio corporation with its office at …". */
const longestAside = 160

const party =
  /^\W*((?:certificate )?holder|(?:issued|presented) to|addressee|mortgagee|loss payee|lender|lessor|additional (?:insured|interest))\b/i

/** What a certificate calls the party whose name or address this is: the label before it. */
function partyBefore({ words, text }: Written, all: readonly Words[]): string | undefined {
  const before = all[all.indexOf(words) - 1]?.text ?? ''
  const own = words.text.slice(0, words.text.indexOf(text))
  const label = party.exec(own)?.[1] ?? (before.length < 40 ? party.exec(before)?.[1] : undefined)
  if (label === undefined) return undefined
  if (/holder$|to$|^addressee/i.test(label)) return 'Certificate holder'
  return label.charAt(0).toUpperCase() + label.slice(1).toLowerCase()
}

const legalForm = /^(?:inc|llc|corp|ltd|lp|llp|pllc|pc)$/

/** "Elm Trading Inc." and "Elm Trading LLC" are two companies. "Parapet Commercial Capital Inc." and "Parapet Commercial Credit Inc.": one word is another one. */
function isOtherName(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => normal(name).split(' ')) as [string[], string[]]
  const isOtherForm =
    left.length > 2 &&
    left.slice(0, -1).join(' ') === right.slice(0, -1).join(' ') &&
    [left, right].every((words) => legalForm.test(words.at(-1) ?? '')) &&
    left.at(-1) !== right.at(-1)
  if (isOtherForm) return true
  const differing = left.filter((word, at) => word !== right[at])
  return (
    left.length === right.length &&
    left.length > 2 &&
    differing.length === 1 &&
    left[0] === right[0] &&
    left.at(-1) === right.at(-1)
  )
}

/** At most this many of 17 characters differ by a slip. */
const mostSlips = 3

function areAlmostAlike(a: string, b: string): boolean {
  return [...a].filter((sign, at) => sign !== b[at]).length <= mostSlips
}

/**
 * "771 Packline Way" and "77 Packline Way": the same street, and a number with the same digits or one more; any other number
 * where both are of one party. "260 Tannery Road" and "260 Tannery Lane": the same number of another street of that name.
 */
function isOtherAddress(a: string, b: string, isSameOwner: boolean): boolean {
  const [left, right] = [a, b].map(partsOfStreet) as [StreetParts, StreetParts]
  if (left.name !== right.name) return false
  if (left.number === right.number) return left.kind !== right.kind
  const sorted = (digits: string) => [...digits].toSorted().join('')
  const [short = '', long = ''] = [left.number, right.number].toSorted((x, y) => x.length - y.length)
  const isSlip =
    sorted(left.number) === sorted(right.number) ||
    (long.length - short.length === 1 &&
      [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short))
  return left.kind === right.kind && (isSlip || isSameOwner)
}

interface StreetParts {
  readonly number: string
  readonly name: string
  /** "street", for "St" and "Street". */
  readonly kind: string
}

function partsOfStreet(address: string): StreetParts {
  const words = normal(address).split(' ')
  const kind = words.at(-1) ?? ''
  return { number: words[0] ?? '', name: words.slice(1, -1).join(' '), kind: shortKinds[kind] ?? kind }
}

const shortKinds: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  blvd: 'boulevard',
  ct: 'court',
  pl: 'place',
  hwy: 'highway',
  pkwy: 'parkway',
}

/** The columns of tables from top to bottom: an address may be set in several rows, and each row be read as a table. */
function columnsOf({ blocks }: Reading): Words[] {
  const tables = blocks.reduce<(readonly Cell[])[][]>((all, block, at) => {
    if (block.kind !== 'table') return all
    const rows = [...(block.header ? [block.header] : []), ...block.rows]
    const last = blocks[at - 1]?.kind === 'table' ? all.at(-1) : undefined
    return last ? [...all.slice(0, -1), [...last, ...rows]] : [...all, rows]
  }, [])
  return tables.flatMap((rows) =>
    (rows[0] ?? []).flatMap((first, at) => {
      const cells = rows.flatMap((row) => row[at]?.text.trim() || [])
      const text = cells.join(', ')
      return cells.length > 1 ? [{ text, quote: text, page: first.page }] : []
    }),
  )
}

const inside = String.raw`(?:,? (?:[Ss]uite|SUITE|[Ss]te\.?|[Uu]nit|[Ff]loor|[Aa]pt\.?|#) ?\w+)?`
const withZip = new RegExp(
  String.raw`${street.source}${inside}[^;$\d]{0,70}?(?:\b[A-Z]{2}|,),? (\d{5})\b`,
  'g',
)

/** Addresses whose ZIP code the source has otherwise, and nowhere as the certificate has it. */
function zipSlips(shown: readonly Words[], real: readonly Words[]): { shown: Words; real: Words }[] {
  const [own, known] = [shown, real].map((all) =>
    all.flatMap((words) =>
      [...words.text.matchAll(withZip)].map(({ 0: whole, 1: zip = '' }) => {
        const { number, name } = partsOfStreet(whole.match(street)?.[0] ?? '')
        return { street: `${number} ${name}`, words: { ...words, text: zip } }
      }),
    ),
  )
  return (own ?? []).flatMap((each) => {
    const same = (known ?? []).filter((other) => other.street === each.street)
    const [only] = same
    return only && same.every(({ words }) => words.text !== each.words.text)
      ? [{ shown: each.words, real: only.words }]
      : []
  })
}
