import { useEffect, useEffectEvent } from 'react'

interface AnswerOptions<Question, Answer> {
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>
  /** Milliseconds without another question before this one is asked; none by default. */
  delay?: number
  onAnswer: (answer: Answer) => void
  onFailure: (error: unknown) => void
}

/** Asks each new question and hands over the answer to the last one; null asks nothing. */
export function useAnswer<Question, Answer>(
  question: Question | null,
  { ask, delay = 0, onAnswer, onFailure }: AnswerOptions<Question, Answer>,
) {
  // By the newest state, which may have changed since the question.
  const take = useEffectEvent(onAnswer)
  const fail = useEffectEvent(onFailure)
  const send = useEffectEvent(async (asked: Question, signal: AbortSignal) => {
    try {
      const answer = await ask(asked, signal)
      if (!signal.aborted) take(answer)
    } catch (error) {
      // The person is told, and can go on without the answer.
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
