import { asksWhetherBound } from '../../../assistant/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { answerLetter } from './answerLetter.ts'
import { quotedAnswer } from './quotedAnswer.ts'
import { recordedLimits } from './recordedLimits.ts'
import { withAnswer } from './rewritten.ts'
import { tooLateToReport } from './tooLateToReport.ts'

interface PreparedAnswer {
  readonly text: string
  readonly citations?: Reply['citations']
  /** Replaces the first draft in the reply. */
  readonly body?: string
}

/** What the policy documents say to a question, and the reply that quotes them where they are clear. */
export async function preparedAnswer(
  task: Task,
  question: string,
  draft: ReplyOrder | null,
): Promise<PreparedAnswer> {
  // Only the carrier's binder or confirmation tells; what a policy says about binding answers something else.
  if (asksWhetherBound(question))
    return {
      text: 'The client asks whether coverage is bound. Check with the carrier today, and confirm it only from its binder or written confirmation. The drafted reply promises nothing.',
    }
  const found = await quotedAnswer(task, question)
  const recorded = found ? null : await recordedLimits(task, question)
  if (recorded !== null)
    return {
      text: 'The policy documents on file do not answer this. The reply gives the limits on record.',
      ...(draft && {
        body: withAnswer(
          draft,
          `${recorded}\n\nThe policy itself decides. If you need its wording, please tell us.`,
        ),
      }),
    }
  if (!found) {
    return {
      text: 'The policy documents on file do not answer this. Ask the carrier, or upload the form that applies.',
    }
  }
  const late = tooLateToReport(question, found.answer, task.today)
  const answered = [found.answer, ...(late ? [late] : [])].join('\n\n')
  if (!found.isClear)
    return {
      text: `The policy documents do not clearly answer this, so the reply only says that you are looking into it. Read what I found before you answer:\n\n${answered}`,
      citations: found.citations,
    }
  return {
    text: `${answered}\n\nThe reply quotes the policy.`,
    citations: found.citations,
    ...(draft && {
      body: withAnswer(draft, answerLetter(found)),
    }),
  }
}
