import type { Block, Box, Cell, Reading, ReadPage, TableBlock, Word } from '../../reading/index.ts'
import { datesIn } from '../facts/values.ts'
import { wordsOf } from './certificateCells.ts'
import { boxTitles, day, flag, type Grid, gridOf, printedBesideMarks, sectionsOf } from './certificateGrid.ts'
import { descriptionOf, partiesOf } from './certificateParties.ts'
import { type CoverageRow, coverageRows } from './coverageRows.ts'
import { around, isMark, middle, type Piece, piecesOf, within } from './formPieces.ts'
import { labeledAmounts } from './labeledAmounts.ts'
import { plainAmount } from './statement.ts'
import { emptyBoxes, textWithBoxes } from './withPrintedBoxes.ts'
import { withEvidenceRows } from './withEvidenceRows.ts'
import { withRemarksApart } from './withRemarksApart.ts'
import { withPlainRows } from './withPlainRows.ts'
import { withSplitColumns } from './withSplitColumns.ts'
import { withStackedCards } from './withStackedCards.ts'
import { withUntitledColumns } from './withUntitledColumns.ts'
import { withTitledBoxes } from './withTitledBoxes.ts'

/**
 * A certificate on the standard form of the industry, as blocks with labels beside their values: its parties,
 * its policies and, by line of business, the limits. The form's boxes are recognized by the positions of their titles. Other
 * certificates are given back with the titles of their boxes.
 */
export function certificateForm(certificate: Reading): Reading {
  const empty = emptyBoxes(certificate)
  const forms = new Map(
    certificate.pages.flatMap((page) => {
      const grid = gridOf(page)
      const blocks = grid ? blocksOf(page, grid, empty.get(page.number) ?? []) : []
      // Boxes without a policy in any of them were read from another table.
      return grid && blocks.some((block) => block.kind === 'table' && block.header)
        ? [[page.number, [...blocks, ...outside(certificate, page, { grid, blocks })]] as const]
        : []
    }),
  )
  if (forms.size === 0) return inPlainRows(certificate)
  const inBoxes = {
    ...certificate,
    blocks: [...[...forms.values()].flat(), ...certificate.blocks.filter(({ page }) => !forms.has(page))],
  }
  const asRead = inPlainRows(certificate)
  const isMerged = areMerged(coverageRows(inBoxes)) && !areMerged(coverageRows(asRead))
  // Boxes that are not those of the standard form lose amounts.
  return isMerged || !amountsIn(asRead).isSubsetOf(amountsIn(inBoxes)) ? asRead : inBoxes
}

function inPlainRows(certificate: Reading): Reading {
  const titled = withUntitledColumns(withSplitColumns(withRemarksApart(certificate)))
  return withPlainRows(withTitledBoxes(withEvidenceRows(withStackedCards(titled))))
}

function amountsIn(reading: Reading): Set<string> {
  return new Set(wordsOf(reading).flatMap(({ text }) => text.match(/\d{1,3}(?:,\d{3})+/g) ?? []))
}

/** What a page says above and below its grid, and no box of the form holds: "Insured: Marsh Hollow Electric LLC". */
function outside(
  { blocks }: Reading,
  page: ReadPage,
  form: { grid: Grid; blocks: readonly Block[] },
): Block[] {
  const held = wordsOf(form)
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .join(' ')
  return blocks.filter(
    (block) =>
      block.page === page.number &&
      block.kind !== 'table' &&
      (block.box.y + block.box.height < form.grid.top || block.box.y > form.grid.bottom - 2) &&
      !held.includes(block.text),
  )
}

/** Whether rows of another table were taken for one box of the form. */
function areMerged(rows: readonly CoverageRow[]): boolean {
  return rows.some(({ expires }) => datesIn(expires?.text ?? '').length > 1)
}

