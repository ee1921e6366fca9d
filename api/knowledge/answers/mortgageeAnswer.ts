import { verbatimParts } from '../../reading/passages/verifyQuote.ts'
import type { Cell, TableBlock } from '../../reading/index.ts'
import { namedPlace } from './namedPlace.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asked =
  /^(?:and |so )?(?:who|what|which|name|list)\b[^.?!]*\b(?:mortgagees?|mortgage[- ]?holders?|holds? (?:the|our|a) mortgages?)\b/i
const title =
  /^(?:(?:names? (?:and (?:mailing )?address(?:es)? )?of )?(?:the )?)?(?:mortgage[- ]?holders?|mortgagees?)(?:\(s\)|s)?(?: (?:names?|schedule|information|and addresses?).*)?:?$/i

/** "Who is the mortgagee and for which building?", from the list under that heading; null for any other question. */
export function mortgageeAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  if (!asked.test(question.trim())) return null
  for (const document of documents) {
    const { blocks } = document.reading
    const at = blocks.findIndex((block) => block.kind !== 'table' && title.test(block.text.trim()))
    const list = at === -1 ? undefined : blocks[at + 1]
    if (list?.kind !== 'table' || list.rows.some((row) => row.length > 2)) continue
    const entries = entriesOf(list)
    const citations = list.rows.flatMap((row) => {
      const quote = row.map(({ text }) => text).join(' ')
      const page = row[0]?.page ?? list.page
      const parts = verbatimParts(document.reading, quote, page) ?? []
      return parts.map((part) => ({
        documentId: document.id,
        page,
        quote: part,
        role: 'SOURCE' as const,
      }))
    })
    if (entries.length === 0 || citations.length === 0) continue
    const sentences = entries.map(({ place, name }) => {
      const address = place === '' ? '' : (namedPlace(place, documents)?.address ?? '')
      const where = [place, address].filter((text) => text !== '').join(', ')
      return where === '' ? name : `${name} (for ${where})`
    })
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `${entries.length === 1 ? 'The mortgagee is' : 'The mortgagees are'} ${sentences.join('; ')}.`,
      citations,
    }
  }
  return null
}

/** The parties of a list, where lines of one party may have become rows. */
function entriesOf({ rows }: TableBlock): { place: string; name: string }[] {
  const entries: { place: string; name: string }[] = []
  for (const row of rows) {
    const [place, name] = row.length === 1 ? ['', textOf(row[0])] : [textOf(row[0]), textOf(row[1])]
    const last = entries.at(-1)
    if (last && (goesOn.test(name) || name === ''))
      entries[entries.length - 1] = { place: joined(last.place, place), name: joined(last.name, name) }
    else if (name !== '' && !title.test(name)) entries.push({ place, name })
  }
  return entries.map(({ place, name }) => ({ place, name: name.replace(/\.$/, '') }))
}

/** A line that ends an address: "06510. Loan No. 20-114498". */
const goesOn = /^(?:\d{5}\b|[a-z]|(?:loan|attn|p\.? ?o\.? box)\b)/i

function joined(one: string, other: string): string {
  return `${one} ${other}`.trim()
}

function textOf(cell: Cell | undefined): string {
  return cell?.text.trim() ?? ''
}
