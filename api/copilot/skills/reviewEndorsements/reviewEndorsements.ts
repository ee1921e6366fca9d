import type { Block } from '../../../documents/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Policy]', types: ['POLICY', 'ENDORSEMENT', 'BINDER', 'DECLARATIONS'], isRequired: true },
]

/** Lists the endorsements of a policy and what each one changes. */
export const reviewEndorsements: Skill = defineSkill({
  name: 'endorsement-review',
  title: 'Endorsement review',
  description: 'Lists the endorsements of a policy, what each one changes, and forms that are missing.',
  preset: null,
  questions:
    /\b(?:(?:each|every|the) endorsements? (?:in|of|on) (?:the|this|that|their) polic(?:y|ies)|chang\w+|differen\w+|do(?:es)? (?:this|these|the) endorsements?|effect|tak(?:e|es) away|gives? back)\b/i,
  phrasings,
  inputs,
  makes: 'A list of endorsements as a document, with sources',
  run,
})

async function run(task: Task): Promise<Reply> {
  const parts = await assignInputs(inputs, task)
  const file = parts.of('[Policy]')[0]
  if (!file) return askFor(parts.missing)
  const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
  const missing = facts.forms.filter(({ value }) => value.attachedOn === null)
  const missingText =
    missing.length > 0
      ? `Listed but not attached: ${missing.map(({ value }) => [value.number, value.title].filter(Boolean).join(' ')).join('; ')}.`
      : ''
  if (facts.endorsements.length === 0)
    return { text: [`I found no endorsements in ${file.name}.`, missingText].filter(Boolean).join(' ') }
  const citations = new Citations()
  const endorsements = facts.endorsements.slice(0, 60)
  const rows = endorsements
    .flatMap(({ value, quote, page }) =>
      [
        { text: value.change, quote, page },
        ...value.further.map((each) => ({ ...each, quote: each.text })),
      ].map((each) => ({ ...each, title: [value.form, value.title].filter(Boolean).join(' ') })),
    )
    .slice(0, 120)
    .map((each) => ({
      title: each.title,
      change: each.text,
      page: each.page,
      mark: citations.mark(file, each),
    }))
  const title = `Endorsements: ${file.name.replace(/\.\w+$/, '')}`
  await task.journal.call(generateDocument, {
    title,
    blocks: blocksOf(rows, missingText),
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      `${file.name} has ${endorsements.length} ${endorsements.length === 1 ? 'endorsement' : 'endorsements'}.${missingText ? ` ${missingText}` : ''}`,
      '',
      '| Endorsement | What it changes |',
      '| --- | --- |',
      ...rows.map(({ title: name, change, mark }) => `| ${cell(name)} | ${cell(change)}${mark} |`),
    ].join('\n'),
    citations: citations.list,
  }
}

function blocksOf(
  rows: readonly { readonly title: string; readonly change: string; readonly page: number }[],
  missing: string,
): Block[] {
  return [
    { type: 'heading', level: 1, text: 'Endorsements of the policy' },
    {
      type: 'table',
      summary: 'Endorsements and what they change',
      columns: [
        { header: 'Endorsement', width: 3 },
        { header: 'What it changes, in its own words', width: 5 },
        { header: 'Page', width: 1, align: 'right' },
      ],
      rows: rows.map(({ title, change, page }) => [{ text: title, isHeader: true }, change, String(page)]),
    },
    ...(missing ? [{ type: 'callout', tone: 'caution', text: missing } as const] : []),
  ]
}
