import type { Block } from '../../../documents/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { compareOffers } from '../../tools/compareOffers.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { cell, Citations } from '../citations.ts'

type Row = Awaited<ReturnType<typeof compareOffers.run>>[number]

/** Compares three options or more: a column for each, and the one that is better than all others. */
export async function compareAll({ journal }: Task, files: readonly TaskFile[]): Promise<Reply> {
  const rows = await journal.call(compareOffers, { ids: files.map(({ id }) => id) })
  if (rows.length === 0)
    return {
      text: `I could not find differences between ${files.map(({ name }) => name).join(', ')}. Are these the right documents?`,
    }
  const citations = new Citations()
  const table = rows.map(({ label, sides, best }) => {
    const cells = sides.map((side, at) => `${cell(textOf(side))}${citations.mark(files[at] ?? null, side)}`)
    return `| ${cell(label)} | ${cells.join(' | ')} | ${bestName(best)} |`
  })
  await journal.call(generateDocument, {
    title: 'Coverage comparison',
    blocks: report(rows, files),
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      verdict(rows, files.length),
      '',
      `| | ${files.map(({ name }, at) => `Option ${at + 1}: ${cell(name)}`).join(' | ')} | Best |`,
      `| --- | ${files.map(() => '---').join(' | ')} | --- |`,
      ...table,
      '',
      'Where a document is silent, nothing is promised. Ask the carrier before you rely on it.',
    ].join('\n'),
    citations: citations.list,
  }
}

function textOf(side: Row['sides'][number]): string {
  return side?.text ?? 'Not mentioned'
}

function bestName(best: number | null): string {
  return best === null ? '' : `Option ${best + 1}`
}

const costs = new Set(['premium', 'total', 'fees', 'taxes'])

/** Which option leads where, with the price. */
function verdict(rows: readonly Row[], count: number): string {
  const serious = rows.filter(({ materiality, key }) => materiality === 'high' && !costs.has(key))
  const leads = Array.from({ length: count }, (_, at) => {
    const own = serious.filter(({ best }) => best === at).map(({ label }) => label.toLowerCase())
    return own.length === 0 ? [] : [`Option ${at + 1} is best on ${own.join(', ')}.`]
  }).flat()
  const cost = rows.find(({ key }) => key === 'total') ?? rows.find(({ key }) => key === 'premium')
  const price = cost?.best == null ? [] : [`Option ${cost.best + 1} costs least.`]
  return `**${rows.length} differences.** ${[...leads, ...price].join(' ')}`
}

function report(rows: readonly Row[], files: readonly TaskFile[]): Block[] {
  const groups = [
    ['What matters most', rows.filter(({ materiality }) => materiality === 'high')],
    ['Also different', rows.filter(({ materiality }) => materiality !== 'high')],
  ] as const
  return [
    { type: 'heading', level: 1, text: 'Coverage comparison' },
    { type: 'paragraph', style: 'lead', text: verdict(rows, files.length).replaceAll('**', '') },
    ...groups.flatMap(([title, own]): Block[] =>
      own.length === 0
        ? []
        : [
            { type: 'heading', level: 2, text: title },
            {
              type: 'table',
              summary: title,
              columns: [
                { header: '', width: 3 },
                ...files.map(({ name }, at) => ({ header: `Option ${at + 1}: ${name}`, width: 3 })),
                { header: 'Best', width: 1.4 },
              ],
              rows: own.map(({ label, sides, best }) => [
                { text: label, isHeader: true },
                ...sides.map(textOf),
                bestName(best),
              ]),
            },
          ],
    ),
    {
      type: 'paragraph',
      style: 'small',
      text: 'Where a document is silent, nothing is promised. The policies decide.',
    },
  ]
}
