import { z } from 'zod'
import { triage, type TriageAccount, type TriageMessage } from '../../assistant/index.ts'
import { candidateBook } from '../../communication/index.ts'
import { callDigest } from '../approvals/proposal.ts'
import { defineTool, type ToolContext } from './tool.ts'

/** An email that somebody handed to Cara. */
export const emailRules = z.object({
  fromName: z.string().max(200).nullable(),
  fromEmail: z.string().max(320).nullable(),
  subject: z.string().max(500).nullable(),
  body: z.string().min(1).max(100_000),
  /** A calendar day; "next Friday" counts from it. */
  receivedOn: z.string(),
})

/** Reads an email the way inbound mail is read and says what it asks for. Opens nothing. */
export const readRequests = defineTool({
  name: 'read_requests',
  title: 'Read requests in an email',
  description: 'Finds what an email asks the agency for, and which account it is about.',
  reads: 'The email that it is given, and the accounts',
  actsOutward: false,
  input: z.object({ email: emailRules, accountId: z.string().nullable() }),
  describe: ({ email }) => `Read the requests in ${email.subject ?? 'the email'}`,
  async run(context, { email, accountId }) {
    const { decided, account, digest } = await requestsIn(context, { email, accountId })
    const requests = decided.requests.map(({ type, details, missing }) => ({ type, details, missing }))
    return { requests, accountName: account?.names[0] ?? null, accountId: account?.id ?? null, digest }
  },
  summarize: ({ requests, accountName }) =>
    [
      `Account: ${accountName ?? 'unknown'}`,
      ...requests.map(({ type, details }) => `${type}: ${details}`),
    ].join('\n'),
})

interface Handed {
  readonly email: z.output<typeof emailRules>
  /** The account that the work is about already; null to find it in the email. */
  readonly accountId: string | null
}

/** What an email asks for, by the same rules as inbound mail. The digest is the same as long as the answer is. */
export async function requestsIn({ agency }: Pick<ToolContext, 'agency'>, { email, accountId }: Handed) {
  const message: TriageMessage = {
    channel: 'EMAIL',
    receivedOn: email.receivedOn,
    // The person who hands it over vouches for the sender, and approves the account.
    from: { name: email.fromName, email: email.fromEmail, phone: null, isVerified: true },
    subject: email.subject,
    body: email.body,
    transcript: [],
    attachments: [],
  }
  const book = candidateBook(agency, message, accountId)
  const decided = triage(message, book)
  const account: TriageAccount | null =
    book.accounts.find(({ id }) => id === (accountId ?? decided.accountId)) ?? null
  const argumentsJson = JSON.stringify([decided.requests, account?.id ?? null])
  return { message, decided, account, digest: await callDigest({ tool: 'requests', argumentsJson }) }
}
