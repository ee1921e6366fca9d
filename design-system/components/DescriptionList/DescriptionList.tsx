import type { ReactNode } from 'react'
import { list } from './DescriptionList.css.ts'

/** Terms and values: one record's details. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={list}>{children}</dl>
}
