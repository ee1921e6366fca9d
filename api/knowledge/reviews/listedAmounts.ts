import { limitRun } from '../facts/limitRun.ts'
import { dollars } from '../policies/policyMoney.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { money, type Place, type Statement, statement } from './statement.ts'

/** "$1M Occ / $2M Gen Agg / Med Pay Excluded": the limits of a run; null when a text is none. */
export function limitsOfRun(text: string, place: Place, label = ''): Statement[] | null {
  const run = limitRun(text, label)
  if (!run) return null
  const quote = label === '' ? text : `${label} ${text}`
  const around = { ...place, headings: [...place.headings, ...[label, run.subject].filter(Boolean)] }
  return run.limits.map(({ label: name, cents, text: printed }) =>
    statement(
      name,
      cents === null || /^(?:US)?\$|^USD/.test(printed) ? printed : dollars(cents),
      quote,
      around,
    ),
  )
}

/** "Each occurrence $1,000,000 Medical $5,000": labels, each with its amount behind it; none when the text is a sentence. */
export function listedAmounts(whole: string, place: Place): Statement[] {
  const answers = [...whole.matchAll(/([A-Z][a-z][^:$]{3,50}):\s*(yes|no|included|excluded)\b/g)]
  const text = answers.reduce((rest, [match]) => rest.replace(match, ''), whole)
  const parts = [
    ...text.matchAll(
      /(?:^|[\s;,])((?:\([^)]*\)|[A-Za-z])[A-Za-z()&'’/., -]{1,60}?)(?:[:\s]+|(?=\$))(\$\s?\d[\d,]*(?:\.\d{2})?|\d{1,3}(?:,\d{3})+|(?:\$\s?)?(?:EX|IN|Ex|In)(?:CLUDED|cluded))(?=[\s;,.]|$)/g,
    ),
  ]
  const covered = parts.reduce((length, [match]) => length + match.trim().length, 0)
  const hasAmount = parts.some(([, , amount = '']) => /\d/.test(amount))
  if (!hasAmount || /^(?:\$|USD)/.test(text.trim()) || covered < text.length * 0.8) return []
  const stated = answers.map(([match, label = '', answer = '']) => statement(label, answer, match, place))
  const amounts = parts.flatMap(([match, label = '', amount = '']) => {
    // The heading of a column may have been read as one with its first line.
    const bare = label.replace(/^(?:limits?|amounts?)\s+(?=[A-Za-z]{3})/i, '').trim()
    return [statement(bare, amount, match.trim(), place)]
  })
  return [...amounts, ...stated]
}

/** "Employers liability: Each accident $500,000. Disease, each employee $500,000.": the limits of the line that a label names. */
export function limitsUnderLabel(text: string, place: Place): Statement[] {
  const [, label, rest] = /^(?:\(?\d{1,2}[a-z]?[.)]\s+)?([A-Z][^:$.]{3,50}):\s+(.+)$/s.exec(text) ?? []
  if (!label || !rest || coverageNamed(label) === null) return []
  return listedAmounts(rest, { ...place, headings: [...place.headings, label] })
}

/**
 * "$2,000,000 each claim / USD 2,000,000 aggregate": amounts of one coverage, each with what it applies to, and the text
 * behind the last of them.
 */
export function qualifiedAmounts(
  label: string,
  text: string,
  place: Place,
): { readonly amounts: Statement[]; readonly rest: string } {
  // A form in capitals: "$1,000,000 EACH OCCURRENCE $2,000,000 GENERAL AGGREGATE".
  const lower = /[a-z]/.test(text) ? text : text.toLowerCase().replaceAll('usd ', 'USD ')
  const parts = lower
    .replace(/\(([^)]*\$[^)]*)\)/g, '$1')
    .split(/(?:\s*[/;,]|,? and)\s+(?=\$|USD )|(?<=[a-z])\s+(?=\$|USD )/)
  const read = parts.map((part) =>
    /^((?:\$|USD )[\d,]+(?:\.\d{2})?)\s+([a-z][a-z ,./-]{2,90}?|[A-Z][a-z]+(?: [A-Z&][a-z]*)+)(?:\s+([A-Z].*))?$/s.exec(
      part.trim(),
    ),
  )
  // Only the last amount may have more behind it.
  if (parts.length < 2 || read.some((part, at) => !part || (part[3] && at < parts.length - 1)))
    return { amounts: [], rest: '' }
  const amounts = read.flatMap((part) =>
    part?.[1] && part[2] ? [statement(`${label} ${part[2]}`, part[1], `${label} ${text}`, place)] : [],
  )
  return { amounts, rest: read.at(-1)?.[3] ?? '' }
}

