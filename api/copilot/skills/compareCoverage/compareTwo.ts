import { type Difference, dollars } from '../../../knowledge/index.ts'
import type { Block } from '../../../documents/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { compare } from '../../tools/compare.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import {
  choiceRemark,
  type ComparedChoice,
  recommendationBlock,
  recommendationTo,
} from '../comparisons/comparedChoice.ts'
import { costKeys, priceRow } from '../comparisons/comparedOffers.ts'
import {
  type DifferenceRow,
  markdownDifferences,
  tableOfDifferences,
  comparisonSections,
} from '../comparisons/differencesTable.ts'
import { expiredNotice, hasExpired } from '../comparisons/expiredQuotes.ts'

/** The two options of a comparison, by the numbers that they were shown with. */
type Labels = readonly [a: string, b: string]

/** Compares two options: what differs, which is better, and what they cost. */
export async function compareTwo(
  task: Task,
  [a, b]: readonly [TaskFile, TaskFile],
  { labels, choice }: { labels: Labels; choice: ComparedChoice | null },
): Promise<Reply> {
  const { journal } = task
  const { names, expires, ...compared } = await journal.call(compare, { aId: a.id, bId: b.id })
  const { same } = compared
  const [nameA = a.name, nameB = b.name] = names
  const quotes = labels.map((label, at) => ({ label, expires: expires[at] ?? null }))
  const isGone = quotes.map((option) => hasExpired(option, task.today))
  // What can no longer be accepted is better for nobody.
  const differences = compared.differences.map((each) =>
    each.better !== null && isGone[each.better === 'A' ? 0 : 1] ? { ...each, better: null } : each,
  )
  const notice = expiredNotice(quotes, task.today)
  if (differences.length === 0 && same.length === 0) {
    return {
      text: `I could not find limits, deductibles or premiums in ${a.name} and ${b.name}. Are these the right documents?`,
    }
  }
  const warning = await insuredWarning(task, { policies: [a, b], contract: null, certificate: null })
  const citations = new Citations()
  const remark = choice ? choiceRemark(choice) : ''
  const markdown = markdownDifferences(
    differences.map((each) => rowOf(each, labels)),
    {
      columns: columnsOf([`${labels[0]}: ${nameA}`, `${labels[1]}: ${nameB}`]),
      files: [a, b],
      citations,
    },
  )
  await journal.call(generateDocument, {
    title: 'Coverage comparison',
    blocks: [...warning.blocks, ...report({ differences, same, notice, remark, labels }, [nameA, nameB])],
    citations: citations.list.slice(0, 60),
  })
  return {
    text: [
      ...warning.lines(citations),
      ...unlikeQuote(
        [...differences, ...same].map((each) => each.a),
        a.name,
      ),
      ...unlikeQuote(
        [...differences, ...same].map((each) => each.b),
        b.name,
      ),
      ...(remark === '' ? [] : [remark, '']),
      ...(notice === '' ? [] : [notice, '']),
      verdict(differences, labels),
      '',
      ...markdown,
      '',
      'Where a document is silent, nothing is promised. Ask the carrier before you rely on it.',
    ].join('\n'),
    citations: citations.list,
    letter: letterToClient(differences, { names: [nameA, nameB], labels, notice, choice }),
  }
}

/** A warning about a document with hardly an amount, which was probably attached by mistake. */
function unlikeQuote(sides: readonly Difference['a'][], name: string): string[] {
  return sides.filter((side) => side?.amount != null).length > 1
    ? []
    : [
        `**${name} doesn’t look like a quote: I found no premium and no limits in it.** Check that it is the right document.`,
        '',
      ]
}

const mostInLetter = 8

/** The differences that matter most to a client. */
function letterToClient(
  differences: readonly Difference[],
  {
    names: [nameA, nameB],
    labels,
    notice,
    choice,
  }: {
    names: readonly [string, string]
    labels: Labels
    notice: string
    choice: ComparedChoice | null
  },
): string {
  const [one, two] = labels.map((label) => label.toLowerCase())
  const main = differences.filter(({ materiality, key }) => materiality === 'high' || costKeys.has(key))
  const items = main
    .slice(0, mostInLetter)
    .map(({ label, a, b }) => `- ${label}: ${a?.text ?? 'not stated'} / ${b?.text ?? 'not stated'}`)
  return [
    `We compared ${nameA} (${one}) with ${nameB} (${two}).`,
    ...(choice?.recommended ? [recommendationTo(choice.recommended)] : []),
    ...(notice === '' ? [] : [notice.replaceAll('**', '')]),
    verdict(differences, labels).replaceAll('**', ''),
    ...(items.length > 0 ? [`The main differences, ${one} / ${two}:\n${items.join('\n')}`] : []),
    'Where a quote is silent, nothing is promised. Coverage is not bound until the carrier confirms it.',
  ].join('\n\n')
}

/** Which option is better; a silent one is asked, since it may give as much. */
function rowOf({ label, a, b, better }: Difference, [one, two]: Labels): DifferenceRow {
  const option = better === 'A' ? one : better === 'B' ? two : ''
  const silent = !a ? one : !b ? two : null
  return { label, sides: [a, b], outcome: silent ? `Ask ${silent.toLowerCase()}` : option }
}

function columnsOf(documents: readonly string[]) {
  return { documents, outcome: { header: 'Better', width: 1.4 } }
}

