import type { Block } from '../../../documents/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Policy]', types: ['POLICY', 'DECLARATIONS', 'BINDER', 'QUOTE'], isRequired: true },
]

/** Sums up a policy for the insured. */
export const policySummary: Skill = defineSkill({
  name: 'policy-summary',
  title: 'Policy summary',
  description:
    'Sums up a policy for the insured: limits, deductibles, premium and exclusions with their pages.',
  preset: null,
  role: 'ANSWER',
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
  const statements = listed.statements.filter(({ item }) => item !== null)
  if (statements.length === 0)
    return { text: `I found no limits, deductibles or premium in ${file.name}. Is it the whole policy?` }
  const citations = new Citations()
  const rows = statements
    .slice(0, 60)
    .map((each) => `| ${cell(each.label)} | ${cell(each.text)}${citations.mark(file, each)} |`)
  const term = [listed.effectiveDate, listed.expirationDate].filter(Boolean).join(' to ')
  const identity = [
    { label: 'Insured', value: listed.insured },
    { label: 'Carrier', value: listed.carrier },
    { label: 'Policy term', value: term },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  const blocks: Block[] = [
    { type: 'heading', level: 1, text: 'Your policy at a glance' },
    ...(identity.length > 0 ? [{ type: 'fields', layout: 'aligned', entries: identity } as const] : []),
    {
      type: 'table',
      summary: 'What the policy states',
      columns: [
        { header: 'Coverage', width: 3 },
        { header: 'In the policy', width: 3 },
        { header: 'Page', width: 1, align: 'right' },
      ],
      rows: statements
        .slice(0, 60)
        .map(({ label, text, page }) => [{ text: label, isHeader: true }, text, String(page)]),
    },
    {
      type: 'paragraph',
      style: 'small',
      text: 'This summary does not change the policy. The policy decides what is covered.',
    },
  ]
  const title = `Policy summary${listed.insured ? `: ${listed.insured}` : ''}`
  await task.journal.call(generateDocument, { title, blocks, citations: citations.list.slice(0, 60) })
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