/** "Premium | USD 38,900 plus surplus lines tax 3% USD 1,167 plus policy fee USD 350"; none where nothing is added. */
export function withCharges(label: string, text: string, place: Place): Statement[] {
  const quote = `${label} ${text}`
  const [own = '', ...charges] = text.split(/,? plus (?=[a-z])/i)
  if (charges.length === 0 || !/^(?:\$|USD )\s?[\d,.]+$/.test(own.trim())) return []
  const added = charges.flatMap((charge) => {
    const [, name, amount] =
      /^([a-z][^$]{2,60}?)(?: of)?:?\s+((?:\$|USD )\s?[\d,]*\d(?:\.\d\d)?)\b/i.exec(charge) ?? []
    return name && amount ? [statement(name, amount, quote, place)] : []
  })
  return [statement(label, own, quote, place), ...added]
}

/** "The limits of item 3.B are replaced by these: $1,000,000 each accident, $1,000,000 disease policy limit": none where a sentence sets none anew. */
export function replacedLimits(quote: string, place: Place): Statement[] {
  const [, list = ''] =
    /^[^:$]*\b(?:replaced|amended|changed|following|these)\b[^:$]*:\s*(.+?)\.?$/i.exec(quote) ?? []
  return qualifiedAmounts('', list, place).amounts
}

const sum = String.raw`(?:\$|USD )[\d,]*\d`
const limitList = new RegExp(
  String.raw`\b(?:are|is|of|at|as follows|to|has|have|provides|with|affords|carries|includes)\b:?\s+(?=${sum} (?:for )?[a-z(])`,
  'i',
)

/**
 * "The limits are $1,000,000 each occurrence, $300,000 for damage to rented premises and $5,000 medical expense.": the
 * amounts of a sentence, each with its name behind it. None when one has no name.
 */
export function limitsInSentence(quote: string, place: Place): Statement[] {
  const from = limitList.exec(quote)
  // An endorsement sets the limits of what it is titled for.
  if (!from || place.origin === 'endorsement') return []
  const parts = quote
    .slice(from.index + from[0].length)
    .replace(/\.$/, '')
    .split(new RegExp(String.raw`\s*(?:,|;|,? and|,? with)\s+(?=${sum})`, 'i'))
  const read = parts.map((part) =>
    new RegExp(String.raw`^(${sum})\s+(?:for |in |on |of )?(?:the |any )?(.{3,90})$`, 's').exec(part.trim()),
  )
  if (parts.length < 2 || read.some((part) => part === null || /\$/.test(part[2] ?? ''))) return []
  const kept = /\b(?:deductible|retention)\b/i.exec(quote.slice(0, from.index))?.[0].toLowerCase()
  return read.flatMap((part) =>
    part?.[1] && part[2]
      ? [statement(kept ? `${part[2]} ${kept}` : part[2], part[1], `${part[1]} ${part[2]}`, place)]
      : [],
  )
}

const inWords = String.raw`(?:\$\s?)?(?:EX|IN|Ex|In)(?:CLUDED|cluded)\b`
const value = String.raw`(?:(?:(?:USD|\$)\s?\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?\s?%)(?:USD|[^A-Z$])*?|${inWords})`
const run = new RegExp(
  String.raw`([A-Z][A-Za-z'’/&,() -]{2,70}?)(?::\s*|\s+)(${value})(?=[\s,;.]+(?!USD)[A-Z]|[\s.]*$)`,
  'g',
)
const leading = new RegExp(String.raw`^(${value})(?=[\s,;.]+(?!USD)[A-Z])`)

/**
 * "USD 10,000 all other perils Named storm: 5% of values, minimum USD 100,000 Hail: 2% …": labeled values that run on in
 * one cell, a first one being the cell's own. None when they are not nearly all of the text.
 */