function blocksOf(page: ReadPage, grid: Grid, empty: readonly Word[]): Block[] {
  const words = page.lines.flatMap((line) => line.words)
  const inside = words.filter((word) => middle(word) > grid.top && word.box.y < grid.bottom - 1)
  const cell = (text: string, parts: readonly { readonly box: Box }[]): Cell => ({
    text,
    page: page.number,
    box: parts.length > 0 ? around(parts) : { x: 0, y: grid.top, width: 0, height: 0 },
  })
  const table = (headings: string[], rows: Cell[][], header: Cell[] | null = null): Block[] =>
    rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            page: page.number,
            box: around(rows.flat()),
            headings,
            header,
            rows,
          } satisfies TableBlock,
        ]
  const sections = sectionsOf(inside, grid)
  const header = [
    'INSR LTR',
    'TYPE OF INSURANCE',
    'ADDL INSD',
    'SUBR WVD',
    'POLICY NUMBER',
    'POLICY EFF',
    'POLICY EXP',
    'BOXES',
  ]
  const policies = sections.flatMap(({ title, words: own, top, bottom }) => {
    const flagged = (name: string) => {
      const at = grid.flags.find((each) => each.title === name)?.at
      return at ? own.filter((word) => flag.test(word.text) && within(word, at, 4)) : []
    }
    const days = own.filter(({ text, box }) => day.test(text) && box.x < grid.limitsFrom)
    const number = besideDays(
      own.filter(
        ({ text, box }) =>
          box.x + box.width / 2 >= grid.numbersFrom && box.x < grid.limitsFrom && !day.test(text),
      ),
      days,
    )
    const date = (name: string) => {
      return days.filter((word) => nearestColumn(word, grid.dates)?.title === name)
    }
    const letter = own.filter((word) => /^[A-F]$/.test(word.text) && within(word, grid.insurer, 5))
    if (number.length === 0 && days.length === 0) return []
    const parts = [
      letter,
      [],
      flagged('ADDL INSD'),
      flagged('SUBR WVD'),
      number,
      date('POLICY EFF'),
      date('POLICY EXP'),
    ]
    const named = [...own, ...empty.filter((box) => middle(box) >= top && middle(box) < bottom)].filter(
      ({ box }) => box.x >= grid.titles.from - 2 && box.x < grid.titles.to,
    )
    const boxes = textWithBoxes(named)
    return [
      [
        ...parts.map((each, at) =>
          at === 1 ? cell(title, own) : cell(each.map(({ text }) => text).join(' '), each),
        ),
        cell(boxes ?? '', boxes === null ? [] : named),
      ],
    ]
  })
  return [
    ...partiesOf(page, grid, cell).flatMap((row) => table([], [row])),
    ...table(
      [],
      policies,
      header.map((text) => cell(text, [])),
    ),
    ...sections.flatMap(({ title, words: own }) => [
      ...table(
        [title],
        [...checkedOf(own, title, grid), ...limitsOf(own, grid)].map((parts) =>
          parts.map((piece) => cell(piece.text, [piece])),
        ),
      ),
    ]),
    ...descriptionOf(page, grid),
  ]
}

/** The column that a date stands in: a title of two lines may be narrower than its dates. */
function nearestColumn({ box }: Word, columns: Grid['dates']): Grid['dates'][number] | undefined {
  const distance = ({ at }: Grid['dates'][number]) => Math.abs((at.from + at.to) / 2 - box.x - box.width / 2)
  return columns.filter((each) => distance(each) < box.width).toSorted((a, b) => distance(a) - distance(b))[0]
}

/** The number of a policy is beside its dates; text farther away in its column is a remark. */
function besideDays(words: readonly Word[], days: readonly Word[]): Word[] {
  const [first] = days
  const lines = piecesOf(words, Infinity)
  if (!first) return [...words]
  const near = lines.filter((piece) => Math.abs(middle(piece) - middle(first)) < 14)
  const kept = near.some(({ text }) => /\d/.test(text)) ? near : lines
  return words.filter((word) =>
    kept.some(({ box }) => word.box.y < box.y + box.height && word.box.y + word.box.height > box.y),
  )
}

/** What is ticked in the box of a line, and what is filled in beside it: "Ded $25,000 per claim". */
function checkedOf(words: readonly Word[], title: string, grid: Grid): Piece[][] {
  const left = words.filter(({ box }) => box.x >= grid.titles.from && box.x < grid.titles.to)
  const pieces = piecesOf(left)
  return pieces.flatMap((piece, at) => {
    const before = pieces[at - 1]
    const isChecked =
      before !== undefined &&
      isMark(before) &&
      Math.abs(middle(before) - middle(piece)) < 4 &&
      piece.box.x - before.box.x - before.box.width < 14
    if (isMark(piece) || piece.text === title) return []
    const amount = /^(.*?[A-Za-z)])\s*:?\s*(\$.*\d.*)$/.exec(piece.text)
    if (amount?.[1] && amount[2] && (isChecked || !/^retention/i.test(piece.text)))
      return [
        [
          { ...piece, text: amount[1] },
          { ...piece, text: amount[2] },
        ],
      ]
    if (isChecked && before) return [[{ text: `${before.text} ${piece.text}`, box: around([before, piece]) }]]
    // What is not printed on the form was filled in.
    const dated = /\b(retro\w*(?: date)?):?\s+(\S*\d\S*)$/i.exec(piece.text)
    if (dated?.[1] && dated[2])
      return [
        [piece],
        [
          { ...piece, text: 'Retroactive date' },
          { ...piece, text: dated[2] },
        ],
      ]
    return printedBesideMarks.test(piece.text) && boxTitles.test(title) ? [] : [[piece]]
  })
}

/** The limits of a line, each with its label, by the rows of the form. */
function limitsOf(words: readonly Word[], grid: Grid): Piece[][] {
  const right = words.filter(({ box }) => box.x + box.width / 2 > grid.limitsFrom)
  // Amounts end where their column ends: the longest of them begin farthest to the left.
  return labeledAmounts(
    right,
    ({ text, box }) =>
      text === '$' ||
      box.x >= grid.amountsFrom ||
      (box.x + box.width > grid.amountsFrom &&
        (plainAmount.test(text) || /^\$?(?:ex|in)cluded$/i.test(text))),
  )
}
