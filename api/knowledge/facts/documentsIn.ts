import type { ReadPage, Reading } from '../../reading/index.ts'
import { recognizedLabels } from '../readings/fileReading.ts'
import { documentParts } from './documentParts.ts'
import type { RecognizedType } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

/** One of the documents that a file holds. */
export interface FoundDocument {
  /** Pages from 1; both ends belong to it. */
  readonly from: number
  readonly to: number
  readonly type: RecognizedType
  /** For people: "Declarations", "ID card". */
  readonly label: string
  /** Its heading, as printed. */
  readonly title: string | null
  readonly policyNumber: string | null
  readonly insured: string | null
  /** Every policy number and insured that its pages name. */
  readonly named: Named
  /** What is unsure about where it begins, in sentences. */
  readonly doubts: readonly string[]
}

interface Named {
  readonly policyNumbers: readonly string[]
  readonly insureds: readonly string[]
}

/** What a page reveals about the document it belongs to. */
interface PageSigns {
  readonly page: ReadPage
  readonly type: RecognizedType
  readonly isConfident: boolean
  readonly label: string | null
  readonly title: string | null
  readonly form: string | null
  readonly policyNumber: string | null
  readonly insured: string | null
  readonly carrier: string | null
  /** "Page 2 of 4" */
  readonly printed: { readonly number: number; readonly of: number | null } | null
}

/** What later pages of a document add to it. */
interface Growing {
  to: number
  policyNumber: string | null
  insured: string | null
  named: Named
  carrier: string | null
}

/** Where one document ends and the next begins in a file that holds several, by what its pages say. */
export function documentsIn(reading: Reading): FoundDocument[] {
  const pages = withoutPacketNumbers(reading.pages.map((page) => signsOf(reading, page)))
  const documents: (FoundDocument & Growing)[] = []
  for (const [at, signs] of pages.entries()) {
    const current = documents.at(-1)
    const before = pages[at - 1]
    const start = current && before ? startOf(signs, { before, current }) : { doubts: [] }
    if (current && !start) {
      current.to = signs.page.number
      current.policyNumber ??= signs.policyNumber
      current.insured ??= signs.insured
      current.named = allNamed([current.named, namedOn(signs)])
      current.carrier ??= signs.carrier
      continue
    }
    documents.push({
      from: signs.page.number,
      to: signs.page.number,
      type: signs.type,
      label: signs.label ?? 'Document',
      title: signs.title,
      policyNumber: signs.policyNumber,
      insured: signs.insured,
      named: namedOn(signs),
      carrier: signs.carrier,
      doubts: [
        ...(start?.doubts ?? []),
        ...(signs.label === null ? [`It is unclear what the document on page ${signs.page.number} is.`] : []),
      ],
    })
  }
  return documents.map(({ carrier: _, ...document }) => document)
}

function namedOn({ policyNumber, insured }: PageSigns): Named {
  return {
    policyNumbers: policyNumber === null ? [] : [policyNumber],
    insureds: insured === null ? [] : [insured],
  }
}

export function allNamed(each: readonly Named[]): Named {
  return {
    policyNumbers: [...new Set(each.flatMap(({ policyNumbers }) => policyNumbers))],
    insureds: [...new Set(each.flatMap(({ insureds }) => insureds))],
  }
}

