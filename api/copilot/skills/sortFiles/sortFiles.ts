import { dayInWords } from '../../../platform/index.ts'
import {
  documentsIn,
  type FoundDocument,
  offerPrice,
  type PolicyFacts,
  recognizedLabels,
} from '../../../knowledge/index.ts'
import type { Reading } from '../../../reading/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { carrierOf } from '../../tools/offerNames.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { byPolicy, pagesInWords } from '../../tools/splitPdf.ts'
import { cell } from '../citations.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

/** Says what each file of a bundle is, and what to call it. */
export const sortFiles: Skill = defineSkill({
  name: 'file-bundle',
  title: 'Sort files',
  workName: 'Sorted files',
  description: 'Says what each attached file is, whose it is, and suggests a name for it.',
  preset: null,
  questions:
    /\bwhat (?:kinds?|sorts?|types?) of (?:papers?|documents?|docs|files?|paperwork)\b|\bwhat (?:are|is) (?:these|this|all (?:these|this)|in (?:these|this|the))\b|\bwhich (?:files?|documents?|ones?)\b.{0,30}\b(?:are|is)\b/i,
  phrasings,
  inputs: [],
  makes: 'A table of the files with type, insured, policy and a suggested name',
  run,
})

const noName =
  /^(?:the )?(?:landlord|tenant|lessee|lessor|owner|contractor|subcontractor|insured|named insured|applicant|client|company|trade name|dba|name)\b[\s.,:]*(?:\(.*\))?[\s.]*$/i

/** Kinds of papers told by their first page, where nothing else is recognized; the first that fits is meant. */
const kinds: readonly (readonly [label: string, says: RegExp])[] = [
  ['Lease', /\b(?:lease|rental) agreement\b|\blandlord\b[^]*\btenant\b|\bless(?:or|ee)\b/i],
  [
    'Quote',
    /\b(?:quot(?:e|ation)|indication|proposal) (?:of|for) (?:insurance|terms)\b|\bpleased to (?:offer|quote|provide)\b|\bwe (?:can )?(?:quote|offer)\b/i,
  ],
  ['Notice of cancellation', /\bnotice of (?:intent to cancel|cancell?ation|non-?renewal)\b/i],
  ['Invoice', /^\s*(?:[^\n]*\n){0,6}[^\n]*\b(?:invoice|statement of account)\b/i],
  ['Application', /\bapplication\b[^]*\b(?:applicant|proposed effective date)\b/i],
  ['Letter', /^(?:dear|to whom it may concern)\b|\b(?:sincerely|best regards|yours truly)\b/im],
]

/** What a file is, and whether that should be checked. */
function kindOf(
  { type, confidence }: PolicyFacts['document'],
  reading: Reading,
): { readonly label: string; readonly isUnsure: boolean } {
  const [page] = reading.pages
  const text = page?.lines.map((line) => line.text).join('\n') ?? ''
  const told = kinds.find(
    ([label, says]) => says.test(text) && (label !== 'Quote' || offerPrice(reading) !== null),
  )
  const isKnown = confidence >= 0.5 && type !== 'OTHER'
  // A lease is a contract, and is called by what it is.
  if (isKnown && !(type === 'CONTRACT' && told?.[0] === 'Lease'))
    return { label: recognizedLabels[type].label, isUnsure: confidence < 0.7 }
  return told ? { label: told[0], isUnsure: false } : { label: 'Document', isUnsure: true }
}

/** "Tenant: Birch Cafe LLC": the party of a lease whose insurance is asked for. */
const tenant = /\b(?:tenant|lessee)\b\s*(?:name)?\s*[:–-]\s*([^\n,;(]{3,60})/i

/** Whether the parts of a file are documents of several kinds, policies or insureds. */
function isBundle(parts: readonly FoundDocument[]): boolean {
  const told = parts.filter(({ label }) => label !== 'Document')
  return new Set(told.map(({ label, policyNumber }) => `${label} ${policyNumber}`)).size > 1
}

async function run(task: Task): Promise<Reply> {
  const { journal, files } = task
  if (files.length === 0)
    return {
      text: 'Attach the files, and I will say what each one is. Which ones?',
      question: { topic: 'files' },
    }
  const rows: string[] = []
  const bundles: string[] = []
  const sorted = files.slice(-30)
  for (const file of sorted) {
    const { facts } = await journal.call(readFacts, { fileId: file.id, name: file.name })
    const { reading } = await readFileOf(task, file.id)
    const parts = reading.format === 'pdf' ? byPolicy(documentsIn(reading)) : []
    if (isBundle(parts)) {
      bundles.push(
        `**${file.name} holds ${parts.length} documents.** Say "split it and file each", and I will.`,
      )
      rows.push(
        ...parts.map(
          (part) =>
            `| ${cell(file.name)}, ${pagesInWords(part)} | ${part.label}${part.doubts.length > 0 ? ' (check)' : ''} | ${cell(part.insured ?? '')} | | ${cell(part.policyNumber ?? '')} | ${part.to - part.from + 1} | |`,
        ),
      )
      continue
    }
    const { label, isUnsure } = kindOf(facts.document, reading)
    const { insuredName, policyNumber, effectiveDate } = facts.scalars
    const read = insuredName.fact?.value ?? null
    // A blank form's own label, or the role of a party in a contract, is nobody's name.
    const known = read !== null && noName.test(read) ? null : read
    const text = reading.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
    const insured = known ?? (label === 'Lease' ? (tenant.exec(text)?.[1]?.trim() ?? null) : null)
    const carrier = label === 'Lease' || label === 'Application' ? null : carrierOf({ facts, reading })
    const number = policyNumber.fact?.value ?? null
    const day = effectiveDate.fact?.value ?? null
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? ''
    const name = [label, insured, carrier !== null && number === null ? carrier : null, number, day]
      .filter(Boolean)
      .join(' - ')
    rows.push(
      `| ${cell(file.name)} | ${label}${isUnsure ? ' (check)' : ''} | ${cell(insured ?? '')} | ${cell(carrier ?? '')} | ${cell([number, day && dayInWords(day)].filter(Boolean).join(', '))} | ${reading.pages.length} | ${cell(`${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}${ending}`)} |`,
    )
  }
  return {
    text: [
      ...bundles.flatMap((text) => [text, '']),
      `${sorted.length} ${sorted.length === 1 ? 'file' : 'files'}. The files keep their names; the last column is a suggestion.`,
      '',
      '| File | What it is | Insured | Carrier | Policy | Pages | Suggested name |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  }
}
