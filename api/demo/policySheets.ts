import type { Block, DocumentModel } from '../documents/index.ts'
import { dayInWords } from '../platform/index.ts'
import type { Client } from './book.ts'
import type { DemoPolicy } from './policies.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

interface Sheet {
  readonly client: Client
  readonly policy: DemoPolicy & { readonly policyNumber: string }
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The page of a policy that says what was bought, as its carrier sends it. */
export function declarationsPage({ client, policy, at }: Sheet): DocumentModel {
  const { policyNumber, inforceAt, expiresAt, premium, taxes, policyFees, brokerFees } = policy
  const charged = [
    ['Premium', premium],
    ['Taxes', taxes],
    ['Policy fee', policyFees],
    ['Broker fee', brokerFees],
    ['Total', premium + taxes + policyFees + brokerFees],
  ] as const
  return sheet({ client, policy, at }, 'Declarations', [
    {
      type: 'fields',
      layout: 'stacked',
      across: 2,
      entries: [
        { label: 'Policy number', value: policyNumber },
        { label: 'Policy period', value: `${dayInWords(inforceAt)} to ${dayInWords(expiresAt)}, 12:01 a.m.` },
        { label: 'Named insured', value: client.account.detail.name },
        { label: 'Insurer', value: policy.carrierName ?? 'To be named' },
      ],
    },
    { type: 'heading', level: 2, text: 'Limits of insurance' },
    amounts(
      'Coverages with their limits',
      ['Coverage', 'Limit'],
      policy.coverages.map(({ name, limit }) => [name, limit]),
    ),
    { type: 'heading', level: 2, text: 'What the policy costs' },
    amounts(
      'Premium, taxes and fees',
      ['Charge', 'Amount'],
      charged.filter(([, cents]) => cents > 0),
    ),
    {
      type: 'paragraph',
      text: 'In return for the payment of the premium, and subject to all terms of this policy, the insurer provides the insurance stated here. These declarations, the coverage form and the endorsements make up the policy.',
    },
  ])
}

/** An endorsement that makes whoever a contract names an additional insured. */
export function additionalInsuredEndorsement({ client, policy, at }: Sheet): DocumentModel {
  const { policyNumber, inforceAt } = policy
  return sheet({ client, policy, at }, 'Additional insured: owners, lessees or contractors', [
    {
      type: 'paragraph',
      style: 'strong',
      text: `This endorsement changes policy ${policyNumber}. Please read it carefully.`,
    },
    {
      type: 'paragraph',
      text: `Effective ${dayInWords(inforceAt)}, the section Who Is an Insured is amended to include any person or organization for whom ${client.account.detail.name} performs operations, when both have agreed in a written contract that such person or organization be added as an additional insured on this policy.`,
    },
    {
      type: 'paragraph',
      text: 'Such person or organization is an additional insured only with respect to liability for bodily injury, property damage or personal and advertising injury caused, in whole or in part, by the acts or omissions of the named insured in the performance of its ongoing operations for the additional insured.',
    },
    {
      type: 'paragraph',
      text: 'The insurance does not apply to injury or damage that occurs after all work at the location has been completed, or after that part of the work has been put to its intended use.',
    },
    {
      type: 'paragraph',
      style: 'small',
      text: 'All other terms and conditions of the policy remain unchanged.',
    },
  ])
}

function sheet({ client, policy, at }: Sheet, heading: string, blocks: readonly Block[]): DocumentModel {
  const insurer = policy.carrierName ?? 'The insurer'
  return {
    title: `${heading}, ${policy.policyNumber}, ${client.account.detail.name}`,
    language: 'en-US',
    author: insurer,
    createdAt: new Date(at).toISOString(),
    footer: `${insurer} · ${policy.policyNumber}`,
    blocks: [{ type: 'heading', level: 1, text: heading }, ...blocks],
  }
}

function amounts(
  summary: string,
  [what, amount]: readonly [string, string],
  rows: readonly (readonly [string, number])[],
): Block {
  return {
    type: 'table',
    summary,
    columns: [
      { header: what, width: 3 },
      { header: amount, width: 1, align: 'right' },
    ],
    rows: rows.map(([name, cents]) => [{ text: name, isHeader: true }, dollars.format(cents / 100)]),
  }
}
