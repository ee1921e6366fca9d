import type { Block, DocumentModel } from '../documents/index.ts'
import { addressLine, type Limit, limitText } from '../knowledge/index.ts'
import { dayInWords } from '../platform/index.ts'
import type { Client } from './book.ts'
import { policyForms, type PolicyForm } from './content/policyForms.ts'
import type { DemoPolicy } from './policies.ts'

interface Sheet {
  readonly client: Client
  readonly policy: DemoPolicy & { readonly policyNumber: string }
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Carriers print declarations in their own ways: labels above, beside, or in a table. */
  readonly layout: 'stacked' | 'aligned' | 'table'
}

/** The page of a policy that says what was bought, as its carrier sends it. */
export function declarationsPage({ client, policy, at, layout }: Sheet): DocumentModel {
  const { policyNumber, inforceAt, expiresAt, premium, taxes, policyFees, brokerFees } = policy
  const charged = [
    ['Premium', premium],
    ['Taxes', taxes],
    ['Policy fee', policyFees],
    ['Broker fee', brokerFees],
    ['Total', premium + taxes + policyFees + brokerFees],
  ] as const
  return sheet({ client, policy, at }, 'Declarations', [
    identity(layout, identityOf({ client, policy }, policyNumber, { inforceAt, expiresAt })),
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
    ...deductibles(policy.type),
    { type: 'heading', level: 2, text: 'Forms and endorsements' },
    {
      type: 'table',
      summary: 'Forms and endorsements that make up the policy',
      columns: [
        { header: 'Form number', width: 1 },
        { header: 'Edition', width: 1 },
        { header: 'Title', width: 3 },
      ],
      rows: formsOf(policy.type).map(({ number, edition, title }) => [number, edition, title]),
    },
    {
      type: 'paragraph',
      text: 'In return for the payment of the premium, and subject to all terms of this policy, the insurer provides the insurance stated here. These declarations, the coverage form and the endorsements make up the policy.',
    },
  ])
}

/** The coverage form of the policy: what is covered, what is not, and on which conditions. */
export function coverageForm(about: Sheet): DocumentModel | null {
  const form = formOf(about.policy.type)
  if (!form) return null
  return sheet(about, form.title, [
    { type: 'paragraph', style: 'small', text: `${form.number} ${form.edition}` },
    {
      type: 'paragraph',
      text: 'Various provisions in this policy restrict coverage. Read the entire policy carefully to determine rights, duties and what is and is not covered. The words you and your refer to the Named Insured. The words we, us and our refer to the company providing this insurance.',
    },
    ...form.sections.flatMap(({ heading, paragraphs }): Block[] => [
      { type: 'heading', level: 2, text: heading },
      ...paragraphs.map((text, index): Block => ({
        type: 'paragraph',
        text: `${String.fromCodePoint(97 + index)}. ${text}`,
      })),
    ]),
  ])
}

/** An endorsement that makes whoever a contract names an additional insured. */
export function additionalInsuredEndorsement({ client, policy, at }: Sheet): DocumentModel {
  const { policyNumber, inforceAt } = policy
  return sheet({ client, policy, at }, 'Additional insured: owners, lessees or contractors', [
    {
      type: 'paragraph',
      style: 'small',
      text: `${additionalInsuredForm.number} ${additionalInsuredForm.edition}`,
    },
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

const additionalInsuredForm = {
  number: 'CG 20 10',
  edition: '04 13',
  title: 'Additional insured: owners, lessees or contractors',
} as const

function formOf(type: DemoPolicy['type']): PolicyForm | null {
  return type === 'GENERAL_LIABILITY' || type === 'BUSINESS_OWNERS' ? policyForms[type] : null
}

function formsOf(type: DemoPolicy['type']): readonly Pick<PolicyForm, 'number' | 'edition' | 'title'>[] {
  const form = formOf(type)
  return form ? [form, additionalInsuredForm] : [additionalInsuredForm]
}

function deductibles(type: DemoPolicy['type']): Block[] {
  const rows: readonly (readonly [string, number])[] =
    type === 'BUSINESS_OWNERS'
      ? [
          ['Property deductible', 1_000_00],
          ['Wind or hail deductible', 5_000_00],
        ]
      : [['Property damage deductible (per claim)', 1_000_00]]
  return [
    { type: 'heading', level: 2, text: 'Deductibles' },
    amounts('Deductibles', ['Deductible', 'Amount'], rows),
  ]
}

type Entry = { readonly label: string; readonly value: string }

function identityOf(
  { client, policy }: Pick<Sheet, 'client' | 'policy'>,
  policyNumber: string,
  { inforceAt, expiresAt }: { inforceAt: string; expiresAt: string },
): Entry[] {
  const { name, mailingAddress } = client.account.detail
  return [
    { label: 'Policy number', value: policyNumber },
    { label: 'Policy period', value: `${dayInWords(inforceAt)} to ${dayInWords(expiresAt)}, 12:01 a.m.` },
    { label: 'Named insured', value: name },
    ...(mailingAddress ? [{ label: 'Mailing address', value: addressLine(mailingAddress) }] : []),
    { label: 'Insurer', value: policy.carrierName ?? 'To be named' },
  ]
}

function identity(layout: Sheet['layout'], entries: readonly Entry[]): Block {
  if (layout !== 'table') return { type: 'fields', layout, entries }
  return {
    type: 'table',
    summary: 'The policy and its insured',
    columns: [
      { header: 'Item', width: 1 },
      { header: 'Description', width: 3 },
    ],
    rows: entries.map(({ label, value }) => [{ text: label, isHeader: true }, value]),
  }
}

function sheet(
  { client, policy, at }: Pick<Sheet, 'client' | 'policy' | 'at'>,
  heading: string,
  blocks: readonly Block[],
): DocumentModel {
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
  rows: readonly (readonly [string, Limit])[],
): Block {
  return {
    type: 'table',
    summary,
    columns: [
      { header: what, width: 3 },
      { header: amount, width: 1, align: 'right' },
    ],
    rows: rows.map(([name, limit]) => [{ text: name, isHeader: true }, limitText(limit)]),
  }
}
