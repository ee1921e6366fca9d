import type { Block } from '../../../documents/index.ts'
import type { Discrepancy } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'

/** Something that a vendor's certificate falls short of, and who asks for it. */
export interface Shortfall extends Discrepancy {
  readonly askedBy: string
  readonly file: TaskFile | null
}

/** The report of a vendor's certificate: what it falls short of, and what else to look at. */
export function vendorReport(
  shortfalls: readonly Shortfall[],
  {
    certificate,
    vendor,
    verdict,
    sources,
    notes,
  }: {
    certificate: TaskFile
    vendor: string
    verdict: string
    sources: readonly string[]
    notes: readonly string[]
  },
): Block[] {
  return [
    { type: 'heading', level: 1, text: 'Certificate review' },
    { type: 'paragraph', style: 'lead', text: verdict },
    {
      type: 'fields',
      layout: 'stacked',
      across: 3,
      entries: [
        { label: 'Certificate', value: certificate.name },
        { label: 'Insured', value: vendor },
        { label: 'Checked against', value: sources.join('\n') },
      ],
    },
    {
      type: 'table',
      summary: 'What the certificate does not show as required',
      columns: [
        { header: 'Field', width: 3 },
        { header: 'On the certificate', width: 3 },
        { header: 'Required', width: 3 },
        { header: 'Asked by', width: 2 },
      ],
      rows: shortfalls.map((each) => [
        { text: each.field, isHeader: true, ...(each.reference && { note: `Page ${each.reference.page}` }) },
        each.onCertificate,
        requiredText(each),
        each.askedBy,
      ]),
    },
    ...(notes.length > 0
      ? [
          { type: 'heading', level: 2, text: 'Also look at this' } as const,
          {
            type: 'list',
            kind: 'bullet',
            items: notes.map((each) => each.replaceAll(/ \[\d+\]/g, '')),
          } as const,
        ]
      : []),
  ]
}

/** What is required, as a table says it. */
export function requiredText({ shouldBe }: Discrepancy): string {
  return shouldBe
    .replace(/ required$/, '')
    .replace(/^Y, (.+)$/, 'Yes, $1')
    .replace(/^(?:Y|required(?: for .*\[.*)?)$/i, 'Yes')
}
