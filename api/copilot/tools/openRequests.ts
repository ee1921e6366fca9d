import { z } from 'zod'
import { openedRequests, planHandedEmail } from '../../communication/index.ts'
import { typeLabels } from '../../servicing/index.ts'
import { emailRules, requestsIn } from './readRequests.ts'
import { defineOutwardTool, type PreviewContext, ToolError } from './tool.ts'

const input = z.object({
  email: emailRules,
  accountId: z.string().nullable(),
  /** Of the requests that were shown: others are not opened. */
  digest: z.string(),
})

/** Opens the service requests that an email asks for, once a person has approved them. */
export const openRequests = defineOutwardTool({
  name: 'open_service_requests',
  title: 'Open service requests',
  description: 'Opens the service requests that an email asks for, as if it had arrived in the inbox.',
  reads: 'The email that it is given, and the accounts',
  actsOutward: true,
  input,
  describe: ({ email }) => `Proposed service requests for ${email.subject ?? 'the email'}`,
  async preview(context, order) {
    const { decided, account, message } = await checkedRequests(context, order)
    const { requests } = decided
    const { name, email } = message.from
    return {
      title: `Open ${inWords(requests.length)}${account ? ` for ${account.names[0] ?? ''}` : ''}`,
      lines: [
        { label: 'Account', value: account?.names[0] ?? 'Unknown: no account matches with certainty' },
        ...(name || email ? [{ label: 'From', value: [name, email].filter(Boolean).join(', ') }] : []),
        ...requests.map((request) => ({
          label: typeLabels[request.type],
          value: [
            request.name && `Name: ${request.name}`,
            request.policyNumber && `Policy: ${request.policyNumber}`,
            request.dueOn && `Due: ${request.dueOn}`,
            request.details,
            request.missing.length > 0 && `Missing: ${request.missing.join(', ')}`,
          ]
            .filter(Boolean)
            .join('\n'),
        })),
      ],
    }
  },
  async run(context, order) {
    const { decided, account, message } = await checkedRequests(context, order)
    const { agency, services, write } = context
    const now = services.clock.now()
    const opened = openedRequests({
      agency,
      message,
      decided,
      account,
      known: [],
      mayEnrich: false,
      at: now,
    })
    const shown = planHandedEmail(agency, {
      ...order.email,
      account: account && { id: account.id, name: account.names[0] ?? '' },
      serviceRequestIds: opened.requestIds,
      now,
    })
    write([...opened.changes, ...shown.changes], shown.texts)
    const types = decided.requests.map(({ type }) => `- ${typeLabels[type]}`)
    const isOne = types.length === 1
    const result = [
      `${inWords(types.length)} ${isOne ? 'is' : 'are'} open. I am preparing ${isOne ? 'it' : 'each of them'}.`,
      '',
      ...types,
    ].join('\n')
    return { result, recordId: opened.requestIds[0] ?? null }
  },
})

function inWords(count: number): string {
  return `${count} service ${count === 1 ? 'request' : 'requests'}`
}

/** The requests as they were shown; throws when they would no longer be the same. */
async function checkedRequests(context: PreviewContext, { digest, ...handed }: z.output<typeof input>) {
  const read = await requestsIn(context, handed)
  if (read.decided.requests.length === 0) throw new ToolError('This email asks for nothing.')
  if (read.digest !== digest)
    throw new ToolError('The records that this was based on have changed. Ask Cara again.')
  return read
}
