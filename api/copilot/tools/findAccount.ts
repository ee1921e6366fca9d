import { z } from 'zod'
import { agencyToday } from '../../identity/index.ts'
import {
  accountKind,
  addressLine,
  businessPolicyKind,
  carrierKind,
  contactKind,
  policyLabel,
  standingOf,
} from '../../knowledge/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { defineTool } from './tool.ts'

/** Finds accounts with their contact, policies and open requests. */
export const findAccount = defineTool({
  name: 'find_account',
  title: 'Find an account',
  description:
    'Finds accounts by name, email, phone or policy number, with their policies and open service requests.',
  reads: 'Accounts, policies and service requests of the agency',
  actsOutward: false,
  input: z.object({ text: z.string().min(2).max(200).optional(), accountId: z.string().optional() }),
  describe: ({ text }) => (text ? `Looked for the account "${text}"` : 'Looked up the account'),
  async run({ agency, services }, { text, accountId }) {
    const accounts = agency.table(accountKind)
    const today = agencyToday(agency, services.clock.now())
    const known = accountId === undefined ? undefined : accounts.get(accountId)
    const hits = known || !text ? [] : await accounts.search({ text, first: 5, isTolerant: true })
    const rows = known ? [known] : hits.map(({ row }) => row)
    return rows.map((account) => {
      const contact = account.contactIds[0] ? agency.table(contactKind).get(account.contactIds[0]) : undefined
      return {
        id: account.id,
        name: account.detail.name,
        email: account.detail.email,
        mailingAddress: account.detail.mailingAddress && addressLine(account.detail.mailingAddress),
        type: account.type,
        contact: contact ? { name: contact.name, email: contact.email } : null,
        policies: agency
          .table(businessPolicyKind)
          .related('account', account.id)
          .slice(-30)
          .map((row) => ({ ...row, standing: standingOf(row, today) }))
          .map((row) => ({
            id: row.id,
            type: row.type,
            line: policyLabel(row),
            policyNumber: row.policyNumber,
            state: row.state,
            isInForce: row.standing === 'INFORCE',
            /** Its term is over, and nothing renews it. */
            isLapsed: row.standing === 'LAPSED',
            inforceAt: row.inforceAt,
            expiresAt: row.expiresAt,
            premium: row.premium,
            carrier: agency.table(carrierKind).get(row.carrierId)?.name ?? null,
          })),
        requests: agency
          .table(serviceRequestKind)
          .related('account', account.id)
          .filter(({ state }) => state === 'OPEN')
          .slice(-20)
          .map(({ id, type, createdAt }) => ({ id, type, createdAt })),
      }
    })
  },
  summarize: (found) =>
    found.length === 0
      ? 'No account found.'
      : found.map(({ name, policies }) => `${name}: ${policies.length} policies`).join('\n'),
})
