import { builder, fieldError, notFound, NotFoundError, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import {
  accountKind,
  AccountType,
  contactKind,
  emailKey,
  phoneKey,
  updatedAccount,
} from '../../knowledge/index.ts'
import { conflict, create, remove, replace, retryOnConflict } from '../../platform/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import { planPreparation, planWithdrawal, resolved, serviceRequestKind } from '../../servicing/index.ts'
import { callKind } from '../calls/call.ts'
import type { Call } from '../calls/call.ts'
import { CallType } from '../calls/callType.ts'
import { emailThreadKind } from '../emails/emailThread.ts'
import type { EmailThread } from '../emails/emailThread.ts'
import { EmailThreadType } from '../emails/emailThreadType.ts'
import { ThreadChangedError, changedMeanwhile } from '../emails/threadResults.ts'
import { inboundRuleId, inboundRuleKind, senderKey } from './inboundRule.ts'
import type { InboundRule } from './inboundRule.ts'
import { redraft, threadMessage } from './redraft.ts'

const InboundRuleType = builder.objectRef<InboundRule & { readonly id: string }>('InboundRule').implement({
  description:
    'What Cara learned from a correction: the account a sender means, or that they request nothing.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sender: t.exposeString('sender'),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) =>
        (accountId && agency.table(accountKind).get(accountId)) || null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('inboundRules', (t) =>
  t.field({
    type: [InboundRuleType],
    resolve: (_, __, { agency }) => [...agency.table(inboundRuleKind).values()],
  }),
)

const CorrectionInput = builder.inputType('ConversationCorrectionInput', {
  fields: (t) => ({
    accountId: t.id({ description: 'The correct account.' }),
    isNoRequest: t.boolean({ description: 'True closes the requests that were opened for it.' }),
    addContact: t.boolean({
      description: "Whether to add the sender to the account's contacts, if they aren't one already.",
    }),
    remember: t.boolean({ description: 'Whether to treat later messages from this sender the same way.' }),
  }),
})

const CorrectionSuccess = builder
  .objectRef<{ readonly __typename: 'CorrectConversationSuccess'; readonly id: string }>(
    'CorrectConversationSuccess',
  )
  .implement({
    fields: (t) => ({
      emailThread: t.field({
        type: EmailThreadType,
        nullable: true,
        resolve: ({ id }, _, { agency }) => agency.table(emailThreadKind).get(id) ?? null,
      }),
      call: t.field({
        type: CallType,
        nullable: true,
        resolve: ({ id }, _, { agency }) => agency.table(callKind).get(id) ?? null,
      }),
    }),
  })

builder.mutationField('correctConversation', (t) =>
  t.field({
    type: builder.unionType('CorrectConversationResult', {
      types: [CorrectionSuccess, NotFoundError, ThreadChangedError, ValidationErrors],
    }),
    description: "Corrects Cara's decision about a call or an email thread.",
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: CorrectionInput, required: true }) },
    resolve: (_, { id, input }, context) => correctConversation(context, id, input),
  }),
)

interface Correction {
  readonly accountId?: string | null | undefined
  readonly isNoRequest?: boolean | null | undefined
  readonly addContact?: boolean | null | undefined
  readonly remember?: boolean | null | undefined
}

