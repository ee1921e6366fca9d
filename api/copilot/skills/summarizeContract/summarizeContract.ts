import type { Block } from '../../../documents/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readClauses } from '../../tools/readClauses.ts'
import { readRequirements } from '../../tools/readRequirements.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { clausesOn, contractTopics } from './contractTopics.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Contract]', types: ['CONTRACT'], isRequired: true, isSingle: true },
]

/** Sums up a contract, its insurance and everything else. */
export const summarizeContract: Skill = defineSkill({
  name: 'contract-summary',
  title: 'Contract summary',
  description:
    'Sums up a contract in its own words: parties, scope, payment, term, termination, indemnity, disputes and insurance.',
  preset: null,
  role: 'ANSWER',
  questions: /\b(?:main|key|important) (?:terms|points|clauses)\b|\b(?:overall|in general|overview)\b/i,
  phrasings,
  inputs,
  makes: 'A summary with quotes and pages, as a document',
  run,
})

const mostClauses = 4

async function run(task: Task): Promise<Reply> {
  const { journal } = task
  const parts = await assignInputs(inputs, task)
  const contract = parts.of('[Contract]')[0]
  if (!contract) return askFor(parts.missing)
  const input = { fileId: contract.id, name: contract.name }
  const { parties, clauses } = await journal.call(readClauses, input)
  const requirements = await journal.call(readRequirements, input)
  if (clauses.length === 0)
    return { text: `I found no clauses in ${contract.name}. Is it the whole contract?` }
  const insurance = requirements.filter(({ topic }) => topic !== 'Indemnity')
  const sections = [
    ...contractTopics.map((topic) => ({ label: topic.label, clauses: clausesOn(topic, clauses) })),
    { label: 'Insurance', clauses: [...new Map(insurance.map((each) => [each.quote, each])).values()] },
  ]
  const found = sections.filter((section) => section.clauses.length > 0)
  const missing = sections.filter((section) => section.clauses.length === 0)
  const citations = new Citations()
  const rows = found.flatMap(({ label, clauses: own }) => {
    const most = label === 'Insurance' ? own.length : mostClauses
    const shown = own.slice(0, most).map((each, at) => {
      return `| ${at === 0 ? label : ''} | ${cell(each.quote)}${citations.mark(contract, each)} |`
    })
    const rest = own.length - most
    return rest > 0 ? [...shown, `| | ${rest} more on pages ${pagesOf(own.slice(most))} |`] : shown
  })
  const named = parties.map(({ role, name }) => `${name} (${role})`)
  const silent =
    missing.length > 0
      ? `No clause found on ${new Intl.ListFormat('en-US').format(missing.map(({ label }) => label.toLowerCase()))}.`
      : ''
  await journal.call(generateDocument, {
    title: `Contract summary: ${contract.name.replace(/\.\w+$/, '')}`,
    blocks: [
      { type: 'heading', level: 1, text: 'Contract summary' },
      {
        type: 'fields',
        layout: 'stacked',
        across: 2,
        entries: [
          { label: 'Contract', value: contract.name },
          ...parties.map(({ role, name }) => ({ label: role, value: name })),
        ],
      },
      ...found.flatMap(({ label, clauses: own }): Block[] => [
        { type: 'heading', level: 2, text: label },
        {
          type: 'list',
          kind: 'bullet',
          items: own
            .slice(0, label === 'Insurance' ? own.length : mostClauses)
            .map(({ quote, page }) => `“${quote}” (page ${page})`),
        },
      ]),
      ...(silent === '' ? [] : [{ type: 'paragraph', style: 'small', text: silent } as const]),
    ],
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      `**${contract.name}**${named.length > 0 ? ` is between ${new Intl.ListFormat('en-US').format(named)}.` : ''} It says:`,
      '',
      '| About | The contract says |',
      '| --- | --- |',
      ...rows,
      ...(silent === '' ? [] : ['', silent]),
      '',
      'These are the contract’s own words, not legal advice.',
    ].join('\n'),
    citations: citations.list,
  }
}

function pagesOf(clauses: readonly { readonly page: number }[]): string {
  return [...new Set(clauses.map(({ page }) => page))].join(', ')
}
