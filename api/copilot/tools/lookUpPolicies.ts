import { z } from 'zod'
import { agencyToday } from '../../identity/index.ts'
import {
  accountKind,
  businessPolicyKind,
  type BusinessPolicyRow,
  carrierKind,
  dayToAct,
  hasEnded,
  policyLabel,
  policyNumberKey,
  linesOfBusiness,
  policyStandingLabels,
  standingOf,
} from '../../knowledge/index.ts'
import { dayInWords } from '../../platform/index.ts'
import { defineTool } from './tool.ts'

/** How many policies an answer lists, and at most a spreadsheet. */
const listed = { usually: 50, most: 1_000 }

/** Looks up policies on record: by account, carrier, number or expiration period. */
export const lookUpPolicies = defineTool({
  name: 'look_up_policies',
  title: 'Look up policies',
  description:
    'Looks up policies by account or policy number, the policies in force with a carrier, or those that expire from one day to another. Answers lines, numbers, carriers, dates, premiums and limits on record.',
  reads: 'Policies of the agency',
  actsOutward: false,
  input: z.object({
    accountId: z.string().optional(),
    carrierId: z.string().optional(),
    policyNumber: z.string().max(100).optional(),
    expiresFrom: z.iso.date().optional(),
    expiresTo: z.iso.date().optional(),
    /** Whose term began in this time. */
    beginsFrom: z.iso.date().optional(),
    beginsTo: z.iso.date().optional(),
    lines: z.array(z.enum(linesOfBusiness)).optional(),
    /** Only policies whose next term is not bound. */
    isUnrenewed: z.boolean().optional(),
    /** Only policies on which somebody has to act before they expire, as the list of policies counts them. */
    isToRenew: z.boolean().optional(),
    /** Only policies in force today. */
    isInForce: z.boolean().optional(),
    /** Lists by premium instead of by expiration. */
    byPremium: z.enum(['highest', 'lowest']).optional(),
    count: z.number().int().min(1).max(listed.most).default(listed.usually),
  }),
  describe: ({ carrierId, policyNumber, expiresFrom, expiresTo }) =>
    policyNumber
      ? `Looked up policy ${policyNumber}`
      : expiresFrom && expiresTo
        ? `Looked up policies that expire from ${dayInWords(expiresFrom)} to ${dayInWords(expiresTo)}`
        : carrierId
          ? 'Looked up the policies in force with the carrier'
          : 'Looked up the policies of the account',
  async run(
    { agency, services },
    {
      accountId,
      carrierId,
      policyNumber,
      expiresFrom,
      expiresTo,
      beginsFrom,
      beginsTo,
      lines,
      isUnrenewed,
      isToRenew,
      isInForce,
      byPremium,
      count,
    },
  ) {
    const today = agencyToday(agency, services.clock.now())
    const isCurrent = (row: BusinessPolicyRow) => standingOf(row, today) === 'INFORCE'
    const ranOut = (row: BusinessPolicyRow) =>
      isCurrent(row) || ['LAPSED', 'EXPIRED'].includes(standingOf(row, today))
    const policies = agency.table(businessPolicyKind)
    const isRenewed = ({ renewedById }: BusinessPolicyRow) => {
      const next = renewedById === null ? undefined : policies.get(renewedById)
      return next?.state === 'INFORCE' || next?.state === 'BINDING'
    }
    const isWanted = (row: BusinessPolicyRow) =>
      (accountId === undefined || row.accountId === accountId) &&
      (carrierId === undefined ||
        (row.carrierId === carrierId && (isCurrent(row) || expiresFrom !== undefined))) &&
      (lines === undefined || lines.includes(row.type)) &&
      (isInForce !== true || isCurrent(row)) &&
      (isUnrenewed !== true || !isRenewed(row)) &&
      (isToRenew !== true || (dayToAct(row) !== null && !hasEnded(row, today))) &&
      (expiresFrom === undefined ||
        ((isToRenew === true || ranOut(row)) && row.expiresAt !== null && row.expiresAt >= expiresFrom)) &&
      (expiresTo === undefined || (row.expiresAt !== null && row.expiresAt <= expiresTo)) &&
      (beginsFrom === undefined || (ranOut(row) && row.inforceAt !== null && row.inforceAt >= beginsFrom)) &&
      (beginsTo === undefined || (row.inforceAt !== null && row.inforceAt <= beginsTo))
    const key = policyNumber && policyNumberKey(policyNumber)
    const within = key
      ? { relation: 'policyNumber', key }
      : accountId
        ? { relation: 'account', key: accountId }
        : null
    const filter = { where: isWanted, ...(within ? { within } : {}) }
    const all = within ? policies.related(within.relation, within.key) : [...policies.values()]
    const matching = all.filter(isWanted)
    const sign = byPremium === 'lowest' ? 1 : -1
    const rows = byPremium
      ? matching.toSorted((a, b) => sign * (a.premium - b.premium)).slice(0, count)
      : policies.page({ ...filter, order: 'expiresFirst', first: count }).rows
    const records = await agency.readMany(
      businessPolicyKind,
      rows.map(({ id }) => id),
    )
    return {
      total: matching.length,
      /** Cents. */
      totalPremium: matching.reduce((sum, { premium }) => sum + premium, 0),
      withoutPremium: matching.filter(({ premium }) => premium <= 0).length,
      policies: rows.map((row, at) => ({
        id: row.id,
        accountId: row.accountId,
        account: agency.table(accountKind).get(row.accountId)?.detail.name ?? null,
        type: row.type,
        line: policyLabel(row),
        policyNumber: row.policyNumber,
        carrier: agency.table(carrierKind).get(row.carrierId)?.name ?? null,
        state: policyStandingLabels[standingOf(row, today)],
        isInForce: isCurrent(row),
        inforceAt: row.inforceAt,
        expiresAt: row.expiresAt,
        /** Cents; 0 if unknown. */
        premium: row.premium,
        limits: records[at]?.value.coverages ?? [],
      })),
    }
  },
  summarize: ({ total, policies }) =>
    total === 0
      ? 'No policy found.'
      : policies
          .map(({ line, policyNumber, account }) => [account, line, policyNumber].filter(Boolean).join(', '))
          .join('\n'),
})
