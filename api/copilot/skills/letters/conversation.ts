import type { Reply, Task } from '../../runs/task.ts'

/** Introduces Cara's earlier question again after a side question. */
const backTo = 'Back to my question: '

/** The reply to a side question, followed by Cara's earlier question. */
export function askedAgain({ text, citations = [] }: Reply, { history }: Pick<Task, 'history'>): Reply {
  const asked =
    history
      .findLast(({ by }) => by === 'CARA')
      ?.text.split('\n\n')
      .at(-1) ?? ''
  return { text: `${text}\n\n${backTo}${asked.replace(backTo, '')}`, citations }
}

interface Turn {
  readonly text: string
  /** A side question that Cara answered. */
  readonly isAside: boolean
  /** What Cara had asked before it; null for the message that began the task. */
  readonly asked: string | null
}

/** The user's messages for this task, newest first: the current message, and those before Cara's questions. */
export function userTexts(task: Task): string[] {
  return turnsOf(task).flatMap(({ text, isAside }) => (isAside ? [] : [text]))
}

/** Those of them that may say which policy is meant: "GL 2M" in answer to a question about limits does not. */
export function textsAboutPolicy(task: Task): string[] {
  return turnsOf(task).flatMap(({ text, isAside, asked }) =>
    isAside || (asked !== null && !/\bpolic(?:y|ies)\b|\bwhich client\b/i.test(asked)) ? [] : [text],
  )
}

function turnsOf({ request, answered, history }: Task): Turn[] {
  const turns: Turn[] = [{ text: request, isAside: false, asked: null }]
  if (!answered) return turns
  for (let at = history.length - 1; at > 0; at -= 2) {
    const [asked, before] = [history[at], history[at - 1]]
    if (asked?.by !== 'CARA' || !asked.text.trimEnd().endsWith('?') || before?.by !== 'USER') break
    const latest = turns.pop()
    if (latest) turns.push({ ...latest, asked: asked.text })
    turns.push({ text: before.text, isAside: asked.text.includes(backTo), asked: null })
  }
  return turns
}

/** What the user asked: the message itself, or the one before it if it only names the client. */
export function requestOf(task: Task): string {
  return (task.answered?.topic === 'account' && userTexts(task).at(-1)) || task.request
}

/** The user's answer to exactly this question; null if it was not asked in this task. */
export function answerTo(question: string, task: Task): string | null {
  if (!task.answered) return null
  const turns = [...task.history, { by: 'USER' as const, text: task.request }]
  const from = turns.length - turnsOf(task).length * 2
  const asked = turns.findLastIndex(
    ({ by, text }, at) =>
      at >= from && by === 'CARA' && (text === question || text.endsWith(backTo + question)),
  )
  const answer = asked < 0 ? undefined : turns[asked + 1]
  return answer?.by === 'USER' && answer.text.trim() ? answer.text.trim() : null
}
