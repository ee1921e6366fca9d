import type { Block } from '../../../documents/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { cell, Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import {
  choiceRemark,
  type ComparedChoice,
  recommendationBlock,
  recommendationTo,
} from '../comparisons/comparedChoice.ts'
import {
  areAlike,
  comparedOffers,
  forClient,
  isCost,
  type OfferRow,
  priceRow,
  shownRows,
} from '../comparisons/comparedOffers.ts'
import { comparisonOpening } from '../comparisons/comparisonOpening.ts'
import {
  comparisonSections,
  type DifferenceRow,
  markdownDifferences,
  outcomeOf,
  clientText,
  tableOfDifferences,
} from '../comparisons/differencesTable.ts'
import { correctedOffers } from '../comparisons/correctedOffers.ts'
import { correctionRemark, type OfferCorrections } from '../comparisons/offerCorrections.ts'
import { expiredNotice, hasExpired } from '../comparisons/expiredQuotes.ts'
import { unlikeQuote } from './unlikeQuote.ts'

/** Compares two options or more: what matters to the insured, what differs and which is best, and what each requires. */
export async function compareOptions(
  task: Task,
  shown: readonly TaskFile[],
  {
    labels: numbers,
    choice,
    corrections,
    isLeftOut,
  }: {
    /** By the numbers that the options were shown with. */
    labels: readonly string[]
    choice: ComparedChoice | null
    corrections: OfferCorrections
    /** Whether the user wants a row left out. */
    isLeftOut: (label: string) => boolean
  },
): Promise<Reply> {
  const { files, ...compared } = correctedOffers(await comparedOffers(task, shown), shown, corrections)
  const labels = files.map((_, at) => numbers[at] ?? `Option ${at + 1}`)
  const wanted = compared.rows.filter(({ label }) => !isLeftOut(label))
  const same = wanted.filter(areAlike)
  const options = files.map((file, at) => {
    const label = labels[at] ?? ''
    const expires = compared.expires[at] ?? null
    return {
      file,
      label,
      title: `${label}: ${compared.names[at] ?? file.name}`,
      expires,
      isExpired: hasExpired({ expires }, task.today),
      conditions: compared.conditions[at] ?? [],
    }
  })
  // What can no longer be accepted is best for nobody.
  const rows = wanted
    .filter((row) => !areAlike(row))
    .map((row) => (row.best !== null && options[row.best]?.isExpired ? { ...row, best: null } : row))
  if (rows.length === 0 && same.length === 0)
    return {
      text: `I could not find limits, deductibles or premiums in ${listed.format(files.map(({ name }) => name))}. Are these the right documents?`,
    }
  const policies = [...new Map(files.map((file) => [file.id, file])).values()]
  const warning = await insuredWarning(task, { policies, contract: null, certificate: null })
  const citations = new Citations()
  const comparison: ComparedOptions = {
    options,
    rows: shownRows(rows).map((row) => ({ ...row, outcome: outcomeOf(row, labels) })),
    same,
    opening: comparisonOpening([...rows, ...same], options, task.request),
    notice: expiredNotice(options, task.today),
    remark: [choice ? choiceRemark(choice) : '', ...correctionRemark(corrections)].filter(Boolean).join(' '),
  }
  const text = [
    ...warning.lines(citations),
    ...options.flatMap(({ file: { name } }, at) =>
      unlikeQuote(
        compared.rows.map(({ sides }) => sides[at] ?? null),
        name,
      ),
    ),
    ...inChat(comparison, citations),
  ].join('\n')
  await task.journal.call(generateDocument, {
    title: compared.insured ? `Coverage comparison for ${compared.insured}` : 'Coverage comparison',
    blocks: [...warning.blocks, ...report(forClient(comparison))],
    citations: citations.list.slice(0, 60),
  })
  return { text, citations: citations.list, letter: letterToClient(comparison, choice) }
}

const mostConditions = 10
const listed = new Intl.ListFormat('en-US')

interface ComparedOptions {
  readonly options: readonly {
    readonly file: TaskFile
    readonly label: string
    /** "Option 1: North Casualty". */
    readonly title: string
    readonly expires: string | null
    readonly conditions: Awaited<ReturnType<typeof comparedOffers>>['conditions'][number]
  }[]
  readonly rows: readonly (OfferRow & DifferenceRow)[]
  readonly same: readonly OfferRow[]
  readonly opening: ReturnType<typeof comparisonOpening>
  readonly notice: string
  readonly remark: string
}

function columnsOf({ options }: ComparedOptions, headers: 'title' | 'label' = 'title') {
  const header = options.length > 2 ? 'Best' : 'Better'
  return { documents: options.map((option) => option[headers]), outcome: { header, width: 1.8 } }
}

/** The columns of a page have no room for more names than these. */
const mostTitles = 3

function inChat(compared: ComparedOptions, citations: Citations): string[] {
  const { options, rows, opening, notice, remark } = compared
  const required = requiredOf(options)
  const table = markdownDifferences(rows, {
    columns: columnsOf(compared),
    files: options.map(({ file }) => file),
    citations,
  })
  return [
    ...(remark === '' ? [] : [remark, '']),
    ...(notice === '' ? [] : [notice, '']),
    [`**${opening.lead}**`, ...opening.rest].join(' '),
    '',
    ...(opening.points.length > 0 ? [...opening.points.map((point) => `- ${point}`), ''] : []),
    ...(rows.length > 0 ? [...table, ''] : []),
    ...(required.length > 0 ? [`**${comparisonSections.conditions}**`, ''] : []),
    ...required.flatMap(({ file, title, conditions }) => [
      title,
      '',
      ...conditions
        .slice(0, mostConditions)
        .map((each) => `- ${cell(each.text.replace(/\.$/, ''))}${citations.mark(file, each)}`),
      ...moreThan(conditions).map((more) => `- ${more}`),
      '',
    ]),
    'Where a document is silent, nothing is promised. Ask the carrier before you rely on it.',
  ]
}

