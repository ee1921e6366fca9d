import { businessPolicyKind, certificateFactsJob } from '../../knowledge/index.ts'
import { type Clock, defineJob } from '../../platform/index.ts'
import { planPreparation, serviceRequestKind } from '../../servicing/index.ts'
import { issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import { preparedWorkspaceId } from '../workspaces/caraWorkspace.ts'
import { proposalKind, proposalState } from './proposal.ts'

/** After what certificates state about a policy has changed, prepares those that wait again, with their emails. */
export function prepareCertificatesAgain(clock: Clock) {
  return defineJob({
    ...certificateFactsJob,
    async run({ agency }, { policyId }) {
      const now = clock.now()
      const accountId = agency.table(businessPolicyKind).get(policyId)?.accountId ?? ''
      const waiting = agency
        .table(serviceRequestKind)
        .related('account', accountId)
        .filter(
          ({ id, type, state }) =>
            type === 'CREATE_CERTIFICATE' &&
            state === 'OPEN' &&
            agency
              .table(proposalKind)
              .related('workspace', preparedWorkspaceId(agency.id, id))
              .some(
                (row) =>
                  row.tool === issueCertificateOfInsurance.name && proposalState(row, now) === 'PENDING',
              ),
        )
      return {
        actor: { type: 'WORKFLOW', id: null },
        changes: waiting.flatMap(({ id }) => planPreparation(agency, id, now)),
      }
    },
  })
}
