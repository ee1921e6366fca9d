import { useEffect, useRef } from 'react'
import { ChevronDownIcon, RotateCwIcon } from '../../icons/icons.ts'
import { count } from '../../formats/count.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './LoadMore.css.ts'
import { useComingNear } from './useComingNear.ts'

export type LoadMoreProps = {
  /** What is listed, in the plural: 'comments'. */
  noun: string
  /** How many are shown. */
  shownCount: number
  /** How many there are; left out where nobody knows. */
  totalCount?: number | undefined
  /** Asks for the next ones; leave out when there are no more. */
  onLoadMore?: (() => void) | undefined
  /** Whether the next ones are on their way; `false` by default. */
  isLoading?: boolean
  /** Why the next ones did not come; the button then tries again. */
  errorMessage?: string | null | undefined
  /** Asks by itself as the end comes near the screen; `false` by default, for what stands beneath stays out of reach then. */
  isAutomatic?: boolean
}

/** The end of what is loaded: how much there is, and the way to the rest. */
export function LoadMore({
  noun,
  shownCount,
  totalCount,
  onLoadMore,
  isLoading = false,
  errorMessage,
  isAutomatic = false,
}: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  const hasFailed = Boolean(errorMessage)
  const hasMore = onLoadMore !== undefined
  // A failure waits for the reader: asking again by itself would hammer a server that is down.
  useComingNear(foot, { isOn: isAutomatic && !isLoading && !hasFailed, shownCount, onNear: onLoadMore })

  useEffect(() => {
    // The button goes with the last answer; whoever pressed it learns where they are.
    if (!hasMore && hadFocus.current) place.current?.focus()
    hadFocus.current = false
  }, [hasMore])

  return (
    <div ref={foot} className={styles.foot}>
      <p ref={place} role="status" tabIndex={-1} className={styles.place}>
        {placeWords({ noun, shownCount, totalCount, hasMore })}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {errorMessage}
        </p>
      )}
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
          <Button
            icon={hasFailed ? RotateCwIcon : ChevronDownIcon}
            isLoading={isLoading}
            onPress={onLoadMore}
          >
            {hasFailed ? 'Try again' : 'Show more'}
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
