import { type Line, type Reading, sentencesOf } from '../../reading/index.ts'
import type { Difference } from './compareDocuments.ts'
import type { Side } from './sideOf.ts'
import { normal } from './coverageItem.ts'
import { standardTitle } from '../facts/standardTitle.ts'
import { formsOfRun, isOfPartOnly, remarkBefore, spared } from './excludedThings.ts'
import { sharedWords } from './likeWords.ts'
import { isGrant } from './grantsIn.ts'
import type { Evidence } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** A form or exclusion that a document lists on a line of its own. */
interface ListedForm extends Side {
  /** "CG 21 47"; null when the line has no number. */
  readonly number: string | null
  readonly title: string
}

const bullet = /^(?:[\s•·▪◦●■□*‣–—-]+|\(?\d{1,2}[.)]\s+)+/
const numbered =
  /^(?:form\s+)?((?:CG|CA|CP|CU|BP|IL|IM|CR|WC)[ -]?\d{2}[ -]?\d{2})\b(?:[ -]+\(?(?:ed\.?\s*)?\d{2}[ /-]?\d{2}\)?)?[\s:–—-]*(.*)$/
/** "SI 440 Residential tract housing exclusion", marked as new on a renewal or not. */
const ofCarrier =
  /^(?:new:?\s+)?[A-Z]{2,5}[ -]?\d{2,5}(?:[ -]\d{2}){0,2}[\s:–—-]+(?=.*\bexclusions?\b)(?=[A-Z])/i
const exclusionFirst = /^(?:absolute |total )?exclusion\s*(?:[:–—-]|of\b|for\b)\s*(.+)$/i
const exclusionLast =
  /^(.{4,80}?)[\s:–—-]+exclusions?(?: endorsement)?(?:$|\s*[:(–—]| - | (?:over|above|below|for|on|of|including|with|applies (?:only )?to)\b)/i
const listHeading = /\b(?:forms?|endorsements?|exclusions?)\b/i
/** "Endorsements: …" */
const listLabel = /^(?:forms|endorsements|exclusions)(?: (?:and|&) (?:forms|endorsements|exclusions))?:\s*/i
const longestTitle = 110

/** The forms and exclusions that a document lists, whether or not they have numbers, dashes or bullets. */
export function listedForms(reading: Reading): ListedForm[] {
  const lines = reading.blocks.flatMap((block) => {
    const isBelow = listHeading.test(block.headings.at(-1) ?? '')
    return linesOf(block, reading).flatMap((printed) => {
      const whole = withoutNames(printed)
      const label = listLabel.exec(whole)?.[0] ?? ''
      const place = {
        isListed: isBelow || label !== '',
        isExclusion: /^exclusions:/i.test(label),
        page: block.page,
      }
      return whole
        .slice(label.length)
        .split(/;\s+(?!no exclusions? (?:under|in|on|for)\b)|\.\s+(?=Exclusion:)/)
        .flatMap(formsOfRun)
        .map((line) => ({ line, ...place }))
    })
  })
  const listed = lines.flatMap(({ line, ...place }, at) => {
    // A column of numbers may have been read apart from its titles.
    const title = lines[at + 1]
    const isApart = place.isListed && title?.isListed && isBareNumber(line) && !numbered.test(title.line)
    if (isApart) return formOn(`${line} ${title.line}`, place)
    const before = lines[at - 1]
    return before?.isListed && isBareNumber(before.line) && !numbered.test(line) ? [] : formOn(line, place)
  })
  return listed.filter((each, at) => listed.findIndex((other) => isAlike(each, other)) === at)
}

/** The exclusions that a policy only lists by their titles, beside those whose wording it has. */
export function listedExclusions(policy: Reading, worded: readonly Evidence[]): Evidence[] {
  const headings = policy.blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []))
  const forms = [...headings, ...worded.map(({ form }) => form ?? '')].map(normal)
  return listedForms(policy).flatMap(({ standing, quote, page, title }) => {
    const isWorded = forms.some((form) => form.includes(normal(title)))
    return standing === 'excluded' && /\bexclu/i.test(quote) && !isWorded ? [{ quote, page, form: null }] : []
  })
}

