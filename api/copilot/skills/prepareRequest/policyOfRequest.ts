import { lineNames, linesLike, numberIn } from '../../../assistant/index.ts'
import {
  businessPolicyKind,
  type BusinessPolicyRow,
  isCurrent,
  policyLabel,
} from '../../../knowledge/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import { namedLines, namedPolicies } from '../letters/namedLines.ts'

/** A certificate shows several policies, and a quote may be for any line. */
const severalPolicies: ReadonlySet<ServiceRequest['type']> = new Set(['CREATE_CERTIFICATE', 'QUOTE_REQUEST'])

/**
 * The policy that a request is prepared for: the one chosen on it. If its details name only other policies of the
 * account, the question which one is meant, until the user has answered it.
 */
export function policyOfRequest(
  task: Task,
  request: ServiceRequest,
): { readonly policyId: string | null } | { readonly ask: string } {
  const { agency, workspace, today } = task
  const policies = agency.table(businessPolicyKind)
  const chosen = request.businessPolicyId ? policies.get(request.businessPolicyId) : undefined
  const none = { policyId: workspace.businessPolicyId }
  if (!chosen || severalPolicies.has(request.type)) return none
  const text = [request.details, request.type === 'QUESTION' && request.question.question]
    .filter(Boolean)
    .join('\n')
    .replaceAll(request.account?.name ?? '', '')
  const others = policies.related('account', chosen.accountId).filter(({ id }) => id !== chosen.id)
  const named = namedInstead(text, { chosen, others, today })
  if (named.length === 0) return none
  const ask = `The request is for the ${labelOf(chosen)}, but its details name the ${named.map(labelOf).join(' and the ')}. Nothing is prepared until this is clear. Which policy is meant?`
  const answer = answerAfter(ask, task)
  const meant = answer === null ? [] : [chosen, ...named].filter((policy) => isNamedIn(answer, policy))
  return meant.length === 1 && meant[0] ? { policyId: meant[0].id } : { ask }
}

/** The other policies that a text names by number or line, unless it names the chosen one as well. */
function namedInstead(
  text: string,
  {
    chosen,
    others,
    today,
  }: {
    readonly chosen: BusinessPolicyRow
    readonly others: readonly BusinessPolicyRow[]
    readonly today: string
  },
): BusinessPolicyRow[] {
  if (hasNumber(text, chosen)) return []
  // The number of an earlier term is on the papers that clients have at hand.
  const numbered = others.filter(
    (policy) => hasNumber(text, policy) && (policy.type !== chosen.type || isCurrent(policy, today)),
  )
  if (numbered.length > 0) return numbered
  const own = linesLike(chosen.type)
  const isChosenNamed =
    namedLines(text).some((line) => own.includes(line)) ||
    lineNames.some(([line, words]) => own.includes(line) && words.test(text))
  if (isChosenNamed) return []
  const lines = namedPolicies(text)
  const ofLine = others.filter(({ type }) => lines.includes(type))
  const current = ofLine.filter((policy) => isCurrent(policy, today))
  return current.length > 0 ? current : ofLine
}

function hasNumber(text: string, { policyNumber }: BusinessPolicyRow): boolean {
  return Boolean(policyNumber && numberIn(text, policyNumber))
}

function isNamedIn(answer: string, policy: BusinessPolicyRow): boolean {
  return (
    hasNumber(answer, policy) ||
    namedLines(answer).includes(policy.type) ||
    lineNames.some(([line, words]) => line === policy.type && words.test(answer))
  )
}

function labelOf(policy: BusinessPolicyRow): string {
  return [`${policyLabel(policy)} policy`, policy.policyNumber].filter(Boolean).join(' ')
}

/** What the user last answered to exactly this question; null if it was not asked. */
export function answerAfter(question: string, { history, request }: Task): string | null {
  const turns = [...history, { by: 'USER' as const, text: request }]
  const asked = turns.findLastIndex(({ by, text }) => by === 'CARA' && text.endsWith(question))
  return asked < 0 ? null : (turns[asked + 1]?.text ?? null)
}
