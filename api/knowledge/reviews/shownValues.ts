import { type Reading, sentencesOf } from '../../reading/index.ts'
import { wordsOf } from './certificateCells.ts'
import { numbersIn, valueOf } from './candidatesIn.ts'
import { formsIn } from './formsIn.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import { withoutWorkers } from './reviewedPolicy.ts'
import { readStatements } from './statements.ts'
import { money, type Statement, statement } from './statement.ts'

/** What a certificate states: its labeled values, and the amounts in its sentences and boxes that no label was found for. */
export function shownValues(certificate: Reading): Statement[] {
  const read = withoutWorkers(readStatements(certificate))
  const known = read.filter(isNamed)
  const unread = formsIn(certificate).flatMap(({ block }) => {
    const cells =
      block.kind === 'table' ? [...(block.header ? [block.header] : []), ...block.rows].flat() : [block]
    return cells.flatMap(({ text, page }) =>
      sentencesOf(text).flatMap((quote) => {
        const place = { page, headings: block.headings, origin: 'declarations' } as const
        return numbersIn(quote)
          .map((each) => statement(nameIn(each.label), each.text, quote, place))
          .filter(
            (own) =>
              own.amount !== null &&
              valueOf(own) !== null &&
              tellingWords(own.label).size > 0 &&
              !known.some(
                (each) =>
                  each.amount === own.amount &&
                  (text.includes(each.quote) ||
                    each.quote.includes(quote) ||
                    (each.page === page &&
                      sharedWords(own.label, `${each.label} ${each.quote}`).share >= 0.5)),
              ),
          )
      }),
    )
  })
  return [
    ...read.filter((each) => isNamed(each) || each.amount === null),
    ...unread,
    ...daysIn(certificate, read),
  ]
}

/** "Retro date 07/01/2019", among the boxes of a cell. */
function daysIn(certificate: Reading, read: readonly Statement[]): Statement[] {
  if (read.some(({ item }) => item?.key === 'retroactiveDate')) return []
  return wordsOf(certificate).flatMap(({ text, page }) =>
    [...text.matchAll(retroactive)].map(([quote, day = '']) =>
      statement('Retroactive date', day, quote, { page, headings: [], origin: 'declarations' }),
    ),
  )
}

const retroactive = /\bretro(?:active)?\.? date:?\s+(\d{1,2}\/\d{1,2}\/\d{2,4}|[A-Z][a-z]+ \d{1,2}, \d{4})/gi

/** The title of a column does not name an amount that stands among other words of its cell. */
function isNamed({ amount, item, text }: Statement): boolean {
  return amount !== null && (item !== null || text.search(money) < 3)
}

/** "[ ] DED [X] RETENTION", "The retention for liability is": what the words around an amount call it. */
function nameIn(label: string): string {
  const [own = ''] = label.split(/[[(] ?[xX]? ?[\])]|[☐☒☑✓✔■]/).slice(-1)
  return own
    .replace(/^\W*(?:the|an?|and|with|of)\b/i, '')
    .replace(/(?:\b(?:is|are|of|for|to|up|at|insured|limited|with|an?|and|includes?)\b\W*)+$/i, '')
    .trim()
}
