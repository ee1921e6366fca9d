import type { LineOfBusiness } from '../../../knowledge/index.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** What to ask, and the lines of business that the answer can affect; none for all of them. */
const questions: readonly { readonly text: string; readonly lines: readonly LineOfBusiness[] }[] = [
  {
    text: 'Sales and payroll: about how much this year, and next year?',
    lines: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'WORKERS_COMPENSATION', 'UMBRELLA'],
  },
  {
    text: 'Employees: how many, and any work in other states?',
    lines: ['WORKERS_COMPENSATION', 'EMPLOYMENT_PRACTICES_LIABILITY'],
  },
  {
    text: 'Locations: any new, closed or remodeled?',
    lines: ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION'],
  },
  { text: 'Vehicles and drivers: any bought, sold, hired or left?', lines: ['COMMERCIAL_AUTO', 'UMBRELLA'] },
  {
    text: 'Equipment and stock: any large purchases?',
    lines: ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE'],
  },
  { text: 'Operations: any new services, products or larger jobs?', lines: [] },
  {
    text: 'Subcontractors: do you use them, and do you have their certificates?',
    lines: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'WORKERS_COMPENSATION'],
  },
  {
    text: 'Contracts: any that require insurance?',
    lines: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'COMMERCIAL_AUTO', 'UMBRELLA', 'EXCESS'],
  },
  { text: 'Ownership or name: any change?', lines: [] },
  {
    text: 'Lenders and landlords: any new ones that have to be named?',
    lines: ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE', 'GENERAL_LIABILITY', 'COMMERCIAL_AUTO'],
  },
]

/** Asks the client what has changed in the business. */
export const businessChangeCheck = letterSkill({
  name: 'business-change-check',
  title: 'Business change check',
  description: 'Asks the client what changed in the business: operations, sales, payroll, people, locations.',
  questions: /\bwhat (?:does|do|should|would|will) .{0,60}\bchange\b/i,
  phrasings,
  makes: 'A questionnaire as a document, and an email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  write({ insured, account }, _, { request }) {
    const policies = account?.policies.filter(({ isInForce }) => isInForce) ?? []
    const asked = questions.map(({ text, lines }) => ({
      text,
      affected: policies.filter(({ type }) => lines.length === 0 || lines.includes(type)),
    }))
    const news = changeIn(request)
    return {
      subject: `What has changed at ${insured}?`,
      paragraphs: [
        news
          ? `We hear that ${news}. Please tell us more about it, and about anything else that has changed since we last spoke:`
          : 'Your insurance should fit your business as it is today. Please tell us what has changed since we last spoke:',
        asked.map(({ text }) => `- ${text}`).join('\n'),
        ...(policies.length > 0
          ? [
              `These policies may need a change:\n${policies.map((policy) => `- ${nameOf(policy)}`).join('\n')}`,
            ]
          : []),
        'A few words for each are enough. You can also fill in the attached sheet or give us a call.',
      ],
      document: {
        isAttached: true,
        title: `Business changes: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'What has changed in your business?' },
          {
            type: 'fields',
            layout: 'aligned',
            entries: [
              { label: 'Insured', value: insured },
              ...(policies.length > 0
                ? [{ label: 'Policies', value: policies.map((policy) => nameOf(policy)).join('\n') }]
                : []),
            ],
          },
          {
            type: 'table',
            summary: 'What may have changed',
            columns: [
              { header: 'Did this change?', width: 5 },
              { header: 'Yes or no', width: 2.8 },
              { header: 'What changed, and when', width: 5 },
            ],
            rows: asked.map(({ text }) => [
              { text, isHeader: true },
              {
                blocks: [
                  {
                    type: 'checkBoxes',
                    across: 2,
                    entries: ['Yes', 'No'].map((label) => ({ label, isChecked: false })),
                  },
                ],
              },
              '\n',
            ]),
          },
          { type: 'signatures', parties: [{ role: 'Completed by' }] },
        ],
      },
      ...(policies.length > 0 && {
        notes: [
          [
            '| If this changed | Check these policies |',
            '| --- | --- |',
            ...asked
              .filter(({ affected }) => affected.length > 0)
              .map(
                ({ text, affected }) =>
                  `| ${text.split(':')[0]} | ${affected.map((policy) => nameOf(policy)).join('; ')} |`,
              ),
          ].join('\n'),
          ...(news
            ? [
                `“${news}” may be outside what the carriers rated. Ask them before it starts, and check the exclusions of the policies under Operations.`,
              ]
            : []),
        ],
      }),
    }
  },
})

function nameOf({ line, policyNumber }: FoundAccount['policies'][number]): string {
  return [line, policyNumber].filter(Boolean).join(' ')
}

/** The change that the user mentions: "is starting to do battery storage installs". */
function changeIn(request: string): string | null {
  const stated =
    /\b(?:is|are|['’]s) (?:now |also )?((?:starting|adding|opening|moving|hiring|buying|expanding|taking on|going to)\b[^.,;?\n]{4,120})/i.exec(
      request,
    )?.[1]
  return stated ? `you are ${stated.trim()}` : null
}
