import type { ReactNode } from 'react'
import { list } from './DescriptionList.css.ts'

/** Terms and their values: what one record says. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={list}>{children}</dl>
}
