import { fileKind } from '../../../files/index.ts'
import { asksStanding, businessPolicyKind, policyTitle, standingAnswer } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { accountOf } from '../accountOf.ts'
import { discussedLines } from '../letters/namedLines.ts'

/** "Did it lapse?", "Is their BOP in force right now?": what the carriers' notices on file say; null if they say nothing. */
export async function standingReply(task: Task): Promise<Reply | null> {
  const { agency, request, today, workspace } = task
  if (!asksStanding(request)) return null
  const table = agency.table(businessPolicyKind)
  const account = workspace.businessPolicyId ? null : (await accountOf(task)).account
  const all = workspace.businessPolicyId
    ? [table.get(workspace.businessPolicyId) ?? []].flat()
    : account
      ? table.related('account', account.id)
      : []
  const lines = discussedLines(task)
  const named = all.filter(({ type }) => lines.includes(type))
  const found = (named.length > 0 ? named : all).flatMap((policy) => {
    const answer = standingAnswer(agency, policy.id, { question: request, today })
    return answer ? [{ policy, ...answer }] : []
  })
  if (found.length === 0) return null
  return {
    text: found
      .map(({ policy, answer }) =>
        found.length === 1 && all.length === 1 ? answer : `**${policyTitle(policy)}:** ${answer}`,
      )
      .join('\n\n'),
    citations: found.flatMap(({ citations }) =>
      citations.map(({ documentId, page, quote }) => ({
        fileId: documentId,
        fileName: agency.table(fileKind).get(documentId)?.name ?? '',
        page,
        quote,
      })),
    ),
  }
}