export function labeledRuns(label: string, text: string, place: Place): Statement[] {
  const own = leading.exec(text)?.[1]
  const rest = text.slice(own?.length ?? 0)
  const runs = [...rest.matchAll(run)]
  const covered = runs.reduce((length, [match]) => length + match.length, own?.length ?? 0)
  if (runs.length + (own ? 1 : 0) < 2 || covered < text.length * 0.75) return []
  const kept = /^(?:[a-z-]+ ){0,2}(deductible|retention)s?\W*$/i.exec(label.trim())?.[1]?.toLowerCase()
  const first = own === undefined ? [] : [statement(label, own.trim(), `${label} ${own}`, place)]
  return [
    ...first,
    ...runs.map(([match, name = '', amount = '']) =>
      statement(kept ? `${name.trim()} ${kept}` : name.trim(), amount.trim(), match.trim(), place),
    ),
  ]
}

/** "$50,000, $5,000 deductible, and only after verification": what the insured keeps beside a limit, and the rest. */
export function keptBeside(
  label: string,
  text: string,
  quote: string,
  place: Place,
): { readonly rest: string; readonly statement: Statement } | null {
  const found =
    /(?:[;,·]\s+(?:with )?|\s+with )(?:an? )?(?:(deductible|retention)(?: of)? (\$[^;]+)|(\$[\d,]*\d|nil|no)(?: [a-z]+)? (deductible|retention)(?:[,.][^;]*)?)(;.*)?$/i.exec(
      text,
    )
  if (!found || !money.test(text.slice(0, found.index))) return null
  const name = `${label} ${(found[1] ?? found[4] ?? '').toLowerCase()}`
  return {
    rest: `${text.slice(0, found.index)}${found[5] ?? ''}`,
    statement: statement(name, found[2] ?? found[3] ?? '', quote, place),
  }
}

/** "Deductible: $2,500, theft $5,000": an amount, and others for parts of the same thing. */
export function withExceptions(label: string, text: string, quote: string, place: Place): Statement[] {
  const kept = keptBeside(label, text, quote, place)
  if (kept) return [statement(label, kept.rest, quote, place), kept.statement]
  // "General liability: policy WG-2212, limits $1,000,000 each occurrence, $2,000,000 aggregate".
  const { amounts } = qualifiedAmounts(label, text.slice(Math.max(0, text.indexOf('$'))), place)
  if (amounts.length > 0 && !text.startsWith('$')) return amounts
  const parts = [
    ...text.matchAll(/,\s+([a-z][a-z ]{2,30}) (\$[\d,]*\d)(?=,\s|$)/g),
    ...[...text.matchAll(/,?\s+except (\$[\d,]*\d) for ([a-z][a-z ]{2,30})(?=[,;]|$)/g)].map((match) =>
      Object.assign(match, { 1: match[2], 2: match[1] }),
    ),
  ]
  if (!text.startsWith('$') || parts.length === 0) return [statement(label, text, quote, place)]
  return [
    statement(label, text.slice(0, parts[0]?.index), quote, place),
    ...parts.map(([, name = '', amount = '']) => ({
      ...statement(`${name} ${label.toLowerCase()}`, amount, quote, place),
      item: null,
    })),
  ]
}

/** "Employers liability $500,000 each accident", "statutory". */
const shortPart =
  /^(?:([A-Za-z][A-Za-z&/' -]{2,50}?) (\$[\d,]+)((?: [a-z][a-z ]{2,30})?)|statutory(?: limits)?)$/i

/** "Each occurrence $3,000,000; aggregate $3,000,000": the amounts of a line that is no sentence. */
export function amountsOfLine(line: string, place: Place): Statement[] {
  const parts = line.split(/;\s+/)
  if (parts.length < 2 || !parts.every((part) => shortPart.test(part))) return []
  return parts.flatMap((part) => {
    const [, label, amount, behind = ''] = shortPart.exec(part) ?? []
    return label && amount ? [statement(`${label}${behind}`, amount, part, place)] : []
  })
}

/** "$1,000,000 any one occurrence $2,000,000 general aggregate": amounts, each with its name behind it. */
export function leadingAmounts(quote: string, place: Place): Statement[] {
  const parts = quote.split(/(?<=[a-z)])\s*[,;/]?\s+(?=\$)/)
  const read = parts.map((part) =>
    /^(\$[\d,]+) ([a-z][a-z &/,-]{4,60}?)( \([^()$]{3,40}\))?\.?$/i.exec(part.trim()),
  )
  const statements = read.flatMap((part) => {
    const [whole, amount, name, aside = ''] = part ?? []
    return whole && amount && name && itemOf(name.replace(/^any one/i, 'each'), place.headings)
      ? [statement(name.replace(/^any one/i, 'each'), `${amount}${aside}`, whole, place)]
      : []
  })
  return statements.length === parts.length ? statements : []
}
