import type { AccountRow } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { vehiclesOnFile } from '../vehiclesOnFile.ts'
import { linkTo, policyLink, recordTable } from './recordTable.ts'

/** Whether a message asks which vehicles a client insures: "list the VINs", "how many trucks are on the auto policy?" */
export function isAboutVehicles(text: string): boolean {
  return asking.test(text) && !ofOther.test(text)
}

const asking =
  /\b(?:which|what|list|show|give|how many|all(?: of)?)\b[^.?!]{0,40}\b(?:vehicles|autos|cars|trucks|vans|trailers|VINs|fleet|(?:vehicle|auto) schedule)\b/i
const ofOther =
  /\b(?:claims?|loss(?:es)?|drivers?|premiums?|deductibles?|symbols?|limits?|accounts|clients|add(?:ed)?|remov\w+|delet\w+|chang\w+)\b/i

/** The vehicles that the auto policies in force of an account schedule, with their VINs; null without such a policy. */
export async function listedVehicles(task: Task, account: AccountRow): Promise<Reply | null> {
  const { policies } = await task.journal.call(lookUpPolicies, { accountId: account.id })
  const autos = policies.filter(({ isInForce, type }) => isInForce && ofVehicles.has(type))
  if (autos.length === 0) return null
  const vehicles = await vehiclesOnFile(
    task,
    autos.map(({ id }) => id),
  )
  const parts = autos.map((policy) => {
    const own = vehicles.filter(({ policyId }) => policyId === policy.id)
    const title = `${policy.line} ${policyLink(policy)}`
    if (own.length === 0)
      return `No schedule of vehicles is on file for ${title}. Add its declarations to the policy.`
    return [
      `**${own.length === 1 ? 'One vehicle' : `${own.length} vehicles`}** on ${title}:`,
      '',
      ...recordTable(
        ['Vehicle', 'VIN'],
        own.map(({ description, vin }) => [description || '–', vin ?? 'not printed']),
      ),
    ].join('\n')
  })
  const note =
    vehicles.length > 0
      ? ['A vehicle that was added or removed since is here only if its endorsement was added to the policy.']
      : []
  return { text: [`${linkTo(account)}:`, ...parts, ...note].join('\n\n') }
}

const ofVehicles: ReadonlySet<string> = new Set(['COMMERCIAL_AUTO', 'SHIPPING_AND_TRANSPORTATION', 'PACKAGE'])
