import type { ReactNode } from 'react'
import { RotateCwIcon, TriangleAlertIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

export type ErrorStateProps = {
  /** 'This could not be loaded' by default. */
  title?: string
  description?: ReactNode
  /** Retries; without it no button shows. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** A part of the screen that failed, with a retry; the rest of the page keeps working. */
export function ErrorState({
  title = 'This could not be loaded',
  description,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={TriangleAlertIcon}
        title={title}
        description={description}
        action={
          onRetry && (
            <Button icon={RotateCwIcon} onPress={onRetry} isLoading={isRetrying}>
              Try again
            </Button>
          )
        }
      />
    </div>
  )
}
