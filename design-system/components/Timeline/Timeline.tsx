import type { ReactNode } from 'react'
import { list } from './Timeline.css.ts'

export type TimelineProps = {
  /** The name for readers: 'Comments and activity'. */
  label: string
  children: ReactNode
}

/** What happened, one after another. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol aria-label={label} className={list}>
      {children}
    </ol>
  )
}
