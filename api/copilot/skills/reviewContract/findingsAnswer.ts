import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { assignInputs } from '../assignInputs.ts'
import { Citations } from '../citations.ts'
import { askedRequirements } from '../summarizeContract/contractAnswer.ts'
import { contractFindings, contractInputs } from './contractFindings.ts'
import { statusLabels } from './contractReport.ts'

/** "Do they meet the umbrella requirement?", by what the policies were found to say; null if none was compared. */
export async function findingsAnswer(task: Task, contract: TaskFile): Promise<Reply | null> {
  const { request } = task
  if (!asksIfMet.test(request)) return null
  const { best } = await contractFindings(task, { contract, parts: await assignInputs(contractInputs, task) })
  const requirements = best.map(({ finding: { requirement } }) => ({
    topic: requirement.label ?? requirement.kind,
    amounts: requirement.amount === null ? [] : [requirement.amount],
    days: requirement.days,
    quote: requirement.quote,
    page: requirement.page,
  }))
  const asked = new Set(askedRequirements(request, requirements).map(({ quote }) => quote))
  const citations = new Citations()
  const lines = best
    .filter(({ finding }) => asked.has(finding.requirement.quote))
    .map(({ finding: { status, requirement, reason, evidence }, policy }) => {
      const proof = policy.isRecord ? '' : citations.mark(policy, evidence)
      return `- **${statusLabels[status]}:** ${requirement.quote}${citations.mark(contract, requirement)} ${reason}${proof}`
    })
  return lines.length === 0 ? null : { text: lines.join('\n'), citations: citations.list }
}

const asksIfMet =
  /\b(?:meets?|met|compl(?:y|ies|iant)|enough|satisf\w+|short|lack\w*|have|has|carry|carries|ok|okay|covered|pass(?:es)?|fails?|why)\b/i