/** Moves a conversation and its requests to another account, or closes requests opened by mistake. */
async function correctConversation(
  context: RequestContext,
  id: string,
  { accountId, isNoRequest, addContact, remember }: Correction,
) {
  const { agency, actor, viewer, clock } = context
  const account = accountId ? agency.table(accountKind).get(accountId) : undefined
  if (accountId && !account) return fieldError('accountId', 'Choose an account.')
  const answer = await retryOnConflict(async () => {
    const thread = await agency.read(emailThreadKind, id)
    const call = thread ? null : await agency.read(callKind, id)
    const found = thread ?? call
    if (!found) return notFound('conversation')
    const at = clock.now()
    const named = account ? { account: { id: account.id, name: account.detail.name } } : {}
    const changes: Change[] = []
    if (thread) {
      const ending = isNoRequest
        ? { state: 'ENDED' as const, waitingFor: null, draft: null }
        : account && thread.value.draft
          ? {
              draft: redraft(agency, thread.value.draft, {
                message: await threadMessage(agency, thread.id),
                types: await openTypes(agency, thread.value.serviceRequestIds),
                account: { id: account.id, name: account.detail.name },
                at,
              }),
            }
          : {}
      const settled = {
        ...((account || isNoRequest) && { possibleAccountId: null }),
        ...(account && { confirmedSender: emailKey(thread.value.fromEmail) }),
      }
      changes.push(
        replace(
          thread,
          { ...thread.value, ...named, ...ending, ...settled, updatedAt: at },
          'UPDATE_EMAIL_THREAD',
        ),
      )
    }
    if (call) changes.push(replace(call, { ...call.value, ...named, updatedAt: at }, 'UPDATE_CALL'))
    for (const request of await agency.readMany(serviceRequestKind, found.value.serviceRequestIds)) {
      if (request?.value.state !== 'OPEN') continue
      const closing = { notes: 'Not a request.', fileIds: [], at, by: viewer.id }
      // A policy of the wrong account does not belong to the correct one.
      const moved = { ...request.value, ...named, businessPolicyId: null, policyNumber: null, updatedAt: at }
      if (isNoRequest)
        changes.push(
          replace(request, resolved(request.value, closing), 'CLOSE_SERVICE_REQUEST'),
          ...planWithdrawal(agency, request.id, { because: `${viewer.name}: not a request.`, now: at }),
        )
      else if (account && request.value.account?.id !== account.id)
        changes.push(
          replace(request, moved, 'UPDATE_SERVICE_REQUEST'),
          ...planPreparation(agency, request.id, at),
        )
    }
    if (account && addContact) changes.push(...(await contactChanges(agency, account.id, { found, at })))
    const sender = thread ? thread.value.fromEmail : (call?.value.fromNumber ?? null)
    if (remember && sender && (account || isNoRequest)) {
      const key = senderKey(sender)
      const ruleId = inboundRuleId(agency.id, key)
      const rule = {
        sender: key,
        accountId: isNoRequest ? null : (account?.id ?? null),
        createdBy: viewer.id,
        createdAt: at,
      }
      const known = await agency.read(inboundRuleKind, ruleId)
      changes.push(
        known
          ? replace(known, rule, 'UPDATE_INBOUND_RULE')
          : create(inboundRuleKind, ruleId, rule, 'CREATE_INBOUND_RULE'),
      )
    }
    if (!(await agency.commit(actor, changes)).ok) return conflict
    return { __typename: 'CorrectConversationSuccess' as const, id }
  })
  return answer === conflict ? changedMeanwhile : answer
}

/** What the conversation's open requests ask for. */
async function openTypes(agency: AgencyStore, ids: readonly string[]) {
  const requests = await agency.readMany(serviceRequestKind, ids)
  return requests.flatMap((request) => (request?.value.state === 'OPEN' ? [request.value.type] : []))
}

/** Adds the sender or caller to the account's contacts, unless they are one already. */
async function contactChanges(
  agency: AgencyStore,
  accountId: string,
  { found, at }: { found: Stored<EmailThread> | Stored<Call>; at: number },
): Promise<readonly Change[]> {
  const account = await agency.read(accountKind, accountId)
  if (!account) return []
  const { value } = found
  const [email, phone] =
    'fromEmail' in value ? [value.fromEmail, null] : [null, value.fromNumber && phoneKey(value.fromNumber)]
  const contacts = account.value.contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const isKnown = contacts.some(
    (contact) =>
      (email && contact.email && emailKey(contact.email) === emailKey(email)) ||
      (phone && contact.phone && phoneKey(contact.phone) === phone),
  )
  if (isKnown || (!email && !phone)) return []
  const id = agency.newId(contactKind)
  const contact = { name: value.fromName ?? email ?? phone ?? '', email, phone, createdAt: at }
  const contactIds = [...account.value.contactIds, id]
  return [
    create(contactKind, id, contact, 'CREATE_CONTACT'),
    replace(
      account,
      updatedAccount(account.value, { data: account.value, contactIds }, at),
      'UPDATE_ACCOUNT',
    ),
  ]
}

const DeletionSuccess = builder
  .objectRef<{ readonly __typename: 'DeleteInboundRuleSuccess'; readonly id: string }>(
    'DeleteInboundRuleSuccess',
  )
  .implement({ fields: (t) => ({ deletedId: t.exposeID('id') }) })

builder.mutationField('deleteInboundRule', (t) =>
  t.field({
    type: builder.unionType('DeleteInboundRuleResult', { types: [DeletionSuccess, NotFoundError] }),
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, { agency, actor }) {
      const rule = await agency.read(inboundRuleKind, id)
      if (!rule) return notFound('rule')
      await agency.commit(actor, [remove(rule, 'DELETE_INBOUND_RULE')])
      return { __typename: 'DeleteInboundRuleSuccess' as const, id }
    },
  }),
)
