import type { Block } from '../../../documents/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readRequirements } from '../../tools/readRequirements.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [{ prefix: '[Contract]', types: ['CONTRACT'], isRequired: true }]

/** Compares what two contracts require of the insured. */
export const compareContracts: Skill = defineSkill({
  name: 'compare-contracts',
  title: 'Compare contracts',
  workName: 'Contract comparison',
  description: 'Compares the insurance clauses of two contracts: what each one requires and how they differ.',
  preset: null,
  questions:
    /\b(?:better|worse|stricter|tougher|differen\w+|differs?|compar\w+|chang\w+|new in|versus|vs|which (?:one|of (?:these|the|them))|between (?:these|the|them))\b/i,
  phrasings,
  inputs,
  makes: 'A comparison as a document, with sources',
  run,
})

type Requirement = Awaited<ReturnType<typeof readRequirements.run>>[number]

async function run(task: Task): Promise<Reply> {
  const parts = await assignInputs(inputs, task)
  const [newer, older] = parts.of('[Contract]')
  if (!newer || !older)
    return newer
      ? {
          text: 'Please attach the second contract too. Which one do I compare it with?',
          question: { topic: '[Contract]' },
        }
      : askFor(parts.missing)
  const [left, right] = [
    await task.journal.call(readRequirements, { fileId: older.id, name: older.name }),
    await task.journal.call(readRequirements, { fileId: newer.id, name: newer.name }),
  ]
  if (left.length === 0 && right.length === 0)
    return { text: `I found no insurance requirements in ${older.name} or ${newer.name}.` }
  const citations = new Citations()
  const rows = topicsOf(left, right).map(({ label, a, b }) => ({
    label,
    a: a.map((each) => `${each.quote}${citations.mark(older, each)}`).join(' '),
    b: b.map((each) => `${each.quote}${citations.mark(newer, each)}`).join(' '),
    difference: differenceOf(a, b),
  }))
  const title = `Insurance clauses: ${older.name.replace(/\.\w+$/, '')} and ${newer.name.replace(/\.\w+$/, '')}`
  await task.journal.call(generateDocument, {
    title: title.slice(0, 150),
    blocks: blocksOf(rows, { older: older.name, newer: newer.name }),
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      `${rows.filter(({ difference }) => difference !== 'Same').length} of ${rows.length} requirements differ.`,
      '',
      `| Requirement | ${cell(older.name)} | ${cell(newer.name)} | Difference |`,
      '| --- | --- | --- | --- |',
      ...rows.map(
        ({ label, a, b, difference }) =>
          `| ${cell(label)} | ${cell(a) || 'Not required'} | ${cell(b) || 'Not required'} | ${difference} |`,
      ),
    ].join('\n'),
    citations: citations.list,
  }
}

interface Topic {
  readonly label: string
  readonly a: readonly Requirement[]
  readonly b: readonly Requirement[]
}

function topicsOf(left: readonly Requirement[], right: readonly Requirement[]): Topic[] {
  const labels = [...new Set([...left, ...right].map(({ topic }) => topic))]
  return labels.map((label) => ({
    label,
    a: left.filter(({ topic }) => topic === label),
    b: right.filter(({ topic }) => topic === label),
  }))
}

function differenceOf(a: readonly Requirement[], b: readonly Requirement[]): string {
  if (a.length === 0) return 'Only in the second'
  if (b.length === 0) return 'Only in the first'
  const amounts = (side: readonly Requirement[]) => side.flatMap(({ amounts: own }) => own)
  const [before, after] = [Math.max(0, ...amounts(a)), Math.max(0, ...amounts(b))]
  if (before !== after && before > 0 && after > 0) return after > before ? 'Higher' : 'Lower'
  const days = (side: readonly Requirement[]) => side.find(({ days: own }) => own !== null)?.days ?? null
  if (days(a) !== days(b)) return `${days(a) ?? 'no'} and ${days(b) ?? 'no'} days`
  return normalOf(a) === normalOf(b) ? 'Same' : 'Wording'
}

function normalOf(side: readonly Requirement[]): string {
  return side
    .map(({ quote }) =>
      quote
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    .toSorted()
    .join(' | ')
}

function blocksOf(
  rows: readonly { label: string; a: string; b: string; difference: string }[],
  names: { older: string; newer: string },
): Block[] {
  return [
    { type: 'heading', level: 1, text: 'Insurance clauses compared' },
    {
      type: 'table',
      summary: 'What each contract requires',
      columns: [
        { header: 'Requirement', width: 2 },
        { header: names.older.slice(0, 60), width: 4 },
        { header: names.newer.slice(0, 60), width: 4 },
        { header: 'Difference', width: 2 },
      ],
      rows: rows.map(({ label, a, b, difference }) => [
        { text: label, isHeader: true },
        a || 'Not required',
        b || 'Not required',
        difference,
      ]),
    },
  ]
}