/** Whether a page begins another document, and what is unsure about that; null when it continues the one before. */
function startOf(
  signs: PageSigns,
  {
    before,
    current,
  }: { before: PageSigns; current: Omit<FoundDocument, 'doubts'> & { carrier: string | null } },
): { doubts: string[] } | null {
  const { number } = signs.page
  if (signs.printed?.number === 1) return { doubts: [] }
  if (signs.printed && before.printed && signs.printed.number === before.printed.number + 1) return null
  if (signs.page.lines.length === 0 && signs.page.margins.length === 0) return null
  const isOtherPolicy = differ(signs.policyNumber, current.policyNumber)
  const isOtherCarrier = differ(signs.carrier, current.carrier)
  const isTitled = signs.label !== null && (signs.title !== before.title || signs.type !== before.type)
  if (isOtherPolicy || (isOtherCarrier && isTitled))
    return {
      doubts: signs.label
        ? []
        : [`Page ${number} has another policy number but no title, so it may belong to the pages before it.`],
    }
  if (!isTitled || !signs.label) return null
  const isOtherForm = differ(signs.form, before.form)
  if (signs.label !== current.label || isOtherForm || signs.type === 'ENDORSEMENT')
    return {
      doubts:
        signs.isConfident || isOtherForm
          ? []
          : [`Page ${number} looks like the start of "${signs.title ?? signs.label}", but it may continue.`],
    }
  return null
}

function differ(one: string | null, other: string | null): boolean {
  const key = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return one !== null && other !== null && key(one) !== key(other)
}

/** Headings of documents that are no policy documents. */
const otherTitles: readonly (readonly [RegExp, string])[] = [
  [/\b(?:insurance )?identification cards?\b|\bID cards?\b/i, 'ID card'],
  [/^dear\b/i, 'Letter'],
]

function signsOf(reading: Reading, page: ReadPage): PageSigns {
  const alone = {
    ...reading,
    pages: [page],
    blocks: reading.blocks.filter((block) => block.page === page.number),
  }
  const { document, scalars } = readPolicyFacts(alone)
  const [part] = documentParts(alone)
  const top = page.lines.slice(0, 16)
  const other = otherTitles.flatMap(([pattern, label]) => {
    const line = top.find(({ text, words }) => words.length <= 9 && pattern.test(text.trim()))
    return line ? [{ label, title: line.text }] : []
  })[0]
  const place = top.findIndex(({ text }) => text === document.quote)
  const isTitle = document.type !== 'OTHER' && place >= 0
  const isForm = part?.kind === 'form' && part.title !== null
  return {
    page,
    type: isTitle ? document.type : isForm ? 'POLICY' : part?.title ? typeOf(part.kind) : 'OTHER',
    isConfident: document.confidence >= 0.9,
    label: isTitle
      ? recognizedLabels[document.type].label
      : (other?.label ?? (part?.title ? partLabels[part.kind] : null)),
    title: isTitle ? document.quote : (other?.title ?? part?.title ?? null),
    form: part?.form ?? null,
    policyNumber: scalars.policyNumber.fact?.value ?? null,
    insured: scalars.insuredName.fact?.value ?? null,
    carrier: scalars.carrierName.fact?.value ?? null,
    printed: printedNumber(page),
  }
}

const partLabels = { declarations: 'Declarations', form: 'Policy form', endorsement: 'Endorsement' } as const

function typeOf(kind: keyof typeof partLabels): RecognizedType {
  return kind === 'declarations' ? 'DECLARATIONS' : kind === 'endorsement' ? 'ENDORSEMENT' : 'POLICY'
}

function printedNumber({ lines, margins }: ReadPage): PageSigns['printed'] {
  for (const { text } of [...margins, ...lines.slice(0, 4), ...lines.slice(-4)]) {
    const match = /\b(?:page|pg\.?)\s+(\d{1,3})(?:\s*(?:of|\/)\s*(\d{1,3}))?\s*$/i.exec(text.trim())
    if (match?.[1]) return { number: Number(match[1]), of: match[2] ? Number(match[2]) : null }
  }
  return null
}

/** Numbers that run through the whole file were put there with the file, and tell nothing of its documents. */
function withoutPacketNumbers(pages: readonly PageSigns[]): readonly PageSigns[] {
  const isPacket = pages.every(
    ({ printed, page }) =>
      printed?.number === page.number && (printed.of === null || printed.of === pages.length),
  )
  return isPacket ? pages.map((signs) => ({ ...signs, printed: null })) : pages
}
