import type { Block } from '../../../documents/index.ts'
import type { PolicyFacts } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { isForAgency } from '../comparisons/comparedOffers.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import {
  coverageExplanations,
  coverageTables,
  keyFigures,
  priceBlocks,
} from '../makeProposal/coverageBlocks.ts'
import { policyExclusionBlocks } from './policyExclusionBlocks.ts'
import { coveragesOf, type Offer, readable, statementOn, valueOf } from '../makeProposal/offer.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  {
    prefix: '[Policy]',
    types: ['POLICY', 'DECLARATIONS', 'BINDER', 'QUOTE'],
    isRequired: true,
    isSingle: true,
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
    /\bwhat (?:does|do|is|are)(?: all)? (?:this|the|my|our|their|it)\b.{0,30}\bcover(?:ed|s)?(?: overall| in general)?\s*\?*\s*$/i,
  phrasings,
  inputs,
  makes: 'A summary as a document, with sources',
  run,
})

async function run(task: Task): Promise<Reply> {
  const parts = await assignInputs(inputs, task)
  const file = parts.of('[Policy]')[0]
  if (!file) return askFor(parts.missing)
  const listed = await task.journal.call(listCoverages, { fileId: file.id, name: file.name })
  const statements = listed.statements.filter(({ label }) => !isForAgency(label))
  const policy: Offer = { ...listed, statements, fileId: file.id, label: listed.carrier ?? 'The policy' }
  if (policy.statements.every(({ item }) => item === null))
    return { text: `I found no limits, deductibles or premium in ${file.name}. Is it the whole policy?` }
  const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
  const citations = new Citations()
  const rows = coveragesOf([policy]).map((coverage) => {
    const statement = coverage.key === null ? null : statementOn(policy, coverage.key)
    const found =
      statement ??
      policy.statements.find(({ label, item }) => item === null && readable(label) === coverage.label)
    const mark = found ? citations.mark(file, found) : ''
    return `| ${cell(coverage.label)} | ${cell(valueOf(policy, coverage) ?? '')}${mark} |`
  })
  const title = `Policy summary${policy.insured ? `: ${policy.insured}` : ''}`
  await task.journal.call(generateDocument, {
    title,
    blocks: summaryBlocks(policy, facts),
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      `I summed up ${file.name} in "${title}".`,
      '',
      '| Coverage | In the policy |',
      '| --- | --- |',
      ...rows,
    ].join('\n'),
    citations: citations.list,
  }
}

function summaryBlocks(policy: Offer, facts: PolicyFacts): Block[] {
  const term = [policy.effectiveDate, policy.expirationDate].flatMap((day) => (day ? [dayInWords(day)] : []))
  const identity = [
    { label: 'Insured', value: policy.insured },
    { label: 'Insurance company', value: policy.carrier },
    { label: 'Policy number', value: policy.policyNumber },
    { label: 'Policy term', value: term.length === 2 ? term.join(' to ') : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return [
    { type: 'heading', level: 1, text: 'Your policy at a glance' },
    ...(identity.length > 0 ? [{ type: 'fields', layout: 'aligned', entries: identity } as const] : []),
    ...keyFigures(policy),
    { type: 'heading', level: 1, text: 'Limits and deductibles' },
    ...coverageTables([policy], policy),
    ...coverageExplanations([policy]),
    ...policyExclusionBlocks(policy, facts),
    ...priceBlocks([policy], policy),
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
}
