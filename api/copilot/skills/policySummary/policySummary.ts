import type { Block } from '../../../documents/index.ts'
import { presentFile } from '../../../files/index.ts'
import {
  businessPolicyKind,
  lineOfBusinessLabels,
  type PolicyFacts,
  policyTitle,
} from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { isForAgency } from '../comparisons/comparedOffers.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { namedLines } from '../letters/namedLines.ts'
import { askFor, assignInputs, policiesInForce } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import {
  coverageExplanations,
  coverageTables,
  keyFigures,
  priceBlocks,
} from '../makeProposal/coverageBlocks.ts'
import { policyExclusionBlocks, policyExclusions } from './policyExclusionBlocks.ts'
import { coveragesOf, type Offer, readable, statementOn, valueOf } from '../makeProposal/offer.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  {
    prefix: '[Policy]',
    types: ['POLICY', 'DECLARATIONS', 'BINDER', 'QUOTE'],
    isRequired: true,
    isSingle: true,
    isCurrent: true,
  },
]

/** Sums up a policy for the insured. */
export const policySummary: Skill = defineSkill({
  name: 'policy-summary',
  title: 'Policy summary',
  description:
    'Sums up a policy for the insured: limits, deductibles, premium and exclusions with their pages.',
  preset: null,
  role: 'ANSWER',
  questions:
    /\bwhat (?:does|do|is|are)(?: all)? (?:this|the|my|our|their|it)\b.{0,30}\bcover(?:ed|s)?(?: overall| in general)?\s*\?*\s*$|\bin plain (?:words|English|language)\s*\?*\s*$/i,
  phrasings,
  inputs,
  makes: 'A summary as a document, with sources',
  run,
})

async function run(task: Task): Promise<Reply> {
  const parts = await assignInputs(inputs, task)
  const files = filesToSum(task, parts.of('[Policy]'))
  if (files.length === 0) return askFor(parts.missing)
  const citations = new Citations()
  const policies = []
  for (const file of files) {
    const policy = await policyOf(task, file)
    if (policy.statements.some(({ item }) => item !== null)) policies.push({ file, policy })
  }
  const [first] = policies
  if (!first)
    return {
      text: `I found no limits, deductibles or premium in ${named(files)}. Is it the whole policy?`,
    }
  const title = `Policy summary${first.policy.insured ? `: ${first.policy.insured}` : ''}`
  const blocks: Block[] = []
  const excluded: string[] = []
  for (const { file, policy } of policies) {
    const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
    const line = facts.scalars.lineOfBusiness.fact?.value
    excluded.push(
      ...policyExclusions(policy, facts)
        .slice(0, mostTold)
        .map(({ text, givenBack, page }) => {
          const part = givenBack === null ? '' : ` Covered in part: ${givenBack}.`
          return `- ${text}.${part} (${policies.length > 1 ? `${file.name}, ` : ''}page ${page})`
        }),
    )
    blocks.push(
      ...summaryBlocks(policy, {
        facts,
        title:
          policies.length === 1 ? 'Your policy at a glance' : line ? lineOfBusinessLabels[line] : file.name,
      }),
    )
  }
  const tables = policies.flatMap(({ file, policy }) => [
    '',
    ...(policies.length > 1
      ? [`**${[policy.policyNumber, file.name].filter(Boolean).join(', ')}**`, '']
      : []),
    '| Coverage | In the policy |',
    '| --- | --- |',
    ...rowsOf(file, policy, citations),
  ])
  await task.journal.call(generateDocument, {
    title,
    blocks: [...blocks, ...inClosing],
    citations: citations.list.slice(0, 60),
  })
  const without = await withoutDocument(task, files)
  return {
    text: [
      `I summed up ${named(policies.map(({ file }) => file))} in "${title}".`,
      ...(without.length > 0
        ? [
            '',
            `**Not in it:** ${new Intl.ListFormat('en-US').format(without)}: no document that I can read is on file. Add it, and ask again.`,
          ]
        : []),
      ...tables,
      ...(excluded.length > 0 ? ['', '**What is not covered**', '', ...excluded] : []),
    ].join('\n'),
    citations: citations.list,
  }
}

