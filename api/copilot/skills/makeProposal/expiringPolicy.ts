import type { Task } from '../../runs/task.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { documentsOf, policiesInForce } from '../assignInputs.ts'
import { amountOf, coveragesOf, type Offer } from './offer.ts'

const asksForExpiring =
  /\b(?:expiring|(?:current|existing|present) (?:policy|program|coverage|carrier)|what (?:they|he|she|it) ha(?:ve|s) now|last year(?:['’]s)?)\b/i

/** The policy in force that the offers would replace, where a message wants it compared; null without one on file, undefined where nobody asks. */
export async function expiringPolicy(
  task: Task,
  { offers, texts }: { offers: readonly Offer[]; texts: readonly string[] },
): Promise<Offer | null | undefined> {
  if (!texts.some((text) => asksForExpiring.test(text))) return undefined
  const inForce = await policiesInForce(task)
  const files = await documentsOf(
    task,
    inForce.map(({ id }) => id),
    { types: ['POLICY', 'DECLARATIONS'] },
  )
  const keys = coveragesOf(offers).flatMap(({ key }) => key ?? [])
  const found: { readonly policy: Offer; readonly count: number }[] = []
  for (const { id, name } of files.filter((file) => offers.every(({ fileId }) => fileId !== file.id))) {
    const read = await task.journal.call(listCoverages, { fileId: id, name })
    const policy = { ...read, fileId: id, label: `Expiring: ${read.carrier ?? name.replace(/\.\w+$/, '')}` }
    found.push({ policy, count: keys.filter((key) => amountOf(policy, key) > 0).length })
  }
  const [best] = found.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.policy : null
}
