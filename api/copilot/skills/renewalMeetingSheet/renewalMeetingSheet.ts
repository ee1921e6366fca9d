import { dayInWords, usDate } from '../../../platform/index.ts'
import type { Block } from '../../../documents/index.ts'
import { businessPolicyKind, dollars, limitText } from '../../../knowledge/index.ts'
import { serviceRequestKind, typeLabels } from '../../../servicing/index.ts'
import { commonLines } from '../coverageGaps/coverageGaps.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import { phrasings } from './phrasings.ts'

const agenda = [
  'What has changed in the business',
  'Claims and what was learned from them',
  'Limits, contracts and landlords’ requirements',
  'Coverage that is missing or was declined',
  'Premium, deductibles and payment plan',
  'Next steps, with names and dates',
] as const

/** One page for the renewal meeting with a client. */
export const renewalMeetingSheet = letterSkill({
  name: 'renewal-meeting-sheet',
  title: 'Renewal meeting sheet',
  description: 'Prepares one page for the renewal meeting: policies, dates, premiums and an agenda.',
  phrasings,
  makes: 'A one-page sheet as a document, and an email to the client with the agenda',
  to: 'CLIENT',
  needsPolicy: false,
  async write({ insured, account, contact }, _, { agency, today }) {
    const policies = (account?.policies ?? []).filter(
      ({ state }) => state !== 'CANCELED' && state !== 'EXPIRED',
    )
    const stored = await agency.readMany(
      businessPolicyKind,
      policies.map(({ id }) => id),
    )
    const limits = policies.flatMap((policy, at) =>
      (stored[at]?.value.coverages ?? []).map(({ name, limit }) => [
        { text: nameOf(policy), isHeader: true as const },
        name,
        limitText(limit),
      ]),
    )
    const requests = (account?.requests ?? []).flatMap(({ id }) => {
      const { type, gist, dueAt } = agency.table(serviceRequestKind).get(id) ?? {}
      const due = dueAt ? `due ${dayInWords(dueAt)}` : null
      return type ? [[typeLabels[type], gist, due].filter(Boolean).join(', ')] : []
    })
    const gaps = commonLines(account).filter(({ policy }) => policy === null)
    const premium = policies.reduce((sum, policy) => sum + policy.premium, 0)
    const about = [
      { label: 'Prepared', value: dayInWords(today) },
      { label: 'Contact', value: [contact.name, contact.email].filter(Boolean).join(', ') },
      { label: 'Annual premium', value: premium > 0 ? dollars(premium) : '' },
    ].filter(({ value }) => value !== '')
    return {
      subject: `Agenda for our renewal meeting: ${insured}`,
      paragraphs: [
        'For our meeting I would like to go through:',
        agenda.map((point) => `- ${point}`).join('\n'),
        'Please have your sales and payroll for this year at hand. If something else is on your mind, tell me and I will prepare it.',
      ],
      document: {
        isAttached: false,
        title: `Renewal meeting: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: `Renewal meeting: ${insured}` },
          { type: 'fields', layout: 'aligned', entries: about },
          ...(policies.length > 0
            ? [
                {
                  type: 'table' as const,
                  summary: 'Policies of the account',
                  columns: [
                    { header: 'Policy', width: 4 },
                    { header: 'Carrier', width: 3 },
                    { header: 'Expires', width: 2 },
                    { header: 'Premium', width: 2, align: 'right' as const },
                  ],
                  rows: policies.map((policy) => [
                    { text: nameOf(policy), isHeader: true as const },
                    policy.carrier ?? '',
                    expiryOf(policy, today),
                    policy.premium ? dollars(policy.premium) : '',
                  ]),
                },
              ]
            : []),
          ...(limits.length > 0
            ? [
                { type: 'heading' as const, level: 2 as const, text: 'Limits on record' },
                {
                  type: 'table' as const,
                  summary: 'Limits of the policies on record',
                  columns: [
                    { header: 'Policy', width: 4 },
                    { header: 'Coverage', width: 4 },
                    { header: 'Limit', width: 2, align: 'right' as const },
                  ],
                  rows: limits,
                },
              ]
            : []),
          ...listUnder('Open requests', requests),
          ...listUnder(
            'No policy in force with us',
            gaps.map(({ label, reason }) => `${label}: ${reason}`),
          ),
          { type: 'heading', level: 2, text: 'Agenda and notes' },
          {
            type: 'table',
            summary: 'Agenda with room for notes',
            columns: [
              { header: 'Topic', width: 2 },
              { header: 'Notes', width: 3 },
            ],
            rows: agenda.map((text) => [{ text, isHeader: true }, '\n\n']),
          },
        ],
      },
      notes: [
        policies.length > 0
          ? `${policies.length} ${policies.length === 1 ? 'policy' : 'policies'} on record.`
          : 'No policy in force is on record for this client.',
        'Claims and exposures are not on it: attach the loss runs and the last audit for those.',
      ],
    }
  },
})

function listUnder(heading: string, items: readonly string[]): Block[] {
  return items.length === 0
    ? []
    : [
        { type: 'heading', level: 2, text: heading },
        { type: 'list', kind: 'bullet', items: [...items] },
      ]
}

function nameOf({ line, policyNumber }: FoundAccount['policies'][number]): string {
  return [line, policyNumber].filter(Boolean).join(', ')
}

function expiryOf({ expiresAt }: FoundAccount['policies'][number], today: string): string {
  if (!expiresAt) return ''
  return `${usDate(expiresAt)}${expiresAt <= today ? ' (past)' : ''}`
}
