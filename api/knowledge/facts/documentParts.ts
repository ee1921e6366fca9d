import type { Line, ReadPage, Reading } from '../../reading/reading.ts'
import { declaresAgain, looksDeclaring, looksTabular, statesTerms } from './declaringPages.ts'
import { endorsementHead } from './endorsementHead.ts'
import {
  bareForm,
  changesThePolicy,
  formLine,
  formOf,
  formTitle,
  isBig,
  isCorner,
  isEndorsementAt,
  isTitleLike,
  numberedTitle,
  opensForm,
  runningTexts,
  startingAt,
  titleAndForm,
  titleOfChange,
  titleLines,
  titleOf,
  type Titles,
} from './endorsementTitles.ts'
import { formKey, isSameForm, listedAt, listedForms } from './listedForms.ts'
import { isSentence } from './runningText.ts'

export type PartKind = 'declarations' | 'form' | 'endorsement'

/** A stretch of a document with one purpose: its declarations, a form, or an endorsement. */
export interface DocumentPart {
  readonly kind: PartKind
  readonly title: string | null
  /** "CG 20 10 04 13", as printed. */
  readonly form: string | null
  readonly pages: readonly PartPage[]
}

export interface PartPage {
  readonly page: ReadPage
  readonly lines: readonly Line[]
}

const declarationsTitle =
  /\b(?:declarations?(?: page)?|information page|common policy dec|binder|schedule of (?:insurance|coverages?)|policy schedule|evidence of insurance|cover note|(?:statement|schedule) of (?:values|locations))\b/i
const endorsementTitle =
  /\b(?:endorsement|rider|exclusion(?:ary)?|amend(?:ments?|atory|ed)|changes|additional insured|waiver of|limitation|deletion|primary and non-?contributory|loss payable|mortgageholders?|extension of|buy-?back)\b/i
/** A part while it is read. */
interface Part {
  kind: PartKind
  title: string | null
  form: string | null
  pages: { page: ReadPage; lines: Line[] }[]
}

/** Cuts a document into its declarations, forms and endorsements. */
export function documentParts(reading: Reading): DocumentPart[] {
  const headings = new Set(
    reading.blocks.flatMap((block) => (block.kind === 'heading' ? block.lines.map(({ line }) => line) : [])),
  )
  const sentences = new Set(
    reading.blocks.flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'listItem'
        ? block.lines.flatMap(({ line }) => (isSentence(block, block.page) ? [line] : []))
        : [],
    ),
  )
  const parts: Part[] = []
  const running = runningTexts(reading)
  const titles = { headings, running }
  const listed = listedForms(reading)
  for (const page of reading.pages) {
    const last = parts.at(-1)
    const opened =
      openingOf(page, titles, last !== undefined) ??
      (last ? newForm(page, last.form, running) : null) ??
      (last && isAfterDeclarations(last, parts.length) ? wordingOf(page, titles, sentences) : null)
    const isContinued =
      last !== undefined &&
      last.kind !== 'declarations' &&
      last.title !== opened?.title &&
      isSameForm(formOf(page, running), last.form)
    const opening = isContinued ? null : opened
    if (opening || !last) {
      const kind =
        opening?.kind ??
        (parts.length === 0 && (looksTabular(page) || looksDeclaring(page)) ? 'declarations' : 'form')
      const titled = opening && page.lines.find(({ text }) => text === opening.title)
      const whole = titled ? titleOf(titleLines(titled, page)) : (opening?.title ?? null)
      const own = kind === 'endorsement' ? titleAndForm(whole ?? '') : null
      parts.push({
        kind,
        title: own?.title ?? whole,
        form: opening?.form ?? own?.form ?? formOf(page, running),
        pages: [],
      })
    }
    const part = parts.at(-1)
    let into: { page: ReadPage; lines: Line[] } = { page, lines: [] }
    part?.pages.push(into)
    let openedAt = -5
    let headedAt = -5
    for (const [at, line] of page.lines.entries()) {
      const known = listedAt(page, at, listed, running)
      const head = endorsementHead(page, at)
      const next = head ?? known ?? startingAt(page, at, titles)
      const current = parts.at(-1)
      const isOpened =
        opening !== null &&
        current === part &&
        !into.lines.some((before) => before.words.length >= 7 && !changesThePolicy.test(before.text))
      if (known && isOpened && current?.pages.length === 1) {
        current.title = current.kind === 'endorsement' ? known.title : current.title
        current.form = known.form
      } else if (
        next &&
        !isOpened &&
        !(isSameForm(next.form, current?.form ?? null) && next.title !== current?.title) &&
        // The title of a form whose number is on the line before.
        !(known === null && head === null && openedAt >= at - (headedAt === openedAt ? 4 : 1)) &&
        (known !== null || head !== null || !isDeclaring(current, page)) &&
        !ownForm.test(next.title)
      ) {
        into = { page, lines: [] }
        parts.push({ kind: 'endorsement', ...next, pages: [into] })
        openedAt = at
        if (head) headedAt = at
      }
      // A second endorsement on the same page, unless these are the last words of the one before.
      else if (
        at > 4 &&
        changesThePolicy.test(line.text) &&
        line.text.length < 90 &&
        into.lines.length > 4 &&
        at < page.lines.length - 1 &&
        startingAt(page, at + 1, titles) === null
      ) {
        const title = titleNear(page.lines, at)
        into = { page, lines: [] }
        parts.push({ kind: 'endorsement', title, form: formNear(page.lines, at), pages: [into] })
      }
      into.lines.push(line)
    }
  }
  const [first] = parts
  if (
    first?.kind === 'form' &&
    !parts.some(({ kind }) => kind === 'declarations') &&
    statesTerms(first.pages[0]?.page)
  )
    first.kind = 'declarations'
  return parts
}

