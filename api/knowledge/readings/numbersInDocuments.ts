import { fileKind } from '../../files/index.ts'
import { insideOf } from '../../search/index.ts'
import type { Reading } from '../../reading/index.ts'
import { policyNumberKey } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { ownFiles } from '../policyFiles/otherInsured.ts'
import { fileReadingKind, fileReadingOf } from './fileReading.ts'
import { loadReading } from './storedReading.ts'

/** Policies by the policy numbers that their documents print: a packet has one for each of its parts. */
export const numbersInDocuments = insideOf(businessPolicyKind, {
  together: 2,
  at: ({ createdAt }) => createdAt,
  async read(agency, { id }) {
    const texts: string[] = []
    for (const file of ownFiles(agency, id)) {
      const row = fileReadingOf(agency, file.id)
      const reading = row?.state === 'READ' ? await loadReading(agency, row) : null
      if (reading) texts.push(...policyNumbersIn(reading))
    }
    return texts.length === 0
      ? null
      : [...new Set(texts.flatMap((number) => [number, policyNumberKey(number)]))]
  },
  alteredBy(agency, { kind, id }) {
    const fileId = kind === fileReadingKind.name ? agency.table(fileReadingKind).get(id)?.fileId : id
    return agency.table(fileKind).get(fileId ?? '')?.attachedTo ?? null
  },
})

const label = /\b(?:policy|pol\.?|certificate|binder)\s*(?:no\.?|number|num\.?|#)/i
/** What a number looks like: letters or not, digits, and groups of both: `CPP 118-03`, `BA-4410-22`, `0477 8812 3`. */
const number = /(?<![\w$.])(?:[A-Z]{1,5}[ -]?)?\d[A-Z\d]*(?:[ -][A-Z\d]*\d[A-Z\d]*){0,4}(?![\w/])/g

/** The policy numbers in a document: behind or below their label, and in columns that have it as their header. */
function policyNumbersIn({ blocks, pages }: Pick<Reading, 'blocks' | 'pages'>): string[] {
  const inTables = blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const columns = (block.header ?? []).flatMap(({ text }, at) => (label.test(text) ? [at] : []))
    return block.rows.flatMap((row) => columns.flatMap((at) => row[at]?.text ?? []))
  })
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text))
  const inLines = lines.flatMap((text, at) => {
    const found = label.exec(text)
    if (!found) return []
    const behind = text.slice(found.index + found[0].length)
    return [behind, ...(/[\dA-Z]/.test(behind) ? [] : [lines[at + 1] ?? ''])]
  })
  return [...inTables, ...inLines].flatMap((text) =>
    (text.match(number) ?? []).filter((each) => policyNumberKey(each).length >= shortest),
  )
}

/** A shorter number is a page or an item. */
const shortest = 5
