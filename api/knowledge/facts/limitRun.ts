import { isKept, isKnownName, lineNamed, spelledName, usualOrder, type RunLine } from './runNames.ts'
import { parseMoney } from './values.ts'

/** One limit of a run. */
export interface RunLimit {
  /** Its name, with the trade's abbreviations spelled out. */
  readonly label: string
  /** Cents; null for one that is excluded or included without an amount. */
  readonly cents: number | null
  /** As printed: "$1M", "Excluded". */
  readonly text: string
}

/** "Limits: $1M Occ / $2M Gen Agg / Med Pay Excluded": limits one after another, each with its name. */
export interface LimitRun {
  /** The coverage that the run begins with: "GL"; empty when it names none. */
  readonly subject: string
  /** Every amount of the run in cents, also when it cannot be said which limit each is. */
  readonly amounts: readonly number[]
  /** Empty when the order of names and amounts is unclear: a limit under another's name is worse than none. */
  readonly limits: readonly RunLimit[]
}

const unit = String.raw`(?:\s?(?:MM|[MK]|million|thousand)\b)`
export const sum = String.raw`(?:(?:US)?\$\s?\d[\d,]*(?:\.\d+)?${unit}?|USD\s?\d[\d,]*(?:\.\d+)?${unit}?|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?${unit})(?![\d%])`
const money = new RegExp(String.raw`(?<![\w$.,])${sum}`, 'gi')
const answer =
  /\b(?:(?:not (?:covered|included|provided|offered|purchased))|excluded|excl\.?|included|incl\.?|none|nil|no cover(?:age)?|n\/a)$/i
const answerFirst = /^(?:no|excluded|included|excluding|excl\.?|incl\.?)[:\s]\s*(?=[A-Za-z])/i

