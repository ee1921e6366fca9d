import { ErrorState } from '@coverdesk/design-system'
import { Component, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useRecovery } from './useRecovery.ts'

export interface FailureBoundaryProps {
  /** What failed to load, in words. */
  title?: string
  /** A new value, the query reference, makes the children retry. */
  resetKey: unknown
  /** Replaces the error with its retry. */
  fallback?: ReactNode
  children: ReactNode
}

interface FailureBoundaryState {
  failure: { error: unknown; resetKey?: unknown } | null
}

/** Contains a failure within a part of a page: the rest stays usable, and a retry reloads the part. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    { failure }: FailureBoundaryState,
  ): FailureBoundaryState | null {
    if (!failure) return null
    if (!('resetKey' in failure)) return { failure: { ...failure, resetKey } }
    return failure.resetKey === resetKey ? null : { failure: null }
  }

  override render() {
    const { failure } = this.state
    const { title = 'This part could not be loaded', fallback, children } = this.props
    if (!failure) return children
    return fallback ?? <Failed title={title} error={failure.error} />
  }
}

function Failed({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator()
  useRecovery(() => void revalidate())
  return (
    <ErrorState
      title={title}
      description={error instanceof Error ? error.message : 'The server could not be reached.'}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  )
}
