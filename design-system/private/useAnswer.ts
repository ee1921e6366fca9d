import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { untilReleased } from './untilReleased.ts'

interface AnswerOptions<Question, Answer> {
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>
  /** Debounce in milliseconds; none by default. */
  delay?: number
  onAnswer: (answer: Answer) => void
  onFailure: (error: unknown) => void
}

/** Sends each new question and reports the answer to the latest one; null sends nothing. */
export function useAnswer<Question, Answer>(
  question: Question | null,
  { ask, delay = 0, onAnswer, onFailure }: AnswerOptions<Question, Answer>,
) {
  // Uses the latest state, which may have changed since the question.
  const take = useEffectEvent(onAnswer)
  const fail = useEffectEvent(onFailure)
  const send = useEffectEvent(async (asked: Question, signal: AbortSignal) => {
    try {
      const answer = await ask(asked, signal)
      await untilReleased()
      // At once: a key typed before the next rendering would be handled without the answer, and undo what it filled in.
      if (!signal.aborted) flushSync(() => take(answer))
    } catch (error) {
      // The error is shown, and the user can continue without the answer.
      if (!signal.aborted) fail(error)
    }
  })

  useEffect(() => {
    if (question === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => void send(question, controller.signal), delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, delay])
}
