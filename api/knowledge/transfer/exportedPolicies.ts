import { z } from 'zod'
import { sortDirections } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { wholePolicy } from '../policies/businessPolicy.ts'
import type { BusinessPolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { listBusinessPolicies, policySortKeys } from '../policies/listBusinessPolicies.ts'
import { policyExpirations } from '../policies/policyExpiration.ts'
import { policyStandingLabels, policyStandings, standingOf } from '../policies/policyStanding.ts'
import { totalOf } from '../policies/policyMoney.ts'
import {
  billingTypeLabels,
  lineOfBusinessLabels,
  linesOfBusiness,
  marketLabels,
  paymentIntervalLabels,
  policyStates,
} from '../policies/policyTerms.ts'
import {
  defineExport,
  pagesOf,
  writtenCents,
  type ExportCells,
  type ExportDeps,
} from '../../exports/index.ts'
import { policyColumns } from './policyColumns.ts'

/** The list of policies in the columns that an import reads. */
export const exportedPolicies = defineExport({
  name: 'policies',
  heading: policyColumns.map(({ label }) => label),
  asked: z.object({
    accountId: z.string().optional(),
    carrierId: z.string().optional(),
    brokerId: z.string().optional(),
    state: z.enum(policyStates).optional(),
    standing: z.enum(policyStandings).optional(),
    type: z.enum(linesOfBusiness).optional(),
    market: z.enum(['ADMITTED', 'EXCESS_AND_SURPLUS']).optional(),
    expiration: z.enum(policyExpirations).optional(),
    text: z.string().optional(),
    by: z.enum(policySortKeys).default('CREATED_AT'),
    direction: z.enum(sortDirections).default('DESCENDING'),
  }),
  async *lines(deps, { by, direction, ...filter }) {
    const { agency, clock } = deps
    const listed = {
      policies: agency.table(businessPolicyKind),
      accounts: agency.table(accountKind),
      carriers: agency.table(carrierKind),
      today: agencyToday(agency, clock.now()),
    }
    const list = listBusinessPolicies(listed, filter, { by, direction })
    for await (const rows of pagesOf<BusinessPolicyRow>((paged) => list.page(paged))) {
      const records = await agency.readMany(
        businessPolicyKind,
        rows.map(({ id }) => id),
      )
      // A policy removed in the meantime is no longer listed.
      const there = records.filter((record) => record !== null)
      yield there.map(({ id, value }) =>
        lineOf({ id, policy: wholePolicy(value), today: listed.today }, deps),
      )
    }
  },
})

interface PolicyLine {
  readonly id: string
  readonly policy: BusinessPolicy
  readonly today: string
}

function lineOf({ id, policy, today }: PolicyLine, { agency }: ExportDeps): ExportCells {
  const companies = agency.table(carrierKind)
  const standing = standingOf(policy, today)
  const cells: Readonly<Record<string, string | null | undefined>> = {
    id,
    accountId: policy.accountId,
    account: agency.table(accountKind).get(policy.accountId)?.detail.name,
    type: lineOfBusinessLabels[policy.type],
    // Two states have the same label; this one's name can be imported again.
    state: standing === 'SUBMITTED' ? standing : policyStandingLabels[standing],
    carrier: companies.get(policy.carrierId ?? '')?.name,
    broker: companies.get(policy.brokerId ?? '')?.name,
    market: policy.market && marketLabels[policy.market],
    policyNumber: policy.policyNumber,
    quoteNumber: policy.quoteNumber,
    issuedAt: policy.issuedAt,
    inforceAt: policy.inforceAt,
    expiresAt: policy.expiresAt,
    premium: writtenCents(policy.premium),
    taxes: writtenCents(policy.taxes),
    agencyFees: writtenCents(policy.agencyFees),
    brokerFees: writtenCents(policy.brokerFees),
    policyFees: writtenCents(policy.policyFees),
    otherFees: writtenCents(policy.otherFees),
    total: writtenCents(totalOf(policy)),
    estimatedCommission: writtenCents(policy.estimatedCommission),
    minimumEarnedPremium: writtenCents(policy.minimumEarnedPremium),
    billingType: billingTypeLabels[policy.billingType],
    paymentIntervalType: paymentIntervalLabels[policy.paymentIntervalType],
  }
  return policyColumns.map(({ path }) => cells[path] ?? null)
}
