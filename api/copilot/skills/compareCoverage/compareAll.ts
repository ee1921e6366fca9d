import type { Block } from '../../../documents/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { compareOffers } from '../../tools/compareOffers.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { Citations } from '../citations.ts'
import {
  type DifferenceRow,
  markdownDifferences,
  tableOfDifferences,
  comparisonSections,
} from '../comparisons/differencesTable.ts'
import {
  choiceRemark,
  type ComparedChoice,
  recommendationBlock,
  recommendationTo,
} from '../comparisons/comparedChoice.ts'
import { costKeys, priceRow } from '../comparisons/comparedOffers.ts'
import { insuredWarning } from '../insuredWarning.ts'
import { expiredNotice, hasExpired } from '../comparisons/expiredQuotes.ts'

type Row = Awaited<ReturnType<typeof compareOffers.run>>['rows'][number]

/** Compares three options or more: a column for each, and the one that is better than all others. */
export async function compareAll(
  task: Task,
  files: readonly TaskFile[],
  { labels, choice }: { labels: readonly string[]; choice: ComparedChoice | null },
): Promise<Reply> {
  const { journal, today } = task
  const compared = await journal.call(compareOffers, { ids: files.map(({ id }) => id) })
  const { names: own } = compared
  const options = labels.map((label, at) => ({ label, expires: compared.expires[at] ?? null }))
  const remark = choice ? choiceRemark(choice) : ''
  const isGone = options.map((option) => hasExpired(option, today))
  // What can no longer be accepted is best for nobody.
  const rows = compared.rows.map((row) =>
    row.best !== null && isGone[row.best] ? { ...row, best: null } : row,
  )
  const notice = expiredNotice(options, today)
  if (rows.length === 0)
    return {
      text: `I could not find differences between ${files.map(({ name }) => name).join(', ')}. Are these the right documents?`,
    }
  const warning = await insuredWarning(task, { policies: files, contract: null, certificate: null })
  const citations = new Citations()
  const names = own.map((name, at) => `${labels[at]}: ${name}`)
  const columns = { documents: names, outcome: { header: 'Best', width: 1.4 } }
  const withOutcome = rows.map((row) => ({
    ...row,
    outcome: row.best === null ? '' : (labels[row.best] ?? ''),
  }))
  const table = markdownDifferences(withOutcome, { columns, files, citations })
  await journal.call(generateDocument, {
    title: 'Coverage comparison',
    blocks: [...warning.blocks, ...report(withOutcome, { columns, notice, remark, labels })],
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      ...warning.lines(citations),
      ...(remark === '' ? [] : [remark, '']),
      ...(notice === '' ? [] : [notice, '']),
      verdict(rows, labels),
      '',
      ...table,
      '',
      'Where a document is silent, nothing is promised. Ask the carrier before you rely on it.',
    ].join('\n'),
    citations: citations.list,
    letter: letterToClient(rows, { names, labels, notice, choice }),
  }
}

const mostInLetter = 8

/** The differences that matter most to a client. */
function letterToClient(
  rows: readonly Row[],
  {
    names,
    labels,
    notice,
    choice,
  }: {
    names: readonly string[]
    labels: readonly string[]
    notice: string
    choice: ComparedChoice | null
  },
): string {
  const main = rows.filter(({ materiality, key }) => materiality === 'high' || costKeys.has(key))
  const items = main
    .slice(0, mostInLetter)
    .map(({ label, sides }) => `- ${label}: ${sides.map((side) => side?.text ?? 'not stated').join(' / ')}`)
  return [
    `We compared ${names.join('; ')}.`,
    ...(choice?.recommended ? [recommendationTo(choice.recommended)] : []),
    ...(notice === '' ? [] : [notice.replaceAll('**', '')]),
    verdict(rows, labels).replaceAll('**', ''),
    ...(items.length > 0 ? [`The main differences, in this order:\n${items.join('\n')}`] : []),
    'Where a quote is silent, nothing is promised. Coverage is not bound until the carrier confirms it.',
  ].join('\n\n')
}

/** Which option leads where, with the price. */
function verdict(rows: readonly Row[], labels: readonly string[]): string {
  const serious = rows.filter(({ materiality, key }) => materiality === 'high' && !costKeys.has(key))
  const leads = labels.flatMap((option, at) => {
    const own = serious.filter(({ best }) => best === at).map(({ label }) => label.toLowerCase())
    return own.length === 0 ? [] : [`${option} is best on ${own.join(', ')}.`]
  })
  const cost = priceRow(rows)
  const price = cost?.best == null ? [] : [`${labels[cost.best]} costs least.`]
  return `**${rows.length} differences.** ${[...leads, ...price].join(' ')}`
}

function report(
  rows: readonly (Row & DifferenceRow)[],
  {
    columns,
    notice,
    remark,
    labels,
  }: {
    columns: Parameters<typeof tableOfDifferences>[2]
    notice: string
    remark: string
    labels: readonly string[]
  },
): Block[] {
  const groups = [
    [comparisonSections.main, rows.filter(({ materiality }) => materiality === 'high')],
    [comparisonSections.other, rows.filter(({ materiality }) => materiality !== 'high')],
  ] as const
  return [
    { type: 'heading', level: 1, text: 'Coverage comparison' },
    {
      type: 'paragraph',
      style: 'lead',
      text: [notice, verdict(rows, labels)].join(' ').trim().replaceAll('**', ''),
    },
    ...recommendationBlock(remark),
    ...groups.flatMap(([title, own]): Block[] =>
      own.length === 0
        ? []
        : [{ type: 'heading', level: 2, text: title }, tableOfDifferences(title, own, columns)],
    ),
    {
      type: 'paragraph',
      style: 'small',
      text: 'Where a document is silent, nothing is promised. The policies decide.',
    },
  ]
}
