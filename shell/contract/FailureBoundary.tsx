import { ErrorState } from '@coverdesk/design-system'
import { Component, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useRecovery } from './useRecovery.ts'

export interface FailureBoundaryProps {
  /** What could not be loaded, in words. */
  title?: string
  /** A new value gives the children another try: the query's reference. */
  resetKey: unknown
  /** Shown instead of the error with its retry. */
  fallback?: ReactNode
  children: ReactNode
}

interface FailureBoundaryState {
  failure: { error: unknown; resetKey?: unknown } | null
}

/** Keeps a failure within its part of a page: the rest stays, and a retry asks again. */
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