/** What the differences add up to, without hiding the price. */
function verdict(differences: readonly Difference[], [labelA, labelB]: Labels): string {
  const serious = differences.filter(({ materiality, key }) => materiality === 'high' && !costKeys.has(key))
  const cost = priceRow(differences.map((each) => ({ ...each, sides: [each.a, each.b] })))
  const isBefore = cost?.key === 'premium' && differences.some(({ key }) => charges.has(key))
  const cheaper = cost?.better === 'A' ? labelA : cost?.better === 'B' ? labelB : null
  const gap =
    cost?.a?.amount != null && cost.b?.amount != null ? Math.abs(cost.a.amount - cost.b.amount) : null
  // What only the cheaper option excludes is said with its price.
  const warned =
    gap === null || cheaper === null
      ? []
      : serious.filter(
          ({ a, b }) =>
            (cost?.better === 'A' ? a : b)?.standing === 'excluded' &&
            (cost?.better === 'A' ? b : a)?.standing !== 'excluded',
        )
  const wins = (side: 'A' | 'B') =>
    serious
      // What only one of them mentions has to be confirmed before it counts.
      .filter((each) => each.better === side && each.a && each.b && !warned.includes(each))
      .map(({ label }) => label.toLowerCase())
  const price =
    cheaper && gap !== null
      ? `${cheaper} costs ${dollars(gap)} less${isBefore ? ' before taxes and fees' : ''}${warned.length > 0 ? `, but ${drawbacks(warned)}` : ''}.`
      : ''
  const [one, two] = [wins('A'), wins('B')]
  const parts = [
    warned.length > 0 ? price : '',
    one.length > 0 ? `${labelA} is better on ${one.join(', ')}.` : '',
    two.length > 0 ? `${labelB} is better on ${two.join(', ')}.` : '',
    warned.length > 0 ? '' : price,
  ].filter(Boolean)
  const count = `${differences.length} differences.`
  if (warned.length > 0) return `**${parts[0]}** ${[...parts.slice(1), count].join(' ')}`
  return `**${count}** ${parts.join(' ')}`
}

const mostNamed = 4

/** "Excludes mold and has a height limitation": a limitation is not itself excluded. */
function drawbacks(warned: readonly Difference[]): string {
  const [limiting, excluded] = [true, false].map((is) =>
    warned.filter(({ label }) => limitation.test(label) === is),
  )
  return [
    ...(excluded?.length ? [`excludes ${exclusionList(excluded)}`] : []),
    ...(limiting?.length ? [`has ${exclusionList(limiting, 'a ')}`] : []),
  ].join(' and ')
}

const limitation = /\b(?:limitation|restriction|warranty)(?: \(.*\))?$/i

/** "residential construction, mold and 2 more". */
function exclusionList(warned: readonly Difference[], article = ''): string {
  const names = warned.map(
    ({ label }) => `${article}${label.replace(/ \([A-Z]{2} \d{2} \d{2}\)$/, '').toLowerCase()}`,
  )
  const phrases =
    names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : names
  return new Intl.ListFormat('en-US').format(phrases)
}

const charges = new Set(['total', 'fees', 'taxes'])

function report(
  {
    differences,
    same,
    notice,
    remark,
    labels,
  }: {
    differences: readonly Difference[]
    same: readonly { label: string; a: { text: string } }[]
    notice: string
    remark: string
    labels: Labels
  },
  [nameA, nameB]: readonly [string, string],
): Block[] {
  const cost = differences.filter(
    ({ key, a, b }) => costKeys.has(key) && a?.amount != null && b?.amount != null,
  )
  const groups = [
    [comparisonSections.main, differences.filter(({ materiality }) => materiality === 'high')],
    [comparisonSections.other, differences.filter(({ materiality }) => materiality !== 'high')],
  ] as const
  return [
    { type: 'heading', level: 1, text: 'Coverage comparison' },
    ...(notice === ''
      ? []
      : [{ type: 'paragraph', style: 'lead', text: notice.replaceAll('**', '') } as const]),
    { type: 'paragraph', style: 'lead', text: verdict(differences, labels).replaceAll('**', '') },
    ...recommendationBlock(remark),
    ...(cost.length > 0
      ? [
          {
            type: 'chart',
            kind: 'bar',
            title: 'Cost',
            alternative: cost.map(({ label, a, b }) => `${label}: ${a?.text}, ${b?.text}`).join('. '),
            unit: 'dollars',
            labels: cost.map(({ label }) => label),
            series: [
              { name: nameA, values: cost.map(({ a }) => (a?.amount ?? 0) / 100) },
              { name: nameB, values: cost.map(({ b }) => (b?.amount ?? 0) / 100) },
            ],
          } as const,
        ]
      : []),
    ...groups.flatMap(([title, own]): Block[] =>
      own.length === 0
        ? []
        : [
            { type: 'heading', level: 2, text: title },
            tableOfDifferences(
              title,
              own.map((each) => rowOf(each, labels)),
              columnsOf([nameA, nameB]),
            ),
          ],
    ),
    ...(same.length > 0
      ? [
          { type: 'heading', level: 2, text: comparisonSections.same } as const,
          { type: 'list', kind: 'check', items: same.map(({ label, a }) => `${label}: ${a.text}`) } as const,
        ]
      : []),
    {
      type: 'paragraph',
      style: 'small',
      text: 'Where a document is silent, nothing is promised. The policies decide.',
    },
  ]
}
