import { useMemo } from 'react'
import { MarkdownBlocks } from './MarkdownBlocks.tsx'
import * as styles from './MarkdownText.css.ts'
import { readMarkdown } from './readMarkdown.ts'
import { settledMarkdown } from './settledMarkdown.ts'

export type MarkdownTextProps = {
  /** GitHub's Markdown. Pictures show as their words, HTML as it was written, unsafe links as plain words. */
  text: string
  /** Whether more is on its way, so that half a link or table waits; `false` by default. */
  isStreaming?: boolean
  /** The level of a heading with one hash, so that the page's outline stays whole; 3 by default. */
  headingLevel?: 2 | 3 | 4
}

/** What somebody or the assistant wrote with headings, lists, tables, code and links; nothing in it can run or call out. */
export function MarkdownText({ text, isStreaming = false, headingLevel = 3 }: MarkdownTextProps) {
  const blocks = useMemo(() => readMarkdown(isStreaming ? settledMarkdown(text) : text), [text, isStreaming])
  if (!blocks)
    return (
      <div dir="auto" className={styles.written}>
        {text}
      </div>
    )
  return (
    <div className={styles.text}>
      <MarkdownBlocks tokens={blocks} headingLevel={headingLevel} />
    </div>
  )
}