const ownForm = /^(?:your|this|our) policy\b/i

/** Whether a page still declares: not when running text has followed the declarations without a title. */
function isDeclaring(part: DocumentPart | undefined, page: ReadPage): boolean {
  const hasText = part?.pages.slice(1).some((each) => each.page !== page && !looksTabular(each.page))
  return part?.kind === 'declarations' && hasText !== true
}

interface Opening {
  readonly kind: PartKind
  readonly title: string
  readonly form?: string | null
}

/** What a page begins, or null when it continues the page before. */
function openingOf(page: ReadPage, { headings, running }: Titles, isLater: boolean): Opening | null {
  const top = page.lines.filter((line) => line.box.y < page.height * 0.35 || page.height === 0).slice(0, 14)
  const isEndorsement = page.lines.slice(0, 12).some(({ text }) => changesThePolicy.test(text))
  const titles = top.filter(
    (line) =>
      (isTitleLike(line, page) || (headings.has(line) && !/[.;,]$/.test(line.text))) &&
      !running.has(bareForm(line.text)),
  )
  const title = (pattern: RegExp) => titles.find(({ text }) => pattern.test(text))
  if (isEndorsement) {
    const named = titles.find(
      ({ text }) =>
        !changesThePolicy.test(text) &&
        !formLine.test(text.trim()) &&
        /[a-z]{4}/i.test(text) &&
        !/^(?:policy number|named insured|schedule)\b/i.test(text),
    )
    return { kind: 'endorsement', title: named?.text ?? 'Endorsement' }
  }
  const declared = title(declarationsTitle)
  // Within an endorsement, "Declarations" heads a column of what is changed.
  const isOfChange =
    declared !== undefined && titles.indexOf(declared) > 0 && endorsementTitle.test(titles[0]?.text ?? '')
  const own = titleAndForm(declared?.text ?? '')
  const isChange =
    titleOfChange.test(declared?.text ?? '') ||
    // Declarations that are amended behind the forms change those in front.
    (isLater && /^(?:amended|revised|corrected)\b/i.test(own?.title ?? declared?.text ?? ''))
  if (declared && isChange) return { kind: 'endorsement', title: declared.text, form: own?.form ?? null }
  if (declared && !isOfChange && !/shown in|see the/i.test(declared.text))
    return { kind: 'declarations', title: declared.text }
  const heads = page.lines.slice(0, 3).map((_, at) => endorsementHead(page, at))
  const head = heads.find((each) => each !== null)
  if (head) return { kind: 'endorsement', ...head }
  const form = title(formTitle)
  if (form && (!looksTabular(page) || isText(page))) return { kind: 'form', title: form.text }
  // "CB 02 11 - INCREASED LIMITS" opens the page, whatever is titled an endorsement below it.
  const [first] = titles
  const later = title(endorsementTitle)
  const started = [0, 1].flatMap((at) => startingAt(page, at, { headings, running }) ?? [])[0]
  // The first endorsement of the page: only a later one is titled so.
  if (later && started && titles.slice(0, titles.indexOf(later)).some(({ text }) => text === started.title))
    return { kind: 'endorsement', ...started }
  const isNumbered =
    first && titleAndForm(first.text) !== null && !/\b(?:forms?|policy|provisions)\b/i.test(first.text)
  const endorsed = later && isNumbered ? first : later
  if (
    endorsed &&
    !/^(?:[A-Z0-9]{1,3}\.|section|part)\s/i.test(endorsed.text) &&
    (startsWithForm(page) || isBig(endorsed, page) || headings.has(endorsed)) &&
    !/^(?:b\.?\s*)?exclusions?$/i.test(endorsed.text.trim())
  )
    return {
      kind: 'endorsement',
      title: numberedTitle(endorsed.text, page.lines[page.lines.indexOf(endorsed) + 1], page),
    }
  return null
}

