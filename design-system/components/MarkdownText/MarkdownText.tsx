import { useMemo } from 'react'
import { MarkdownBlocks } from './MarkdownBlocks.tsx'
import * as styles from './MarkdownText.css.ts'
import { readMarkdown } from './readMarkdown.ts'
import { settledMarkdown } from './settledMarkdown.ts'

export type MarkdownTextProps = {
  /** GitHub's Markdown. Images show as alt text, HTML as written, unsafe links as plain text. */
  text: string
  /** Whether the text is still streaming, so that a partial link or table waits; `false` by default. */
  isStreaming?: boolean
  /** The heading level of a single hash, to fit the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | 4
}

/** Text from a person or the assistant with headings, lists, tables, code and links; nothing in it can run or call out. */
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
