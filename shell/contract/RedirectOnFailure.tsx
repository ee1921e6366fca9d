import { Component, type ReactNode } from 'react'
import { MissingRecord } from './MissingRecord.tsx'
import { RequestFailure } from './RequestFailure.ts'

interface RedirectOnFailureProps {
  to: string
  children: ReactNode
}

/** Redirects when this screen's data fails to load; code failures go to the area's error boundary. */
export class RedirectOnFailure extends Component<RedirectOnFailureProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isAnswer(error)) throw error
    return <MissingRecord what="record" to={this.props.to} />
  }
}

/** The server responded with an error; a lost connection is retried instead. */
function isAnswer(error: unknown): boolean {
  return error instanceof RequestFailure && error.isAnswer
}