/** Whether a page is running text in narrow columns, whose lines are short like those of a table. */
function isText({ lines }: ReadPage): boolean {
  return lines.length > 20 && lines.filter(({ words }) => words.length > 4).length > lines.length * 0.6
}

/** By ISO's numbers, endorsements count from 02: "CP 00 10 10 12", "IL 00 17 11 98". */
const coverageForm = /^[A-Z]{2} 00 \d{2}\b/

/** A page with a form number of its own begins another form, whatever its title is. */
function newForm(page: ReadPage, before: string | null, running: ReadonlySet<string>): Opening | null {
  const form = formOf(page, running)
  if (form === null && declaresAgain(page)) return { kind: 'declarations', title: page.lines[0]?.text ?? '' }
  if (form === null || formKey(form) === formKey(before ?? '')) return null
  const titles = [...page.lines.slice(0, 8).entries()].flatMap(([at, line]) =>
    isTitleLike(line, page) &&
    !formLine.test(line.text.trim()) &&
    !running.has(bareForm(line.text)) &&
    /[A-Za-z]{4}/.test(line.text) &&
    !isCorner(page, at)
      ? [{ at, title: line.text }]
      : [],
  )
  const titled = titles.find(({ at }) => opensForm(page, at))
  const [first] = titles
  if (titled || (first && coverageForm.test(form)))
    return { kind: 'form', title: (titled ?? first)?.title ?? '' }
  return first && before !== null ? { kind: 'endorsement', title: first.title } : null
}

/** The title over all endorsements of a policy. */
export const endorsementsTitle =
  /^(?:policy )?(?:endorsements|attachments|riders|attach(?:ed|ing) clauses)\b/i

/** Whether declarations came before, though they may be sentences without a title. */
function isAfterDeclarations({ kind, pages: [first] }: Part, count: number): boolean {
  return kind === 'declarations' || (count === 1 && statesTerms(first?.page))
}

/** A page of sentences under a heading of its own ends the declarations, whatever the heading says. */
function wordingOf(page: ReadPage, titles: Titles, sentences: ReadonlySet<Line>): Opening | null {
  const first = page.lines.find(({ text }) => !formLine.test(text.trim()))
  const isWording =
    first !== undefined &&
    (titles.headings.has(first) || isBig(first, page)) &&
    !isEndorsementAt(page, titles) &&
    (!looksTabular(page) ||
      page.lines.filter((line) => sentences.has(line)).length > page.lines.length * 0.5) &&
    !looksDeclaring(page) &&
    !statesTerms(page)
  if (!isWording) return null
  return { kind: endorsementsTitle.test(first.text) ? 'endorsement' : 'form', title: first.text }
}

function startsWithForm(page: ReadPage): boolean {
  return page.lines.slice(0, 3).some(({ text }) => formLine.test(text.trim()))
}

function titleNear(lines: readonly Line[], at: number): string | null {
  const near = [...lines.slice(at + 1, at + 4), ...lines.slice(Math.max(0, at - 2), at)]
  return (
    near.find(
      ({ text }) => text === text.toUpperCase() && /[A-Z]{4}/.test(text) && !formLine.test(text.trim()),
    )?.text ?? null
  )
}

function formNear(lines: readonly Line[], at: number): string | null {
  for (const { text } of lines.slice(Math.max(0, at - 3), at + 3)) {
    const match = formLine.exec(text.trim())
    if (match?.[1]) return match[1]
  }
  return null
}
