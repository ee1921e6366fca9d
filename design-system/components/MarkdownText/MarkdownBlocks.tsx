import type { MarkedToken, Token, Tokens } from 'marked'
import { memo, type ReactNode } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { MarkdownInline } from './MarkdownInline.tsx'
import { classNames } from '../../private/classNames.ts'
import * as styles from './MarkdownText.css.ts'

type MarkdownBlockProps = {
  token: MarkedToken
  /** The heading level of a single hash. */
  headingLevel: number
  /** The nesting depth in quotes and lists. */
  depth: number
}

// While text is streaming only its last block changes.
const MarkdownBlock = memo(
  Block,
  (before, after) => before.token.raw === after.token.raw && before.headingLevel === after.headingLevel,
)

// Deeper nesting is unreadable, and untrusted text may have thousands of levels.
const deepest = 12

function Block({ token, headingLevel, depth }: MarkdownBlockProps): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'hr':
      return <hr className={styles.rule} />
    case 'heading': {
      const Heading = `h${Math.min(6, headingLevel + token.depth - 1)}` as 'h3'
      return (
        <Heading dir="auto" className={token.depth === 1 ? styles.title : styles.heading}>
          <MarkdownInline tokens={token.tokens} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p dir="auto">
          <MarkdownInline tokens={token.tokens} />
        </p>
      )
    case 'blockquote':
      return (
        <blockquote dir="auto" className={styles.quote}>
          <MarkdownBlocks tokens={token.tokens} headingLevel={headingLevel} depth={depth + 1} />
        </blockquote>
      )
    case 'code':
      return <Code token={token} />
    case 'list':
      return <List token={token} headingLevel={headingLevel} depth={depth} />
    case 'table':
      return <TextTable token={token} />
    case 'html':
      return <Written text={token.raw} />
    default:
      return <MarkdownInline tokens={[token]} />
  }
}

type MarkdownBlocksProps = { tokens: readonly Token[]; headingLevel: number; depth?: number }

/** The blocks of a text or a part of it. */
export function MarkdownBlocks({ tokens, headingLevel, depth = 0 }: MarkdownBlocksProps): ReactNode {
  if (depth > deepest) return <Written text={tokens.map(({ raw }) => raw).join('')} />
  return tokens.map((token, index) => (
    <MarkdownBlock key={index} token={token as MarkedToken} headingLevel={headingLevel} depth={depth} />
  ))
}

function Written({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.written}>
      {text.trim()}
    </p>
  )
}

function Code({ token: { text, lang } }: { token: Tokens.Code }) {
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <span className={styles.language}>{lang}</span>
        <CopyButton text={text} tone="quiet" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are reached by keyboard too */}
      <pre tabIndex={0} dir="ltr" className={styles.codeText}>
        <code>{text}</code>
      </pre>
    </div>
  )
}

type ListProps = Omit<MarkdownBlockProps, 'token'> & { token: Tokens.List }

function List({ token, headingLevel, depth }: ListProps) {
  const Element = token.ordered ? 'ol' : 'ul'
  return (
    <Element
      className={token.ordered ? styles.numbered : styles.bulleted}
      {...(token.ordered && token.start !== '' ? { start: token.start } : {})}
    >
      {token.items.map((item, index) => (
        <li key={index} dir="auto" className={item.task ? styles.task : styles.item}>
          <MarkdownBlocks tokens={item.tokens} headingLevel={headingLevel} depth={depth + 1} />
        </li>
      ))}
    </Element>
  )
}

function TextTable({ token: { header, rows } }: { token: Tokens.Table }) {
  const aligned = header.map(
    ({ align }, index) => align ?? (isAmounts(rows.map((row) => row[index]?.text ?? '')) ? 'right' : 'left'),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too
    <div role="group" aria-label="Table" tabIndex={0} className={styles.tableFrame}>
      <table className={header.length > 2 ? styles.wideTable : styles.table}>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col" dir="auto" className={styles.headerCell[aligned[index] ?? 'left']}>
                <MarkdownInline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td
                  key={index}
                  dir="auto"
                  data-label={cardLabel(header[index]?.text)}
                  className={classNames(
                    styles.cell[aligned[index] ?? 'left'],
                    isWhole(cell.text) && styles.whole,
                  )}
                >
                  <div>
                    <MarkdownInline tokens={cell.tokens} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const longestLabel = 28

/** A column's name on each card of a phone, one line of it: a file's whole name would be longer than the value. */
function cardLabel(text = ''): string {
  const [name = ''] = text.length <= longestLabel ? [text] : text.split(', ')
  return name.length <= longestLabel ? name : `${name.slice(0, 18).trimEnd()}…`
}

/** The longest words that no narrow column should break over lines: `Ask option 2`. */
const shortest = 14

/** Whether a column holds dollar amounts, and nothing else but gaps. */
function isAmounts(cells: readonly string[]): boolean {
  const said = cells.filter((text) => !/^[-–—]?$/.test(text))
  return said.length > 0 && said.every((text) => /^\**-?\$[\d,.]+\**$/.test(text))
}

/** A few short words, or a date or a number, which no line break should split: `Mar 16, 2026`, `HIG-2026-00042`. */
function isWhole(markdown: string): boolean {
  const text = markdown.replace(/^\[([^\]]*)\]\(\S*\)$/, '$1')
  return text.length <= shortest || /^(?:[A-Z][a-z]{2} \d{1,2}, \d{4}|(?=\S*\d)\S{1,16})$/.test(text)
}