function linesOf(block: Reading['blocks'][number], reading: Reading): string[] {
  return block.kind === 'table'
    ? [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
        row
          .map(({ text }) => text.trim())
          .filter((text) => text !== '')
          .map((text, at, { length }) =>
            at === 0 && length > 1 && listLabel.test(`${text}:`) ? `${text}:` : text,
          )
          .join(' '),
      )
    : joined(block.lines, reading)
}

/** "Exclusions: asbestos, mold. Subject to: a signed warranty" without the things between its commas, which are no forms. */
function withoutNames(line: string): string {
  const [first = ''] = /^exclusions:/i.test(line) ? sentencesOf(line) : []
  const isOfNames =
    first.includes(', ') && !/[;\d]/.test(first) && !/\b(?:exclusion|endorsement)\b/i.test(first)
  return isOfNames ? line.slice(first.length).trim() : line
}

function isBareNumber(line: string): boolean {
  return numbered.exec(line.replace(bullet, '').trim())?.[2] === ''
}

/** A lowercase line continues the line above it, and so does one below an unfinished run of forms. */
function joined(lines: BlockLines, reading: Reading): string[] {
  const whole: string[] = []
  for (const [at, { line }] of lines.entries()) {
    const text = line.text.trim()
    const before = whole.at(-1)
    const isOpen =
      before !== undefined &&
      ((before.includes(';') && !/[.;:]$/.test(before) && !endsEarly(lines, at - 1, reading)) ||
        /\s[–—-]$/.test(before) ||
        (formsOfRun(before).length > 1 && !/[.;:]$/.test(before) && !numbered.test(text)))
    if (before !== undefined && (isOpen || /^[a-z(]/.test(text)))
      whole[whole.length - 1] = `${before} ${text}`
    else whole.push(text)
  }
  return whole
}

type BlockLines = Exclude<Reading['blocks'][number], { kind: 'table' }>['lines']

/** Whether a line left room for the first word of the next line: that one was not wrapped. */
function endsEarly(lines: BlockLines, at: number, { pages }: Reading): boolean {
  const [own, next] = [lines[at], lines[at + 1]]
  const first = next?.line.words[0]
  if (!own || !first || first.box.width === 0) return false
  const { box, size } = own.line
  const page = pages.find(({ number }) => number === own.page)
  const others = page?.lines ?? []
  const isBeside = (other: Line) =>
    other.box.x > box.x + box.width &&
    lines.some(({ line }) => Math.abs(line.box.y - other.box.y) < line.size)
  const right = Math.min(
    (page?.width ?? 0) - Math.min(...others.map((each) => each.box.x)),
    ...others.filter(isBeside).map((each) => each.box.x),
  )
  return box.x + box.width + size + first.box.width < right
}

function formOn(
  line: string,
  { isListed, isExclusion, page }: { isListed: boolean; isExclusion: boolean; page: number },
): ListedForm[] {
  const bare = line.replace(bullet, '').replace(/[.;]$/, '').trim().replace(remarkBefore, '')
  if (bare.length > longestTitle || bare.includes('$') || spared.test(bare)) return []
  const [, code, behind] = numbered.exec(bare) ?? []
  const own = code === undefined ? ofCarrier.exec(bare)?.[0] : undefined
  const printed = (behind ?? bare.slice(own?.length ?? 0)).trim()
  // A list of bare numbers says what it takes away only to those who know the forms.
  const known = printed === '' && code !== undefined ? (standardTitle(code) ?? '') : ''
  const title = /\bexclu/i.test(known) || takes.test(known) ? known : printed
  const number = code === undefined ? null : spaced(code)
  const subject =
    exclusionFirst.exec(title)?.[1] ??
    (number !== null || own !== undefined || isListed ? exclusionLast.exec(title)?.[1] : null) ??
    (isExclusion ? title.replace(/^\((.+)\)$/, '$1') : null)
  const base = { number, quote: line, page, amount: null }
  if (subject && /[A-Za-z]{3}/.test(subject))
    return [{ ...base, title: subject.trim(), text: 'Excluded', standing: 'excluded' }]
  if (number === null || /^[a-z]/.test(title) || (printed === '' && !isListed)) return []
  return [{ ...base, title, text: 'Listed', standing: 'stated' }]
}

/** "CG2147" and "CG 21-47" are "CG 21 47". */
function spaced(code: string): string {
  return code.replaceAll(/[ -]/g, '').replace(/^([A-Z]+)(\d{2})(\d{2})$/, '$1 $2 $3')
}

function isAlike(one: ListedForm, other: ListedForm): boolean {
  if (one.number !== null && one.number === other.number) return true
  if (one.standing !== other.standing) return false
  if (one.standing !== 'excluded') return false
  return areAlike(one.title, other.title)
}

/** What an exclusion leaves insured: "Pollution except hostile fire". */
export const exceptionIn = /\b(?:except|other than|unless|but not)\b.*$/i

/** Whether two exclusions are of one thing: "Residential" and "Residential construction". */
export function areAlike(one: string, other: string): boolean {
  if (exceptionIn.test(one) !== exceptionIn.test(other)) return false
  const [short = '', long = ''] = [normal(one), normal(other)].toSorted((a, b) => a.length - b.length)
  return (
    short === long ||
    (short.length > 4 && long.startsWith(`${short} `)) ||
    Math.min(sharedWords(one, other).share, sharedWords(other, one).share) >= 0.6
  )
}

/** Whether a statement is only another reading of a line that lists an exclusion. */
export function isReadFrom(listed: readonly ListedForm[], each: Statement): boolean {
  return (
    each.item === null &&
    each.standing === 'excluded' &&
    listed.some(
      // Of several forms on a line, only what one excludes is excluded.
      ({ standing, quote }) =>
        (standing === 'excluded' || each.quote.includes(';')) && normal(quote).includes(normal(each.label)),
    )
  )
}

interface Offer {
  readonly listed: readonly ListedForm[]
  readonly statements: readonly Statement[]
  readonly reading: Reading
}

/** The exclusions that both list. */
export function sharedExclusions(a: readonly ListedForm[], b: readonly ListedForm[]) {
  return a.flatMap((one) => {
    const other = b.find((each) => isAlike(one, each))
    return other && one.standing === 'excluded' && isOfPartOnly(one.quote) === isOfPartOnly(other.quote)
      ? [{ label: formLabel(one), a: one, b: other }]
      : []
  })
}

/** Each listed form or exclusion that the other side has not. */
export function formDifferences(a: Offer, b: Offer): Difference[] {
  return [
    ...onlyIn(a, b).map((side) => differenceOf(side, 'A')),
    ...onlyIn(b, a).map((side) => differenceOf(side, 'B')),
  ]
}

function onlyIn(own: Offer, other: Offer): ListedForm[] {
  const words = other.reading.blocks
    .flatMap((block) => linesOf(block, other.reading))
    .join(' ')
    .replaceAll(/[ -]/g, '')
  const excluded = (statements: readonly Statement[]) =>
    statements.filter(({ standing }) => standing === 'excluded')
  return own.listed.filter((each) => {
    if (other.listed.some((known) => isAlike(each, known))) return false
    if (each.standing !== 'excluded' && isGrant(`${each.number} ${each.title}`)) return false
    if (each.number !== null && words.includes(each.number.replaceAll(' ', ''))) return false
    // Beside a document that lists no forms, only those that change what is covered tell anything.
    if (each.standing !== 'excluded')
      return other.listed.length > 0 || grants.test(each.title) || takes.test(each.title)
    return !excluded(own.statements).some(({ label }) => areAlike(label, each.title))
  })
}

/** What a form gives the insured, or takes. */
const grants = /\b(?:additional insured|waiver|primary|per project|per location|blanket)\b/i
const takes = /\blimit(?:ation|ed)\b/i

/** "Fungi or Bacteria (CG 21 67)". */
export function formLabel({ number, title, standing }: ListedForm): string {
  if (standing !== 'excluded') return [number, title].filter(Boolean).join(' ')
  return `${title}${number === null ? '' : ` (${number})`}`
}

function differenceOf(form: ListedForm, own: 'A' | 'B'): Difference {
  const { number, title, ...side } = form
  const isExclusion = side.standing === 'excluded'
  const other = own === 'A' ? 'B' : 'A'
  return {
    key: `${isExclusion ? 'exclusion' : 'form'}:${number ?? normal(title)}`,
    label: formLabel(form),
    materiality: isExclusion ? 'high' : 'medium',
    a: own === 'A' ? side : null,
    b: own === 'B' ? side : null,
    better: isExclusion || takes.test(title) ? other : grants.test(title) ? own : null,
  }
}
