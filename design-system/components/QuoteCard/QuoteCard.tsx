import { useId, useMemo, useState } from 'react'
import { ChevronDownIcon, ChevronUpIcon, FileTextIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { mark } from '../MarkedText/MarkedText.css.ts'
import { markedParts } from './markedParts.ts'
import * as styles from './QuoteCard.css.ts'

export type QuoteCardProps = {
  /** The document's name. */
  document: string
  /** The page of the quote, from 1. */
  page?: number | undefined
  /** The quoted text; undefined if the page could not be read. */
  quote?: string | null | undefined
  /** The relevant words in the quote; case is ignored. */
  highlights?: ReadonlyArray<string>
}

const noHighlights: readonly string[] = []

/** A passage of a document that supports an answer, with its source. */
export function QuoteCard({ document, page, quote, highlights = noHighlights }: QuoteCardProps) {
  const nameId = useId()
  return (
    <figure aria-labelledby={nameId} className={styles.card}>
      {quote === undefined || quote === null || quote.trim() === '' ? (
        <div className={styles.missing}>The quote could not be read from the document.</div>
      ) : (
        <QuotedWords quote={quote} highlights={highlights} />
      )}
      <figcaption className={styles.source}>
        <span className={styles.picture}>
          <Icon icon={FileTextIcon} size="small" />
        </span>
        <span id={nameId} className={styles.name}>
          <bdi>{document}</bdi>
          {page !== undefined && <span className={styles.page}>, page {page}</span>}
        </span>
      </figcaption>
    </figure>
  )
}

function QuotedWords({ quote, highlights }: { quote: string; highlights: readonly string[] }) {
  const quoteId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const folded = useMemo(() => {
    const firstMark = markedParts(quote, highlights).find(({ isMarked }) => isMarked)
    return foldedQuote(quote, firstMark?.start ?? 0)
  }, [quote, highlights])
  const shown = folded && !isOpen ? folded : { text: quote, isCutBefore: false, isCutAfter: false }
  return (
    <>
      <blockquote id={quoteId} dir="auto" className={styles.quote}>
        {shown.isCutBefore && '… '}
        {markedParts(shown.text, highlights).map(({ text, start, isMarked }) =>
          isMarked ? (
            <mark key={start} className={mark}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {shown.isCutAfter && ' …'}
      </blockquote>
      {folded && (
        <div className={styles.fold}>
          <Button
            size="small"
            tone="quiet"
            iconAfter={isOpen ? ChevronUpIcon : ChevronDownIcon}
            aria-expanded={isOpen}
            aria-controls={quoteId}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Show the whole quote'}
          </Button>
        </div>
      )}
    </>
  )
}

const foldedLength = 360
const lead = 90

type FoldedQuote = { text: string; isCutBefore: boolean; isCutAfter: boolean }

/** The part of a long quote shown first, around the relevant word; undefined if the quote is short enough. */
function foldedQuote(quote: string, firstMark: number): FoldedQuote | undefined {
  // Hiding only a few words is not worth a button.
  if (quote.length <= foldedLength * 1.25) return undefined
  const from =
    firstMark < foldedLength - lead
      ? 0
      : wordStart(quote, Math.min(firstMark - lead, quote.length - foldedLength))
  const to = from + foldedLength
  const isLast = to + lead >= quote.length
  const text = quote.slice(from, isLast ? quote.length : wordEnd(quote, from, to))
  return { text, isCutBefore: from > 0, isCutAfter: from + text.length < quote.length }
}

function wordStart(quote: string, at: number): number {
  const space = quote.lastIndexOf(' ', at)
  return space === -1 || at - space > lead ? at : space + 1
}

function wordEnd(quote: string, from: number, at: number): number {
  const space = quote.lastIndexOf(' ', at)
  return space <= from || at - space > lead ? at : space
}
