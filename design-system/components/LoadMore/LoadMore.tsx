import { useEffect, useRef } from 'react'
import { ChevronDownIcon } from '../../icons/icons.ts'
import { count } from '../../formats/count.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './LoadMore.css.ts'

export type LoadMoreProps = {
  /** The items in the plural: 'comments'. */
  noun: string
  /** The number shown. */
  shownCount: number
  /** The total; leave out if unknown. */
  totalCount?: number | undefined
  /** Loads the next page; leave out when there are no more. */
  onLoadMore?: (() => void) | undefined
  /** Whether the next page is loading; `false` by default. */
  isLoading?: boolean
}

/** The end of the loaded part of a list: the total, and a button for more. */
export function LoadMore({ noun, shownCount, totalCount, onLoadMore, isLoading = false }: LoadMoreProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  const hasMore = onLoadMore !== undefined

  useEffect(() => {
    // The button disappears with the last page; focus moves so that its user keeps their place.
    if (!hasMore && hadFocus.current) place.current?.focus()
    hadFocus.current = false
  }, [hasMore])

  return (
    <div className={styles.foot}>
      <p ref={place} role="status" tabIndex={-1} className={styles.place}>
        {placeWords({ noun, shownCount, totalCount, hasMore })}
      </p>
      {hasMore && (
        <div
          className={styles.action}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={() => {
            hadFocus.current = false
          }}
        >
          <Button icon={ChevronDownIcon} isLoading={isLoading} onPress={onLoadMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

type Place = Pick<LoadMoreProps, 'noun' | 'shownCount' | 'totalCount'> & { hasMore: boolean }

function placeWords({ noun, shownCount, totalCount, hasMore }: Place): string {
  if (!hasMore) return `All ${count(totalCount ?? shownCount)} ${noun} shown`
  if (totalCount === undefined) return `${count(shownCount)} ${noun} shown`
  return `${count(shownCount)} of ${count(totalCount)} ${noun} shown`
}
