import type { Block } from '../../../documents/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkContract } from '../../tools/checkContract.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Contract]', types: ['CONTRACT'], isRequired: true },
  {
    prefix: '[Binder or Policy]',
    types: ['POLICY', 'DECLARATIONS', 'BINDER'],
    isRequired: true,
    isCurrent: true,
  },
]

export const reviewContract: Skill = defineSkill({
  name: 'review-contract',
  title: 'Contract review',
  description: 'Finds the insurance that a contract requires and says what the policies meet.',
  preset: 'CONTRACT_REVIEW',
  phrasings,
  inputs,
  makes: 'A list of requirements with their status and sources, and an email to the carrier',
  run,
})

type Finding = Awaited<ReturnType<typeof checkContract.run>>[number]

interface PolicyFindings {
  readonly policy: TaskFile
  /** The other policies, as the findings number them. */
  readonly others: readonly TaskFile[]
  readonly findings: readonly Finding[]
}

/** How many policies one review can compare. */
const mostPolicies = 6

async function run(task: Task): Promise<Reply> {
  const { journal } = task
  const parts = await assignInputs(inputs, task)
  const contract = parts.of('[Contract]')[0]
  if (!contract || parts.missing.length > 0) return askFor(parts.missing)
  const reviews: PolicyFindings[] = []
  const policies = parts.of('[Binder or Policy]').slice(0, mostPolicies)
  for (const policy of policies) {
    const others = policies.filter(({ id }) => id !== policy.id)
    const findings = await journal.call(checkContract, {
      contractId: contract.id,
      policyId: policy.id,
      policyName: policy.name,
      otherIds: others.map(({ id }) => id),
    })
    reviews.push({ policy, others, findings })
  }
  const best = combined(reviews)
  if (best.length === 0) {
    return {
      text: `I found no insurance requirements in ${contract.name}. If they are in an exhibit, attach it too.`,
    }
  }
  const citations = new Citations()
  const warning = await insuredWarning(task, {
    policies: reviews.map(({ policy }) => policy),
    contract,
    certificate: null,
  })
  const first = warning.lines(citations)
  const rows = best.map(({ finding, policy, umbrella }) => {
    const { status, requirement, reason, evidence } = finding
    const mark = citations.mark(contract, requirement)
    return `| ${statusLabels[status]} | ${cell(requirement.quote)}${mark} | ${cell(reason)}${citations.mark(policy, evidence)}${citations.mark(umbrella, finding.umbrella)} |`
  })
  const count = (status: Finding['status']) => best.filter(({ finding }) => finding.status === status).length
  await journal.call(generateDocument, {
    title: `Contract review: ${contract.name.replace(/\.\w+$/, '')}`,
    blocks: [...warning.blocks, ...report(best, contract, reviews)],
    citations: citations.list.slice(0, 60),
  })
  const open = best.filter(({ finding }) => finding.status === 'not met')
  if (open.length > 0) await journal.call(draftEmail, carrierEmail(open, contract))
  return {
    text: [
      ...first,
      `${contract.name} has **${best.length} insurance requirements**: ${count('met')} met, ${count('not met')} not met, ${count('cannot tell')} that need a person.${open.length > 0 ? ' I drafted the email to the carrier.' : ''}`,
      '',
      '| Status | The contract requires | What the policies say |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n'),
    citations: citations.list,
  }
}

const statusLabels = { met: 'Met', 'not met': 'Not met', 'cannot tell': 'Check' } as const satisfies Record<
  Finding['status'],
  string
>

/** Each requirement with the best matching policy: one that meets it, or else one that falls short. */
function combined(
  reviews: readonly PolicyFindings[],
): { finding: Finding; policy: TaskFile; umbrella: TaskFile | null }[] {
  const rank = { met: 0, 'not met': 1, 'cannot tell': 2 }
  const first = reviews[0]?.findings ?? []
  return first.flatMap((_, index) => {
    const answers = reviews.flatMap(({ policy, others, findings }) => {
      const finding = findings[index]
      if (!finding) return []
      const at = finding.umbrella?.document
      const umbrella = finding.umbrella === null ? null : at == null ? policy : (others[at] ?? null)
      return [{ finding, policy, umbrella }]
    })
    // A limit that an umbrella may reach is told before one that falls short without it.
    const order = ({ finding }: (typeof answers)[number]) =>
      finding.umbrella === null ? rank[finding.status] : Math.min(rank[finding.status], 0.5)
    return answers.toSorted((a, b) => order(a) - order(b))[0] ?? []
  })
}

function report(
  best: ReturnType<typeof combined>,
  contract: TaskFile,
  reviews: readonly PolicyFindings[],
): Block[] {
  const sections = [
    ['not met', 'Not met'],
    ['cannot tell', 'Needs a person'],
    ['met', 'Met'],
  ] as const
  return [
    { type: 'heading', level: 1, text: 'Insurance requirements' },
    {
      type: 'fields',
      layout: 'stacked',
      across: 2,
      entries: [
        { label: 'Contract', value: contract.name },
        { label: 'Compared with', value: reviews.map(({ policy }) => policy.name).join('\n') },
      ],
    },
    ...sections.flatMap(([status, title]): Block[] => {
      const own = best.filter(({ finding }) => finding.status === status)
      if (own.length === 0) return []
      return [
        { type: 'heading', level: 2, text: title },
        {
          type: 'table',
          summary: `Requirements: ${title}`,
          columns: [
            { header: 'The contract requires', width: 5 },
            { header: 'Page', width: 1, align: 'right' },
            { header: 'What the policies say', width: 4 },
          ],
          rows: own.map(({ finding, policy, umbrella }) => [
            { text: finding.requirement.quote, isHeader: true },
            String(finding.requirement.page),
            [
              finding.reason,
              finding.evidence ? `(${policy.name}, page ${finding.evidence.page})` : '',
              finding.umbrella && umbrella
                ? `Umbrella: “${finding.umbrella.quote}” (${umbrella.name}, page ${finding.umbrella.page})`
                : '',
            ]
              .filter(Boolean)
              .join(' '),
          ]),
        },
      ]
    }),
  ]
}

function carrierEmail(open: ReturnType<typeof combined>, contract: TaskFile) {
  const asks = open.map(({ finding: { requirement, reason } }) => `- ${requirement.quote}\n  ${reason}`)
  const body = [
    'Hello,',
    `Our insured is about to sign the contract "${contract.name}". It requires insurance that the policy does not provide:`,
    asks.join('\n'),
    'Please let us know whether you can endorse the policy, from which date, and at what additional premium.',
    'Thank you.',
  ].join('\n\n')
  return { subject: 'Endorsements required by a contract', to: [], body }
}
