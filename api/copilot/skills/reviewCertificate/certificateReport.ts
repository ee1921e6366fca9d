import type { Block } from '../../../documents/index.ts'
import type { CertificateReview, Discrepancy } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'

export const severityLabels = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<
  Discrepancy['severity'],
  string
>

/** The review as a document. */
export function certificateReport(
  { discrepancies, missingLines, renewals, agreeing, unchecked }: CertificateReview,
  {
    certificate,
    policy,
    contract,
    unread,
  }: {
    certificate: TaskFile
    policy: TaskFile | null
    contract: TaskFile | null
    unread: readonly string[]
  },
): Block[] {
  return [
    { type: 'heading', level: 1, text: 'Certificate review' },
    ...unread.map((text) => ({ type: 'callout', tone: 'caution', title: 'Limits not read', text }) as const),
    {
      type: 'fields',
      layout: 'stacked',
      across: 3,
      entries: [
        { label: 'Certificate', value: certificate.name },
        { label: 'Policy', value: policy?.name ?? 'Not reviewed' },
        { label: 'Contract', value: contract?.name ?? 'Not reviewed' },
      ],
    },
    {
      type: 'table',
      summary: 'Differences between the certificate and its sources',
      columns: [
        { header: 'Field', width: 3 },
        { header: 'On the certificate', width: 3 },
        { header: 'Should be', width: 3 },
        { header: 'Severity', width: 1.2 },
      ],
      rows: discrepancies.map(({ field, onCertificate, shouldBe, severity, reference, source }) => [
        {
          text: field,
          isHeader: true,
          ...(reference && {
            note: `${source === 'policy' ? 'Policy' : 'Contract'}, page ${reference.page}`,
          }),
        },
        onCertificate,
        shouldBe,
        severityLabels[severity],
      ]),
    },
    ...discrepancies.slice(0, 20).flatMap(({ reference, source }): Block[] =>
      reference
        ? [
            {
              type: 'quote',
              text: reference.quote,
              citation: `${(source === 'policy' ? policy : contract)?.name ?? ''}, page ${reference.page}`,
            },
          ]
        : [],
    ),
    ...listed(
      'Required, but not on this certificate',
      missingLines.map(({ field, shouldBe }) => `${field}: ${shouldBe}`),
    ),
    ...listed(
      'Expires before the work ends',
      renewals.map(({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate}, needed ${shouldBe}`),
    ),
    ...listed('Not checked', uncheckedItems(unchecked)),
    ...listed('What agrees', readableNames(agreeing), 'check'),
  ]
}

function listed(text: string, items: string[], kind: 'bullet' | 'check' = 'bullet'): Block[] {
  return items.length === 0
    ? []
    : [
        { type: 'heading', level: 2, text },
        { type: 'list', kind, items },
      ]
}

/** Names of fields as a person says them, each once: without marks of boxes and the address that a row begins with. */
export function readableNames(names: readonly string[]): string[] {
  const tidy = names.map((name) => {
    const words = name
      .replaceAll(/\[[x ]?\]|[☐☒☑✓✗]/gi, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    // `921 prospect avenue effective date`
    const field = /^\d+ .*\b((?:effective|expiration) date|limit|deductible)$/i.exec(words)?.[1] ?? words
    return field.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  })
  return [...new Map(tidy.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed()
}

export function uncheckedItems(unchecked: CertificateReview['unchecked']): string[] {
  const items = unchecked.map(({ field, onCertificate, page }) => `${field} ${onCertificate} (page ${page})`)
  return [...new Set(items)]
}
