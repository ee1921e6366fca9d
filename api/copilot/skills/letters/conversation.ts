import type { Task } from '../../runs/task.ts'

/** What the person wrote for this piece of work, newest first: the message, and what came before Cara's questions. */
export function saidIn({ request, answered, history }: Task): string[] {
  const said = [request]
  if (!answered) return said
  for (let at = history.length - 1; at > 0; at -= 2) {
    const [asked, before] = [history[at], history[at - 1]]
    if (asked?.by !== 'CARA' || !asked.text.trimEnd().endsWith('?') || before?.by !== 'USER') break
    said.push(before.text)
  }
  return said
}

/** What the person answered to exactly this question; null when it was not asked for this piece of work. */
export function answerTo(question: string, task: Task): string | null {
  const turns = [...task.history, { by: 'USER' as const, text: task.request }]
  const from = turns.length - saidIn(task).length * 2
  const asked = turns.findLastIndex(({ by, text }, at) => at >= from && by === 'CARA' && text === question)
  const answer = asked < 0 ? undefined : turns[asked + 1]
  return answer?.by === 'USER' && answer.text.trim() ? answer.text.trim() : null
}
