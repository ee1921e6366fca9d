import type { Services } from '../../graphql/index.ts'
import { businessPolicyKind, certificateFactsJob } from '../../knowledge/index.ts'
import { type AgencyStore, type Change, defineJob, type Stored } from '../../platform/index.ts'
import { issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import { ToolError } from '../tools/tool.ts'
import { nextVersion } from './nextVersion.ts'
import { certificateIn } from './preparedReply.ts'
import { type Proposal, proposalKind, proposalState, withdrawn } from './proposal.ts'

/**
 * After what certificates state about a policy has changed, shows those that wait as they would be issued now, with
 * their emails. What a user edited on them stays.
 */
export function prepareCertificatesAgain(services: Pick<Services, 'clock'>) {
  return defineJob({
    ...certificateFactsJob,
    async run({ agency }, { policyId }) {
      const accountId = agency.table(businessPolicyKind).get(policyId)?.accountId ?? ''
      const waiting = await waitingCertificates(agency, accountId, services.clock.now())
      const changes: Change[] = []
      for (const proposal of waiting) changes.push(...(await shownAsNow({ agency, services }, proposal)))
      return { actor: { type: 'WORKFLOW', id: null }, changes }
    },
  })
}

async function waitingCertificates(
  agency: AgencyStore,
  accountId: string,
  now: number,
): Promise<readonly Stored<Proposal>[]> {
  const rows = agency
    .table(proposalKind)
    .related('state', 'PENDING')
    .filter((row) => row.tool === issueCertificateOfInsurance.name && proposalState(row, now) === 'PENDING')
  const proposals = await agency.readMany(
    proposalKind,
    rows.map(({ id }) => id),
  )
  return proposals.flatMap((each) =>
    each && certificateIn(each.value)?.accountId === accountId ? [each] : [],
  )
}

async function shownAsNow(
  context: { agency: AgencyStore; services: Pick<Services, 'clock'> },
  proposal: Stored<Proposal>,
): Promise<readonly Change[]> {
  try {
    const next = await nextVersion({ ...context, agencyUserId: '' }, proposal)
    if (JSON.stringify(next.preview) === JSON.stringify(proposal.value.preview)) return []
    return [withdrawn(proposal, 'What the policy is confirmed to provide has changed.'), ...next.changes]
  } catch (error) {
    // What can't be issued any more says so when somebody approves it.
    if (!(error instanceof ToolError)) throw error
    return []
  }
}
