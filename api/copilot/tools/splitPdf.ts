import { z } from 'zod'
import { extractPages } from '../../documents/index.ts'
import { allNamed, documentsIn, type FoundDocument, isSameParty } from '../../knowledge/index.ts'
import { bytesOf, readFileOf } from '../documents/documentReading.ts'
import { saveFile } from './saveFile.ts'
import { defineTool, ToolError } from './tool.ts'

const range = z.object({ from: z.int().min(1), to: z.int().min(1) })
const mostDocuments = 100

/** Writes each document of a PDF that holds several as a PDF of its own. The original stays as it is. */
export const splitPdf = defineTool({
  name: 'split_pdf',
  title: 'Split a PDF',
  description: 'Splits a PDF that holds several documents into one PDF per document, or cuts out pages.',
  reads: 'The PDF that it is given',
  actsOutward: false,
  input: z.object({
    fileId: z.string(),
    name: z.string(),
    /** The pages to cut out; the documents are found when this is empty. */
    ranges: z.array(range).max(mostDocuments).default([]),
    /** Whether declarations, forms and endorsements of one policy stay together. */
    isByPolicy: z.boolean().default(false),
  }),
  describe: ({ name }) => `Split ${name}`,
  async run(context, { fileId, name, ranges, isByPolicy }) {
    const { agency } = context
    const { file, reading } = await readFileOf(context, fileId)
    const count = reading.pages.length
    if (reading.format !== 'pdf') throw new ToolError(`${name} is not a PDF.`)
    if (ranges.some(({ from, to }) => from > to || to > count))
      throw new ToolError(
        `${name} has ${count} ${count === 1 ? 'page' : 'pages'}. Which pages should I take?`,
      )
    const found = documentsIn(reading)
    const documents =
      ranges.length > 0 ? ranges.map((pages) => namedAs(pages, found)) : isByPolicy ? byPolicy(found) : found
    if (documents.length > mostDocuments)
      throw new ToolError(
        `${name} seems to hold more than ${mostDocuments} documents. Tell me which pages to take.`,
      )
    if (documents.length < 2 && ranges.length === 0)
      return { count, documents: documents.map((document) => ({ ...document, fileId })) }
    const parts = await extractPages(await bytesOf(agency, file), documents)
    if (!parts) throw new ToolError(`${name} is protected or damaged, so its pages cannot be copied.`)
    const made: (FoundDocument & { readonly fileId: string })[] = []
    for (const [index, content] of parts.entries()) {
      const document = documents[index]
      if (!document) continue
      const title = `${document.label}, ${pagesInWords(document)}`
      const partId = await saveFile(context, {
        name: `${title}.pdf`,
        mimeType: 'application/pdf',
        content,
        documentType: document.label,
        title,
      })
      made.push({ ...document, fileId: partId })
    }
    return { count, documents: made }
  },
  summarize: ({ documents }) =>
    documents.map((document) => `${document.label}, ${pagesInWords(document)}`).join('\n'),
})

/** "page 3", "pages 1–4" */
export function pagesInWords({ from, to }: Pick<FoundDocument, 'from' | 'to'>): string {
  return from === to ? `page ${from}` : `pages ${from}–${to}`
}

/** Pages that somebody named, called what their first page is. */
function namedAs({ from, to }: { from: number; to: number }, found: readonly FoundDocument[]): FoundDocument {
  const known = found.find((document) => document.from === from)
  const none = { type: 'OTHER' as const, label: 'Document', title: null, policyNumber: null, insured: null }
  const within = found.filter((document) => document.from <= to && from <= document.to)
  return { ...none, ...known, named: allNamed(within.map(({ named }) => named)), from, to, doubts: [] }
}

const ofPolicy: readonly string[] = ['POLICY', 'DECLARATIONS', 'ENDORSEMENT']

/** With the declarations, forms and endorsements of each policy as one document. */
export function byPolicy(found: readonly FoundDocument[]): FoundDocument[] {
  const policies: FoundDocument[] = []
  for (const document of found) {
    const last = policies.at(-1)
    const isSame =
      last &&
      [last, document].every(({ type }) => ofPolicy.includes(type)) &&
      (document.policyNumber === null
        ? document.type !== 'DECLARATIONS'
        : last.policyNumber === null || last.policyNumber === document.policyNumber) &&
      (last.insured === null || document.insured === null || isSameParty(last.insured, document.insured))
    if (isSame)
      policies[policies.length - 1] = {
        ...last,
        to: document.to,
        label: 'Policy',
        type: 'POLICY',
        policyNumber: last.policyNumber ?? document.policyNumber,
        insured: last.insured ?? document.insured,
        named: allNamed([last.named, document.named]),
        doubts: [...last.doubts, ...document.doubts],
      }
    else policies.push(document)
  }
  return policies
}
