import { Component, type ReactNode } from 'react'
import { MissingRecord } from './MissingRecord.tsx'
import { RequestFailure } from './RequestFailure.ts'

interface RedirectOnFailureProps {
  to: string
  children: ReactNode
}

/** Leaves for another screen when the data of this one cannot be loaded; failures of code go to the area. */
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

/** The server answered, and the answer was an error; a lost connection is worth a retry instead. */
function isAnswer(error: unknown): boolean {
  return error instanceof RequestFailure && error.isAnswer
}
