import type { Block } from '../../../documents/index.ts'
import type { CertificateReview, Discrepancy } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'

export const severityLabels = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<
  Discrepancy['severity'],
  string
>

/** The review as a document. */
export function certificateReport(
  { discrepancies, missingLines, renewals, agreeing, unchecked, uncompared, compared }: CertificateReview,
  {
    certificate,
    policies,
    contract,
    unread,
  }: {
    certificate: TaskFile
    policies: readonly TaskFile[]
    contract: TaskFile | null
    unread: readonly string[]
  },
): Block[] {
  const own = compared.flatMap((at) => policies[at] ?? [])
  const sourceOf = ({ source, policy = 0 }: Discrepancy) =>
    source === 'policy' ? policies[policy] : contract
  const kindOf = (each: Discrepancy) =>
    each.source === 'contract' ? 'Contract' : own.length > 1 ? (sourceOf(each)?.name ?? '') : 'Policy'
  return [
    { type: 'heading', level: 1, text: 'Certificate review' },
    ...unread.map((text) => ({ type: 'callout', tone: 'caution', title: 'Limits not read', text }) as const),
    {
      type: 'fields',
      layout: 'stacked',
      across: 3,
      entries: [
        { label: 'Certificate', value: certificate.name },
        {
          label: own.length > 1 ? 'Policies' : 'Policy',
          value: own.map(({ name }) => name).join(', ') || 'Not reviewed',
        },
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
      rows: discrepancies.map((each) => [
        {
          text: each.field,
          isHeader: true,
          ...(each.reference && { note: `${kindOf(each)}, page ${each.reference.page}` }),
        },
        each.onCertificate,
        each.shouldBe,
        severityLabels[each.severity],
      ]),
    },
    ...discrepancies.slice(0, 20).flatMap((each): Block[] =>
      each.reference
        ? [
            {
              type: 'quote',
              text: each.reference.quote,
              citation: `${sourceOf(each)?.name ?? ''}, page ${each.reference.page}`,
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
    ...listed('Not checked', [
      ...uncheckedItems(unchecked),
      ...uncompared.map(({ line, number }) => `${line} ${number}: no policy to compare with`),
    ]),
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
