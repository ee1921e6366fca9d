import type { ReactNode } from 'react'
import { count } from '../../formats/count.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Pagination.css.ts'
import { pageNumbers } from './pageNumbers.ts'

export type PaginationProps = {
  /** The accessible name: 'Pages of the loss run'. */
  label: string
  /** The current page, from 1; clamped to the existing pages. */
  page: number
  /** The number of pages; renders nothing for a single page. */
  pageCount: number
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string
}

/** The pages of something with a fixed page count, each with its URL. */
export function Pagination({ label, page: asked, pageCount, hrefOf }: PaginationProps) {
  const { Link } = useDesignSystem()
  // The page comes from the URL, which anyone can edit; NaN means the first page.
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount)
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={styles.list}>
      <Step to={page - 1} isOffered={page > 1} rel="prev" hrefOf={hrefOf}>
        <Arrow icon={ChevronLeftIcon} />
        Previous
      </Step>
      <span className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, at) =>
          number === null ? (
            <span key={`gap ${at}`} aria-hidden className={styles.gap}>
              …
            </span>
          ) : (
            <Link
              key={number}
              href={hrefOf(number)}
              aria-label={`Page ${count(number)}`}
              className={styles.number}
              {...(number === page && { 'aria-current': 'page' })}
            >
              {count(number)}
            </Link>
          ),
        )}
      </span>
      <span className={styles.place}>{`Page ${count(page)} of ${count(pageCount)}`}</span>
      <Step to={page + 1} isOffered={page < pageCount} rel="next" hrefOf={hrefOf}>
        Next
        <Arrow icon={ChevronRightIcon} />
      </Step>
    </nav>
  )
}

type StepProps = Pick<PaginationProps, 'hrefOf'> & {
  to: number
  isOffered: boolean
  rel: 'prev' | 'next'
  children: ReactNode
}

function Step({ to, isOffered, rel, hrefOf, children }: StepProps) {
  const { Link } = useDesignSystem()
  if (!isOffered)
    return (
      <span role="link" aria-disabled className={styles.noStep}>
        {children}
      </span>
    )
  return (
    <Link href={hrefOf(to)} rel={rel} className={styles.step}>
      {children}
    </Link>
  )
}

function Arrow({ icon }: { icon: typeof ChevronLeftIcon }) {
  return (
    <span className={styles.arrow}>
      <Icon icon={icon} size="small" />
    </span>
  )
}
