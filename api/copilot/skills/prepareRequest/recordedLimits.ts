import { lineNames, linesLike, spokenLine } from '../../../assistant/index.ts'
import { businessPolicyKind, isCurrent, limitText } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

/** Words of a question about limits that name no limit. */
const common =
  /^(?:what|which|limits?|our|the|is|are|do|does|we|have|how|much|policy|coverage|insurance|on|for|of|per|current)$/i

/** The limits on record that a client asks about, as sentences for the reply, when no document on file says them; null if none fit. */
export async function recordedLimits(
  { agency, workspace, today }: Task,
  question: string,
): Promise<string | null> {
  if (
    !/\blimits?\b|\bhow much (?:\w+ ){0,3}(?:coverage|insurance|liability|do we (?:have|carry))\b/i.test(
      question,
    )
  )
    return null
  const named = lineNames.flatMap(([line, words]) => (words.test(question) ? linesLike(line) : []))
  const rows = agency
    .table(businessPolicyKind)
    .related('account', workspace.accountId ?? '')
    .filter(
      (row) =>
        isCurrent(row, today) &&
        (workspace.businessPolicyId
          ? row.id === workspace.businessPolicyId
          : named.some((line) => line === row.type)),
    )
  const [policy] =
    rows.length === 1
      ? await agency.readMany(
          businessPolicyKind,
          rows.map(({ id }) => id),
        )
      : []
  const limits = policy?.value.coverages.filter(({ limit }) => limit) ?? []
  if (!policy || limits.length === 0) return null
  const asked = wordsOf(lineNames.reduce((text, [, words]) => text.replace(words, ' '), question))
  const meant = limits.filter(({ name }) => wordsOf(name).some((word) => asked.includes(word)))
  const shown = (meant.length > 0 ? meant : limits).map(({ name, limit }) => `- ${name}: ${limitText(limit)}`)
  const { type, policyNumber } = policy.value
  return `Our records show for your ${[spokenLine(type), 'policy', policyNumber].filter(Boolean).join(' ')}:\n${shown.join('\n')}`
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.test(word))
}
