import { z } from 'zod'
import { fileKind } from '../../files/index.ts'
import { agencyUserKind } from '../../identity/index.ts'
import {
  addressLine,
  askedBy,
  batchOrders,
  batchSurvey,
  certificateBasis,
  planBatch,
  provisionKinds,
  provisionLabels,
  readHolderList,
} from '../../knowledge/index.ts'
import type { PreviewLine } from '../approvals/proposal.ts'
import { checkLines, confirmationOf } from './confirmationOf.ts'
import { policyLines } from './issueCertificateOfInsurance.ts'
import { openNotices } from './openNotices.ts'
import { defineOutwardTool, type PreviewContext, ToolError } from './tool.ts'

const input = z.object({
  accountId: z.string(),
  /** The list of holders. */
  fileId: z.string(),
  /** Of the list's content, so that what is issued is the list that was approved. */
  hash: z.string(),
  /** What of the pasted list no certificate has. */
  warnings: z.array(z.string()).default([]),
})

type Order = z.output<typeof input>

/** Issues a certificate of liability insurance to every holder of a list, once a person has approved the list. */
export const issueCertificates = defineOutwardTool({
  name: 'issue_certificates',
  title: 'Issue certificates to a list of holders',
  description: "Issues a certificate of an account's policies in force to each holder of a list.",
  reads: 'The list, the account, its policies and endorsements on file',
  actsOutward: true,
  input,
  describe: () => 'Proposed certificates for a list of holders',
  async preview(context, order) {
    const { basis, holders, checks } = await checkedList(context, order)
    const isOne = holders.length === 1
    const notices = await openNotices(context.agency, {
      accountId: order.accountId,
      policyNumbers: basis.shown.map(({ policyNumber }) => policyNumber),
    })
    return {
      title: `Issue ${inWords(holders.length)} for ${basis.insured.name}`,
      confirmation: confirmationOf({
        descriptions: holders.map(({ order: { descriptionOfOperations } }) => descriptionOfOperations),
        checks,
      }),
      lines: [
        ...[...order.warnings, ...notices].map((value) => ({ label: 'Warning', value })),
        { label: 'Insured', value: basis.insured.name },
        ...policyLines(basis),
        {
          label: isOne ? 'Holder' : 'Holders',
          value: holders
            .map(({ order: { holder } }, at) => {
              const line = `${holder.name}, ${addressLine(holder.address)}`
              return isOne ? line : `${at + 1}. ${line}`
            })
            .join('\n'),
        },
        ...provisionKinds.flatMap((kind) => {
          const asking = holders.filter(({ order: asked }) => asked[askedBy[kind]])
          const isShown = kind === 'ADDITIONAL_INSURED' || asking.length > 0
          return isShown
            ? [
                {
                  label: provisionLabels[kind],
                  value: whose(
                    asking.map(({ order: { holder } }) => holder.name),
                    holders.length,
                  ),
                },
              ]
            : []
        }),
        ...otherInsuredsLines(holders),
        ...checkLines(checks),
      ],
    }
  },
  async run(context, order) {
    const { agency, services, agencyUserId, write } = context
    const { basis, holders } = await checkedList(context, order)
    const { changes } = planBatch(agency, {
      accountId: order.accountId,
      format: 'PDF',
      reissuesBefore: null,
      listFileId: order.fileId,
      policyIds: null,
      total: holders.length,
      requestedBy: agencyUserId,
      createdAt: services.clock.now(),
    })
    write(changes)
    return {
      result: `${inWords(holders.length)} for ${basis.insured.name} ${holders.length === 1 ? 'is' : 'are'} being issued. You will find them under the account's certificates.`,
      recordId: order.accountId,
    }
  },
})

/** The additional insureds besides the holders, with whose certificate names them. */
function otherInsuredsLines(holders: Awaited<ReturnType<typeof readHolderList>>['holders']): PreviewLine[] {
  const lines = holders.flatMap(({ order: { holder, otherAdditionalInsureds: others = [] } }) =>
    others.length > 0 ? [`${others.join(', ')} (certificate of ${holder.name})`] : [],
  )
  return lines.length > 0 ? [{ label: 'Other additional insureds', value: lines.join('\n') }] : []
}

/** The holders that a provision is requested for, among so many. */
function whose(names: readonly string[], count: number): string {
  if (count === 1) return names.length === 1 ? 'Yes' : 'No'
  return names.length === count ? 'All holders' : names.length === 0 ? 'None' : names.join('\n')
}

function inWords(count: number): string {
  return `${count} ${count === 1 ? 'certificate' : 'certificates'}`
}

/** The list with what a person should know of it; throws when its certificates cannot be issued. */
async function checkedList(
  { agency, services, agencyUserId }: PreviewContext,
  { accountId, fileId, hash }: Order,
) {
  const viewer = agency.table(agencyUserKind).get(agencyUserId)
  if (!viewer) throw new ToolError('Whoever asked for this no longer works here.')
  if (agency.table(fileKind).get(fileId)?.hash !== hash)
    throw new ToolError('The list of holders is no longer there. Ask Cara again.')
  const list = await readHolderList(agency, fileId)
  if (list.problems.length > 0) throw new ToolError(list.problems.map(({ message }) => message).join(' '))
  const { clock } = services
  const basis = await certificateBasis({ agency, viewer, now: clock.now() }, { accountId, policyIds: null })
  if (!basis) throw new ToolError('There is no such account.')
  const source = { accountId, reissuesBefore: null, listFileId: fileId, policyIds: null }
  const { checks } = await batchSurvey({ agency, viewer, clock }, batchOrders({ agency, clock }, '', source))
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  if (blocking.length > 0) throw new ToolError(blocking.map(({ message }) => message).join(' '))
  return { basis, holders: list.holders, checks }
}
