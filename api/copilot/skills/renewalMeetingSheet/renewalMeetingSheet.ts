import { dayInWords, usDate } from '../../../platform/index.ts'
import type { Block } from '../../../documents/index.ts'
import { agencyToday } from '../../../identity/index.ts'
import { emailThreadKind } from '../../../communication/index.ts'
import { dollars, limitText } from '../../../knowledge/index.ts'
import { serviceRequestKind, typeLabels } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import { commonLines, type HeldPolicy, heldPolicies } from '../coverageGaps/commonLines.ts'
import { tradeOf } from '../coverageGaps/tradeOf.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import type { Claim } from '../summarizeLosses/lossClaims.ts'
import { claimsOnFile } from './claimsOnFile.ts'
import { type Exposure, exposuresOf, lowered } from './exposures.ts'
import { phrasings } from './phrasings.ts'

/** One page for the renewal meeting with a client. */
export const renewalMeetingSheet = letterSkill({
  name: 'renewal-meeting-sheet',
  title: 'Renewal meeting sheet',
  description:
    'Prepares the sheet for a renewal meeting: policies, limits, claims, exposures, open requests and the questions for this client.',
  phrasings,
  makes: 'A meeting sheet as a document, and an email to the client with the agenda',
  to: 'CLIENT',
  needsPolicy: false,
  async write({ insured, account, contact }, _, task) {
    const { today } = task
    const policies = (account?.policies ?? []).filter(
      ({ state }) => state !== 'CANCELED' && state !== 'EXPIRED',
    )
    const held = (await heldPolicies(task, policies)).map((each) => ({ ...each, name: nameOf(each.policy) }))
    const requests = (account?.requests ?? []).flatMap(({ id }) => {
      const { type, gist, dueAt } = task.agency.table(serviceRequestKind).get(id) ?? {}
      const due = dueAt ? `due ${dayInWords(dueAt)}` : null
      return type ? [[typeLabels[type], gist, due].filter(Boolean).join(', ')] : []
    })
    const inForce = held.filter(({ policy }) => policy.isInForce)
    const gaps = commonLines({
      held: inForce,
      policies: account?.policies ?? [],
      ofTrade: account ? (tradeOf(task, account.id)?.asks ?? []) : [],
    }).filter((line) => line.inForce === null)
    const claims = await claimsOnFile(task, account)
    const exposures = account ? await exposuresOf(task, { accountId: account.id, held: inForce }) : []
    const waiting = account ? waitingEmails(task, account.id) : []
    const premium = policies.reduce((sum, policy) => sum + (policy.isLapsed ? 0 : policy.premium), 0)
    const about = [
      { label: 'Prepared', value: dayInWords(today) },
      { label: 'Contact', value: [contact.name, contact.email].filter(Boolean).join(', ') },
      { label: 'Annual premium', value: premium > 0 ? dollars(premium) : '' },
    ].filter(({ value }) => value !== '')
    const agenda = agendaOf({ exposures, claims: claims.open, gaps, requests, waiting })
    const asked = agenda.flatMap(({ forClient = [] }) => forClient)
    return {
      subject: `Agenda for our renewal meeting: ${insured}`,
      paragraphs: [
        'For our meeting I would like to go through:',
        agenda.map(({ topic }) => `- ${topic}`).join('\n'),
        ...(asked.length > 0
          ? ['My questions so far:', asked.map((question) => `- ${question}`).join('\n')]
          : []),
        'Please have your sales and payroll for this year at hand. If something else is on your mind, tell me and I will prepare it.',
      ],
      document: {
        isAttached: false,
        title: `Renewal meeting: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: `Renewal meeting: ${insured}` },
          { type: 'fields', layout: 'aligned', entries: about },
          ...policiesBlocks(policies, today),
          ...limitsBlocks(held),
          ...claims.blocks,
          ...exposureBlocks(exposures),
          ...listUnder('Open requests', requests),
          ...listUnder('Emails waiting for our answer', waiting),
          ...listUnder(
            'No policy in force with us',
            gaps.map(({ label, reason, pending }) => `${label}: ${pending ?? reason}`),
          ),
          { type: 'heading', level: 2, text: 'Agenda and notes' },
          {
            type: 'table',
            summary: 'Agenda with questions and room for notes',
            columns: [
              { header: 'Topic', width: 2 },
              { header: 'Questions and notes', width: 3 },
            ],
            rows: agenda.map(({ topic, forClient = [], forUs = [] }) => [
              { text: topic, isHeader: true },
              `${[...forClient, ...forUs].join('\n')}\n\n`,
            ]),
          },
        ],
      },
      notes: [
        policies.length > 0
          ? `${policies.length} ${policies.length === 1 ? 'policy' : 'policies'} on record.`
          : 'No policy in force is on record for this client.',
        claims.note,
        ...(exposures.length > 0
          ? []
          : ['No payroll, sales, vehicles or locations are on file: attach the policies or the last audit.']),
      ],
    }
  },
})

interface Topic {
  readonly topic: string
  readonly forClient?: readonly string[]
  /** What only the agency reads. */
  readonly forUs?: readonly string[]
}

function agendaOf({
  exposures,
  claims,
  gaps,
  requests,
  waiting,
}: {
  exposures: readonly Exposure[]
  claims: readonly Claim[]
  gaps: ReturnType<typeof commonLines>
  requests: readonly string[]
  waiting: readonly string[]
}): Topic[] {
  const count = (items: readonly string[], one: string, several: string) =>
    items.length === 0 ? [] : [`${items.length} ${items.length === 1 ? one : several}`]
  return [
    { topic: 'What has changed in the business', forClient: exposures.map(({ question }) => question) },
    {
      topic: 'Claims and what was learned from them',
      forClient: claims.map(({ number, date, description }) => {
        const name = [number, date && dayInWords(date), description].filter(Boolean).join(', ')
        return `Claim ${name}: what has happened since, and what was done so that it does not happen again?`
      }),
      forUs: claims.map(({ number, reserve }) => `${number}: ${dollars(reserve)} reserved.`),
    },
    { topic: 'Limits, contracts and landlords’ requirements' },
    {
      topic: 'Coverage that is missing or was declined',
      forClient: gaps
        .filter(({ pending }) => pending === null)
        .map(({ label, ended, question }) =>
          [`${label}: ${ended ?? lowered(question)}`, ...(ended ? [question] : [])].join('. '),
        ),
    },
    { topic: 'Premium, deductibles and payment plan' },
    {
      topic: 'Next steps, with names and dates',
      forUs: [
        ...count(requests, 'open request', 'open requests'),
        ...count(waiting, 'email waits for our answer', 'emails wait for our answer'),
      ],
    },
  ]
}

function policiesBlocks(policies: FoundAccount['policies'], today: string): Block[] {
  if (policies.length === 0) return []
  return [
    {
      type: 'table',
      summary: 'Policies of the account',
      columns: [
        { header: 'Policy', width: 4 },
        { header: 'Carrier', width: 3 },
        { header: 'Expires', width: 2 },
        { header: 'Premium', width: 2, align: 'right' },
      ],
      rows: policies.map((policy) => [
        { text: nameOf(policy), isHeader: true as const },
        policy.carrier ?? '',
        expiryOf(policy, today),
        policy.premium ? dollars(policy.premium) : '',
      ]),
    },
  ]
}

function limitsBlocks(held: readonly (HeldPolicy & { readonly name: string })[]): Block[] {
  const limits = held.flatMap(({ name: policy, onFile }) =>
    onFile.coverages.map(({ name, limit, isRecorded }) => [
      { text: policy, isHeader: true as const },
      isRecorded ? name : `${name} *`,
      limitText(limit),
    ]),
  )
  if (limits.length === 0) return []
  const isMixed = held.some(({ onFile }) => onFile.coverages.some(({ isRecorded }) => !isRecorded))
  return [
    { type: 'heading', level: 2, text: 'Limits and deductibles' },
    {
      type: 'table',
      summary: 'Limits and deductibles of the policies',
      columns: [
        { header: 'Policy', width: 4 },
        { header: 'Coverage', width: 4 },
        { header: 'Limit', width: 2, align: 'right' },
      ],
      rows: limits,
    },
    ...(isMixed
      ? [
          {
            type: 'paragraph' as const,
            style: 'small' as const,
            text: '* As the documents of the policy state it. It is not on our record yet.',
          },
        ]
      : []),
  ]
}

function exposureBlocks(exposures: readonly Exposure[]): Block[] {
  if (exposures.length === 0) return []
  return [
    { type: 'heading', level: 2, text: 'Exposures on file' },
    {
      type: 'table',
      summary: 'Exposures on file',
      columns: [
        { header: 'From', width: 3 },
        { header: 'Exposure', width: 3 },
        { header: 'On file', width: 3 },
      ],
      rows: exposures.map(({ source, name, amount }) => [
        { text: source, isHeader: true as const },
        name,
        amount,
      ]),
    },
  ]
}

/** The account's emails that nobody has answered yet, oldest first. */
function waitingEmails({ agency }: Task, accountId: string): string[] {
  return agency
    .table(emailThreadKind)
    .related('account', accountId)
    .filter(({ waitingFor }) => waitingFor === 'AGENT')
    .toSorted((a, b) => a.updatedAt - b.updatedAt)
    .map(
      ({ subject, updatedAt }) => `${subject ?? 'No subject'}, ${dayInWords(agencyToday(agency, updatedAt))}`,
    )
}

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
