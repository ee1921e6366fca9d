import type { ReactNode } from 'react'
import { list } from './Timeline.css.ts'

export type TimelineProps = {
  /** The accessible name: 'Comments and activity'. */
  label: string
  children: ReactNode
}

/** A list of events. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol aria-label={label} className={list}>
      {children}
    </ol>
  )
}