/** The offers that require something: the options of one quote together. */
function requiredOf(options: ComparedOptions['options']): ComparedOptions['options'] {
  return [...Map.groupBy(options, ({ file }) => file.id).values()].flatMap(([first, ...others]) =>
    first && first.conditions.length > 0
      ? [{ ...first, title: [first, ...others].map(({ title }) => title).join('; ') }]
      : [],
  )
}

function moreThan(conditions: readonly unknown[]): string[] {
  return conditions.length > mostConditions
    ? [`${conditions.length - mostConditions} more in the document`]
    : []
}

const mostInLetter = 5

/** The decision and the few differences that matter most, for an email that brings the whole comparison. */
function letterToClient(
  { options, rows, opening, notice }: ComparedOptions,
  choice: ComparedChoice | null,
): string {
  const price = priceRow(rows)
  const main = rows.filter((row) => row === price || (row.materiality === 'high' && !isCost(row)))
  const isExcludedBySome = (row: OfferRow) => row.sides.some((side) => side?.standing === 'excluded')
  const weighty = [
    ...main.filter((row) => row === price),
    ...rows.filter((row) => row !== price && isExcludedBySome(row)),
    ...main.filter((row) => row !== price && !isExcludedBySome(row)),
  ]
  const items = weighty.slice(0, mostInLetter).map((row) => `- ${row.label}: ${saidBy(row, options)}`)
  return [
    `We compared ${new Intl.ListFormat('en-US').format(options.map(named))}.`,
    ...(choice?.recommended ? [recommendationTo(choice.recommended)] : []),
    ...(notice === '' ? [] : [notice.replaceAll('**', '')]),
    opening.lead,
    ...(items.length > 0 ? [`The main differences:\n${items.join('\n')}`] : []),
    'Where a quote is silent, nothing is promised. Coverage is not bound until the carrier confirms it.',
  ].join('\n\n')
}

/** "Option 1: Acadia" within a sentence: "Acadia (option 1)". */
function named({ title }: ComparedOptions['options'][number]): string {
  return title.replace(/^Option (\d+): (.+)$/, '$2 (option $1)')
}

/** "option 1 $2,000,000; options 2 and 3 $1,000,000": who says what. */
function saidBy({ label, sides }: OfferRow, options: ComparedOptions['options']): string {
  const said = options.map((option, at) => {
    const side = sides[at] ?? null
    return { number: option.label.replace(/^\D+/, ''), text: side ? clientText(side, label) : 'not stated' }
  })
  return [...Map.groupBy(said, ({ text }) => text)]
    .map(([text, own]) => {
      const numbers = listed.format(own.map(({ number }) => number))
      return `${own.length > 1 ? 'options' : 'option'} ${numbers} ${/^[A-Z][a-z]/.test(text) ? text.replace(/^./, (first) => first.toLowerCase()) : text}`
    })
    .join('; ')
}

function report(compared: ComparedOptions): Block[] {
  const { options, rows, same, opening, notice, remark } = compared
  const sections = [
    [comparisonSections.cost, rows.filter(isCost)],
    [comparisonSections.main, rows.filter((row) => !isCost(row) && row.materiality === 'high')],
    [comparisonSections.other, rows.filter((row) => !isCost(row) && row.materiality !== 'high')],
  ] as const
  const areMany = options.length > mostTitles
  const columns = columnsOf(compared, areMany ? 'label' : 'title')
  return [
    { type: 'heading', level: 1, text: 'Coverage comparison' },
    ...(areMany
      ? [
          {
            type: 'fields',
            layout: 'aligned',
            entries: options.map(({ label, title }) => ({ label, value: title.slice(label.length + 2) })),
          } as const,
          { type: 'space', size: 'small' } as const,
        ]
      : []),
    ...(notice === ''
      ? []
      : [{ type: 'paragraph', style: 'lead', text: notice.replaceAll('**', '') } as const]),
    { type: 'paragraph', style: 'lead', text: [opening.lead, ...opening.rest].join(' ') },
    ...(opening.points.length > 0 ? [{ type: 'list', kind: 'bullet', items: opening.points } as const] : []),
    ...recommendationBlock(remark),
    ...sections.flatMap(([title, own]): Block[] =>
      own.length === 0
        ? []
        : [{ type: 'heading', level: 2, text: title }, tableOfDifferences(title, own, columns)],
    ),
    ...conditionBlocks(compared),
    ...(same.length > 0
      ? [
          { type: 'heading', level: 2, text: comparisonSections.same } as const,
          {
            type: 'list',
            kind: 'check',
            items: same.map(({ label, sides }) => `${label}: ${clientText(sides[0] ?? null, label)}`),
          } as const,
        ]
      : []),
    {
      type: 'paragraph',
      style: 'small',
      text: 'Where a document is silent, nothing is promised. The policies decide.',
    },
  ]
}

/** What each option requires before or after it is bound, with its page. */
function conditionBlocks({ options }: ComparedOptions): Block[] {
  const required = requiredOf(options)
  if (required.length === 0) return []
  return [
    { type: 'heading', level: 2, text: comparisonSections.conditions },
    ...required.flatMap(({ title, conditions }): Block[] => [
      { type: 'heading', level: 3, text: title },
      {
        type: 'list',
        kind: 'bullet',
        items: [
          ...conditions
            .slice(0, mostConditions)
            .map(({ text, page }) => `${text.replace(/\.$/, '')} (page ${page})`),
          ...moreThan(conditions),
        ],
      },
    ]),
  ]
}