function named(files: readonly TaskFile[]): string {
  return new Intl.ListFormat('en-US').format(files.map(({ name }) => name))
}

/** The policy that was attached; without one, the latest document of each policy in force, or of the lines that the message names. */
function filesToSum({ agency, files, request }: Task, found: readonly TaskFile[]): TaskFile[] {
  const attached = found.filter(({ id }) => files.some((file) => file.id === id))
  if (attached.length > 0) return attached.slice(0, 1)
  const policyOfFile = ({ id }: TaskFile) => presentFile(agency, id)?.attachedTo ?? id
  const latest = [...Map.groupBy(found, policyOfFile).values()].flatMap((own) => own.slice(0, 1))
  const lines = namedLines(request)
  const ofLines = latest.filter((file) => {
    const policy = agency.table(businessPolicyKind).get(policyOfFile(file))
    return policy !== undefined && lines.includes(policy.type)
  })
  return ofLines.length > 0 ? ofLines : latest.slice(0, mostPolicies)
}

const mostPolicies = 8

/** How many exclusions of a policy the answer tells; its document tells more. */
const mostTold = 6

/** The policies in force that a summary of all of them leaves out, because no document of theirs is on file. */
async function withoutDocument(task: Task, files: readonly TaskFile[]): Promise<string[]> {
  const { agency, request } = task
  if (namedLines(request).length > 0 || files.some(({ id }) => task.files.some((file) => file.id === id)))
    return []
  const read = new Set(files.map(({ id }) => presentFile(agency, id)?.attachedTo))
  return (await policiesInForce(task)).flatMap((policy) => (read.has(policy.id) ? [] : [policyTitle(policy)]))
}

async function policyOf({ journal }: Task, file: TaskFile): Promise<Offer> {
  const listed = await journal.call(listCoverages, { fileId: file.id, name: file.name })
  const statements = listed.statements.filter(({ label }) => !isForAgency(label))
  return { ...listed, statements, fileId: file.id, label: listed.carrier ?? 'The policy' }
}

function rowsOf(file: TaskFile, policy: Offer, citations: Citations): string[] {
  return coveragesOf([policy]).map((coverage) => {
    const statement = coverage.key === null ? null : statementOn(policy, coverage.key)
    const found =
      statement ??
      policy.statements.find(({ label, item }) => item === null && readable(label) === coverage.label)
    const mark = found ? citations.mark(file, found) : ''
    return `| ${cell(coverage.label)} | ${cell(valueOf(policy, coverage) ?? '')}${mark} |`
  })
}

function summaryBlocks(policy: Offer, { facts, title }: { facts: PolicyFacts; title: string }): Block[] {
  const term = [policy.effectiveDate, policy.expirationDate].flatMap((day) => (day ? [dayInWords(day)] : []))
  const identity = [
    { label: 'Insured', value: policy.insured },
    { label: 'Insurance company', value: policy.carrier },
    { label: 'Policy number', value: policy.policyNumber },
    { label: 'Policy term', value: term.length === 2 ? term.join(' to ') : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return [
    { type: 'heading', level: 1, text: title },
    ...(identity.length > 0 ? [{ type: 'fields', layout: 'aligned', entries: identity } as const] : []),
    ...keyFigures(policy),
    { type: 'heading', level: 1, text: 'Limits and deductibles' },
    ...coverageTables([policy], policy),
    ...coverageExplanations([policy]),
    ...policyExclusionBlocks(policy, facts),
    ...priceBlocks([policy], policy),
  ]
}

/** What the insured does after a loss, and that the policy decides. */
const inClosing: readonly Block[] = [
  { type: 'heading', level: 1, text: 'If something happens' },
  {
    type: 'list',
    kind: 'number',
    items: [
      'Make sure that everybody is safe, and keep the damage from getting worse.',
      'Call us or the insurance company right away. A late report can cost you coverage.',
      'Take photos, keep receipts, and write down who saw what happened.',
      'Admit no fault and promise no payment before you have talked to us.',
    ],
  },
  {
    type: 'paragraph',
    style: 'fine',
    text: 'This summary is for your convenience and does not change the policy. The policy decides what is covered.',
  },
]