/** What a run is of, before its first limit: "GL limits:", "Limits of liability". */
const head =
  /^(?:(?:\d{1,2}|[a-z])[.)]\s+)?((?:[a-z'’&/]+[ -]){0,4}?)(?:(?:coverage |policy )?limits?(?: of (?:liability|insurance))?(?: (?:are|offered|quoted))?(?: as follows)?)\s*(?:[:–—=-]\s*|(?=\$|USD|\d))/i

const longestRun = 420
const longestName = 60

function isLong(name: string): boolean {
  return name.length > longestName
}

/** A sentence says what its amounts are. */
const verb =
  /\b(?:is|are|was|be|becomes?|pays|covers|insures?|provides?|applies|we|amended|changed|increased)\b/i

/** Limits that follow each other, apart by slashes, commas, semicolons, bars or line ends; null when a text is no such run. */
export function limitRun(whole: string, given = ''): LimitRun | null {
  const text = whole.trim().replace(/[.;]$/, '')
  if (text.length > longestRun || verb.test(text.replace(head, ''))) return null
  const apart = parallel(text.replace(head, ''))
  if (apart) return { subject: '', ...apart }
  const { subject, line, rest } = withoutHead(text, given)
  const short = shorthand(rest, line)
  if (short) return { ...short, subject }
  const amounts = amountsIn(rest)
  if (amounts.length < 2) return null
  const cents = amounts.map((amount) => amount.cents)
  const pieces = piecesOf(rest)
  if (!pieces || pieces.length < 2) return null
  const kinds = pieces.map((piece) => kindOf(piece.text))
  const names = kinds.flatMap((kind) => (kind.name === '' || kind.shape === 'name' ? [] : [kind.name]))
  if (/\b(?:deductibles?|retentions?)\b/i.test(text.slice(0, text.indexOf(amounts[0]?.text ?? ''))))
    return null
  const known = names.filter((name) => isKnownName(name) && !isKept(name)).map(spelledName)
  const isList = isNamedList(pieces, kinds)
  if ((!isList && new Set(known).size < 2) || new Set(known).size < known.length || names.some(isLong))
    return null
  const named = namedLimits(pieces, kinds)
  // A list of commas without names for all is a sentence, and is read as one.
  if (!named && pieces.some(({ before }) => /^\s*,/.test(before))) return null
  return {
    subject: [subject, named?.subject].filter(Boolean).join(' '),
    amounts: cents,
    limits: named?.limits ?? [],
  }
}

/** What a run is of, and the run without what announces it. */
function withoutHead(text: string, given: string): { subject: string; line: RunLine | null; rest: string } {
  const found = head.exec(text)
  const own = (found?.[1] ?? '').trim()
  const announced = found ? text.slice(found[0].length) : text
  const [titled, title = ''] = /^([^$:]{2,80}):\s*(?=[$\d]|USD|US\$)/.exec(announced) ?? []
  if (titled && !isKnownName(title))
    return { subject: title, line: lineNamed(title), rest: announced.slice(titled.length) }
  const [led, lead = ''] =
    /^([A-Za-z][A-Za-z'’&./ ]{0,40}?)(?:\s+[–—-]\s*|\s+)(?=[$\d]|USD)/.exec(announced) ?? []
  const isLine = led !== undefined && lineNamed(lead) !== null
  const subject = isLine ? lead : own
  return {
    subject,
    line: lineNamed(subject) ?? lineNamed(given.replace(/\s*(?:limits?|:)\s*$/i, '')),
    rest: isLine ? announced.slice(led.length) : announced,
  }
}

interface Amount {
  readonly text: string
  readonly at: number
  readonly cents: number
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(money)].flatMap((match) => {
    const cents = centsOf(match[0])
    return cents === null ? [] : [{ text: match[0], at: match.index, cents }]
  })
}

export function centsOf(text: string): number | null {
  const bare = text.trim().replace(/^(?:US\$|USD|\$)\s?/i, '')
  return parseMoney(`$${bare.replace(/(?<=\d),(?=\d)/g, /[a-z]/i.test(bare) ? '' : ',')}`)
}

/** "1/2/2", "$1M/2M/2M", "$500,000 / $500,000 / $500,000", with the line of business before them. */
function shorthand(text: string, line: RunLine | null): Pick<LimitRun, 'amounts' | 'limits'> | null {
  const parts = text.replace(/\s+limits?$/i, '').split(/\s*\/\s*/)
  if (line === null || parts.length < 2 || parts.length > 3) return null
  const isBare = parts.every((part) => /^\d{1,4}$/.test(part))
  // Split limits and those of employers liability are written in thousands, the others in millions.
  const isLarge = parts.some((part) => Number(part) >= 25)
  const cents = parts.map((part) =>
    isBare ? Number(part) * (isLarge ? 1_000 : 1_000_000) * 100 : amountOf(part),
  )
  if (!cents.every((each) => each !== null)) return null
  const limits = namesWithout(line, cents).map(([label, at]) => ({
    label,
    cents: cents[at] ?? null,
    text: parts[at] ?? '',
  }))
  return { amounts: cents, limits }
}

function amountOf(text: string): number | null {
  return new RegExp(String.raw`^${sum}$`, 'i').test(text) ? centsOf(text) : null
}

/** What limits without names are, by their line of business; none where their order is not certain. */
function namesWithout(line: RunLine, cents: readonly number[]): [string, number][] {
  if (line !== 'employers') {
    const order = usualOrder[line]
    if (line === 'auto' && cents.length < 3) return []
    return cents.length > order.length ? [] : order.slice(0, cents.length).map((name, at) => [name, at])
  }
  // Forms differ in which of the limits for disease comes first; that of the policy is never less.
  const [, second = 0, third = 0] = cents
  if (cents.length !== 3) return []
  return [
    ['Employers liability each accident', 0],
    ['Employers liability disease each employee', second <= third ? 1 : 2],
    ['Employers liability disease policy limit', second <= third ? 2 : 1],
  ]
}

interface Piece {
  readonly text: string
  /** What stands before it. */
  readonly before: string
}

const strong = /\s*(?:[;|•·\n]|\s\/\s|,\s)\s*(?:and\s+)?/g
const weak = /\s*(?:[;|•·\n/]|,\s)\s*(?:and\s+)?/g

/** The pieces of a run, each with one amount at most; null when they cannot be told apart. */
function piecesOf(text: string): Piece[] | null {
  // What is in brackets belongs to the name before it.
  const masked = text.replaceAll(/\([^)]*\)/g, (aside) => '_'.repeat(aside.length))
  for (const separator of [strong, weak]) {
    const pieces: Piece[] = []
    let [from, before] = [0, '']
    for (const match of masked.matchAll(separator)) {
      pieces.push({ text: text.slice(from, match.index).trim(), before })
      from = match.index + match[0].length
      before = match[0]
    }
    pieces.push({ text: text.slice(from).trim(), before })
    const filled = pieces.filter((piece) => piece.text !== '')
    if (filled.every((piece) => amountsIn(piece.text).length < 2)) return filled
  }
  return null
}

interface Kind {
  readonly shape: 'amount first' | 'name first' | 'name' | 'answer' | 'unclear'
  readonly name: string
  readonly value: string
}

/** "License board $50,000 / Medical payments $5,000": each amount behind a name of its own, apart by strokes. */
function isNamedList(pieces: readonly Piece[], kinds: readonly Kind[]): boolean {
  return (
    kinds.every(({ shape, name }) => shape === 'name first' && /^[A-Z][\w&'’/ -]{3,50}$/.test(name)) &&
    pieces.slice(1).every(({ before }) => /[/|]/.test(before))
  )
}

/** What a limit applies to, behind its amount: "(per policy)", "any one person". */
const scope = /^(?:\([^)]*\)|(?:any one|each|per) [a-z]+)$/i

/** Whether a piece has its amount before its name or behind it. */
function kindOf(piece: string): Kind {
  const [amount] = amountsIn(piece)
  if (!amount) {
    const said = answer.exec(piece)
    if (said) {
      const name = piece.slice(0, said.index).replace(/[\s:–—=-]+$/, '')
      return { shape: name === '' ? 'unclear' : 'answer', name, value: said[0] }
    }
    const first = answerFirst.exec(piece)
    if (first)
      return {
        shape: 'answer',
        name: piece.slice(first[0].length),
        value: /^incl/i.test(first[0]) ? 'Included' : 'Excluded',
      }
    return { shape: 'name', name: piece, value: '' }
  }
  const before = piece.slice(0, amount.at).replace(/[\s:–—=-]+$/, '')
  const behind = piece.slice(amount.at + amount.text.length).replace(/^[\s:–—=-]+/, '')
  if (before === '' && behind !== '' && !behind.startsWith('('))
    return { shape: 'amount first', name: behind, value: amount.text }
  if (before !== '' && (behind === '' || scope.test(behind)))
    return { shape: 'name first', name: behind === '' ? before : `${before} ${behind}`, value: amount.text }
  return { shape: 'unclear', name: '', value: amount.text }
}

/**
 * Each limit with its name; null when a piece lacks one of the two, so that the amounts cannot be told to belong to the
 * names before or behind them.
 */
function namedLimits(
  pieces: readonly Piece[],
  kinds: readonly Kind[],
): { subject: string; limits: RunLimit[] } | null {
  const shapes = new Set(kinds.map(({ shape }) => shape))
  const isAhead = shapes.has('amount first')
  const isMixed = isAhead && shapes.has('name first')
  if (shapes.has('unclear') || (isMixed && shapes.has('name'))) return null
  const limits: RunLimit[] = []
  let held = ''
  for (const [at, { shape, name, value }] of kinds.entries()) {
    const before = pieces[at]?.before ?? ''
    if (shape === 'name') {
      const last = limits.at(-1)
      // "Excess of the underlying limits", behind a semicolon, is no name.
      if (/[;|•·\n]/.test(before) || (at === 0 && /[;|•·\n]/.test(pieces[1]?.before ?? ''))) continue
      // "$2M Products / Comp Ops": a name that has the separator in itself.
      if (isAhead && last && kinds[at - 1]?.shape !== 'answer')
        limits[limits.length - 1] = { ...last, label: `${last.label}${before}${name}` }
      else if (!isAhead || at === 0) held = `${held}${held ? before : ''}${name}`
      else return null
      continue
    }
    const isOwn = !isAhead && held !== ''
    limits.push({
      label: isOwn ? `${held}${before}${name}` : name,
      cents: shape === 'answer' ? null : centsOf(value),
      text: value,
    })
    if (isOwn) held = ''
  }
  if (!isAhead && held !== '') return null
  return { subject: held, limits: limits.map((each) => ({ ...each, label: spelledName(each.label) })) }
}

/** "Occurrence / Aggregate: $1M / $2M": names and amounts apart, as many of each. */
function parallel(text: string): Pick<LimitRun, 'amounts' | 'limits'> | null {
  const amounts = amountsIn(text)
  const first = amounts[0]
  const last = amounts.at(-1)
  if (!first || !last || amounts.length < 2) return null
  const parts = text.slice(first.at, last.at + last.text.length).split(/\s*\/\s*/)
  const before = text.slice(0, first.at).replace(/[\s:–—=-]+$/, '')
  const behind = text.slice(last.at + last.text.length).trim()
  const names = (before || behind).split(/\s*\/\s*/)
  if (
    !parts.every((part, at) => part === amounts[at]?.text) ||
    (before === '') === (behind === '') ||
    names.length !== amounts.length ||
    !names.every(isKnownName)
  )
    return null
  return {
    amounts: amounts.map(({ cents }) => cents),
    limits: amounts.map(({ cents, text: value }, at) => ({
      label: spelledName(names[at] ?? ''),
      cents,
      text: value,
    })),
  }
}
