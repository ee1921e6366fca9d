import { useMemo } from 'react'
import { MarkdownBlocks } from './MarkdownBlocks.tsx'
import * as styles from './MarkdownText.css.ts'
import { readMarkdown } from './readMarkdown.ts'

export type MarkdownTextProps = {
  /** GitHub's Markdown. Images show as alt text, HTML as written, unsafe links as plain text. */
  text: string
  /** The heading level of a single hash, to fit the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | 4
}

/** Text from a person or the assistant with headings, lists, tables, code and links; nothing in it can run or call out. */
export function MarkdownText({ text, headingLevel = 3 }: MarkdownTextProps) {
  const blocks = useMemo(() => readMarkdown(text), [text])
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
