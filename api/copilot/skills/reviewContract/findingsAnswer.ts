import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lengthLimitIn } from '../answerClient/lengthLimit.ts'
import { assignInputs } from '../assignInputs.ts'
import { Citations } from '../citations.ts'
import { askedRequirements } from '../summarizeContract/contractAnswer.ts'
import { contractFindings, contractInputs } from './contractFindings.ts'
import { type Answer, statusLabels } from './contractReport.ts'
import { reviewOpening, weightOf } from './reviewOpening.ts'

/** "Do they meet the umbrella requirement?", by what the policies were found to say; null if none was compared. */
export async function findingsAnswer(task: Task, contract: TaskFile): Promise<Reply | null> {
  const { request } = task
  const isWhole = asksToSign.test(request)
  if (!isWhole && !asksIfMet.test(request)) return null
  const { best } = await contractFindings(task, { contract, parts: await assignInputs(contractInputs, task) })
  if (isWhole) return signingAnswer(request, contract, best)
  const requirements = best.map(({ finding: { requirement } }) => ({
    topic: requirement.label ?? requirement.kind,
    amounts: requirement.amount === null ? [] : [requirement.amount],
    days: requirement.days,
    quote: requirement.quote,
    page: requirement.page,
  }))
  const asked = new Set(askedRequirements(request, requirements).map(({ quote }) => quote))
  const citations = new Citations()
  const answers = best.filter(({ finding }) => asked.has(finding.requirement.quote))
  if (answers.length === 0) return null
  const lines = answers.map(({ finding: { status, requirement, reason, evidence }, policy }) => {
    const proof = policy.isRecord ? '' : citations.mark(policy, evidence)
    return `- **${statusLabels[status]}:** ${requirement.quote}${citations.mark(contract, requirement)} ${reason}${proof}`
  })
  return { text: [reviewOpening(answers), '', ...lines].join('\n'), citations: citations.list }
}

/** "So can she sign?", "what are the deal breakers?": about the review as a whole. */
export const asksToSign =
  /\b(?:can|could|should|may|ok(?:ay)?|safe|ready|able) (?:(?:for )?(?:I|we|you|he|she|they|it|her|him|them|the (?:client|insured|owner)|[A-Z]\w+) )?(?:to )?sign\b|\bdeal[- ]?(?:breakers?|killers?)\b|\bshow[- ]?stoppers?\b|\b(?:biggest|main|worst|most serious|top) (?:\w+ )?(?:problems?|issues?|gaps?|concerns?|shortfalls?)\b|\b(?:bottom line|sign (?:it|this)(?: or not)?\?)/i

const mostDealBreakers = 5

/** Whether the contract can be signed, and what stands against it, by weight: coverage that is missing, excluded or short comes first. */
function signingAnswer(request: string, contract: TaskFile, best: readonly Answer[]): Reply | null {
  if (best.length === 0) return null
  const limit = lengthLimitIn(request)
  const against = best.filter(({ finding }) => finding.status === 'not met')
  const open = best.filter(({ finding }) => finding.status === 'cannot tell')
  const citations = new Citations()
  const listed = (against.length > 0 ? against : open)
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .slice(0, limit?.most ?? mostDealBreakers)
    .map(({ finding: { requirement, reason, evidence }, policy }) => {
      const proof = policy.isRecord ? '' : citations.mark(policy, evidence)
      return `- ${inShort(requirement)}${citations.mark(contract, requirement)}: ${reason}${proof}`
    })
  const verdict =
    against.length > 0
      ? '**Not yet.**'
      : open.length > 0
        ? `**Not before ${open.length === 1 ? 'one requirement is' : `${open.length} requirements are`} checked.**`
        : '**Yes, as far as the insurance goes.**'
  return {
    text: [`${verdict} ${reviewOpening(best)}`, ...(listed.length > 0 ? ['', ...listed] : [])].join('\n'),
    citations: citations.list,
  }
}

const longestAsked = 120

function inShort({ quote }: Answer['finding']['requirement']): string {
  const plain = quote.replace(/[.;:]$/, '')
  return plain.length <= longestAsked ? plain : `${plain.slice(0, longestAsked).replace(/\s+\S*$/, '')} …`
}

const asksIfMet =
  /\b(?:meets?|met|compl(?:y|ies|iant)|enough|satisf\w+|short|lack\w*|have|has|carry|carries|ok|okay|covered|pass(?:es)?|fails?|why)\b/i
