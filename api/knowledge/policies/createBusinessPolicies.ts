import {
  builder,
  fieldError,
  type FieldProblem,
  invalidFields,
  ValidationErrors,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { create, listed } from '../../platform/index.ts'
import { AccountDetailInput, ContactInput } from '../accounts/accountInputs.ts'
import { newAccount } from '../accounts/newAccount.ts'
import { recordCorrections } from '../details/recordCorrections.ts'
import { otherInsuredIn, otherInsuredMessage } from '../policyFiles/otherInsured.ts'
import { PolicyFileInput, policyUpload, uploadAgain } from '../policyFiles/policyUpload.ts'
import { openedPolicy } from './businessPolicy.ts'
import { BusinessPolicyInput } from './businessPolicyInputs.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { checkedNewPolicy, insuredProblem } from './checkedNewPolicy.ts'
import { PolicyNumberTakenError } from './policyNumbers.ts'
import type { PolicyTerms } from './policyTerms.ts'
import { unlessTaken } from './unlessTaken.ts'

const CreateBusinessPoliciesInput = builder.inputType('CreateBusinessPoliciesInput', {
  fields: (t) => ({
    accountId: t.id({ description: 'Required unless the policies are of a new account.' }),
    account: t.field({ type: AccountDetailInput, description: 'A new business account, created along.' }),
    contact: t.field({
      type: ContactInput,
      description: 'The contact of a new account, as in CreateAccountInput.',
    }),
    associateContactId: t.id({ description: 'An existing contact of a new account.' }),
    policies: t.field({ type: [BusinessPolicyInput], required: true }),
    confirm: t.boolean({ description: 'Save even though a policy number already exists.' }),
    confirmOther: t.boolean({ description: 'Save even though the document names another insured.' }),
    document: t.field({
      type: PolicyFileInput,
      description: 'The uploaded file that the first policy was entered from. It becomes its document.',
    }),
  }),
})

interface CreateSuccess {
  readonly __typename: 'CreateBusinessPoliciesSuccess'
  readonly businessPolicies: readonly BusinessPolicyRow[]
}

const CreateBusinessPoliciesSuccess = builder
  .objectRef<CreateSuccess>('CreateBusinessPoliciesSuccess')
  .implement({
    fields: (t) => ({
      businessPolicies: t.field({
        type: [BusinessPolicyType],
        description: 'In the order of the input.',
        resolve: ({ businessPolicies }) => [...businessPolicies],
      }),
    }),
  })

const CreateBusinessPoliciesResult = builder.unionType('CreateBusinessPoliciesResult', {
  types: [CreateBusinessPoliciesSuccess, PolicyNumberTakenError, ValidationErrors],
})

builder.mutationField('createBusinessPolicies', (t) =>
  t.field({
    type: CreateBusinessPoliciesResult,
    args: { req: t.arg({ type: CreateBusinessPoliciesInput, required: true }) },
    resolve: (_, { req }, context) => createBusinessPolicies(context, req),
  }),
)

/** KV takes a hundred records per transaction; nobody adds half as many at once. */
const most = 50

/** Adds policies to a business account, which may be created along: all or nothing. */
async function createBusinessPolicies(
  context: RequestContext,
  req: typeof CreateBusinessPoliciesInput.$inferInput,
) {
  const { agency, actor, viewer, clock } = context
  const insured = await insuredOf(context, req)
  const count = req.policies.length
  if (count === 0 || count > most) {
    return fieldError('policies', `Log between 1 and ${most} policies at a time.`)
  }
  const checked = req.policies.map((input, at) => checkedPolicy(context, input, at))
  const problems = [
    ...('__typename' in insured ? insured.fields : []),
    ...checked.flatMap((one) => ('problems' in one ? one.problems : [])),
  ]
  if ('__typename' in insured || problems.length > 0) return invalidFields(problems)
  const document = req.document ? await policyUpload(context, req.document) : null
  if (document && 'problems' in document) return invalidDocument(document.problems)
  const confirmed = req.confirmOther ?? false
  const other =
    document && !confirmed ? otherInsuredIn(agency, { fileId: document.fileId, accountId: insured.id }) : null
  if (other) return fieldError('confirmOther', otherInsuredMessage(other))
  const terms = checked.flatMap((one) => ('terms' in one ? one.terms : []))
  return unlessTaken(agency, { numbered: terms.map(atPlace), confirm: req.confirm ?? false }, async () => {
    const now = clock.now()
    const ids = terms.map(() => agency.newId(businessPolicyKind))
    const policies = terms.map((term) => openedPolicy(insured.id, term, now))
    const changes = policies.map((policy, at) =>
      create(businessPolicyKind, ids[at] ?? '', policy, 'CREATE_BUSINESS_POLICY'),
    )
    const [policyId = ''] = ids
    const [next] = policies
    const attaching = document ? [document.attach(policyId, confirmed ? viewer.id : null)] : []
    const corrections =
      document && next
        ? await recordCorrections(context, { policyId, before: null, next, fileId: document.fileId })
        : []
    const committed = await agency.commit(actor, [
      ...insured.changes,
      ...changes,
      ...attaching,
      ...corrections,
    ])
    if (!committed.ok && document) return invalidDocument([uploadAgain])
    if (!committed.ok) throw new Error(`The new policies of ${insured.id} were not taken.`)
    const businessPolicies = ids.map((id) => listed(context.agency, businessPolicyKind, id))
    return { __typename: 'CreateBusinessPoliciesSuccess' as const, businessPolicies }
  })
}

/** The chosen account, or the new one with the changes that create it. */
async function insuredOf(
  context: RequestContext,
  { accountId, account, contact, associateContactId }: typeof CreateBusinessPoliciesInput.$inferInput,
) {
  if (account) return newAccount(context, { type: 'BUSINESS', account, contact, associateContactId })
  const problem = insuredProblem(context.agency, accountId ?? '')
  return problem ? fieldError('accountId', problem) : { id: accountId ?? '', changes: [] }
}

function invalidDocument(problems: readonly FieldProblem[]) {
  return invalidFields(problems.map(({ path, message }) => ({ path: `document.${path}`, message })))
}

function checkedPolicy(
  { agency, actor, clock }: RequestContext,
  input: typeof BusinessPolicyInput.$inferInput,
  at: number,
) {
  // The premium may come from the declarations, which are uploaded to the policy.
  const checked = checkedNewPolicy(
    { premium: 0, ...input },
    { agency, actor, today: agencyToday(agency, clock.now()) },
  )
  if ('terms' in checked) return checked
  return {
    problems: checked.problems.map(({ path, message }) => ({ path: `policies.${at}.${path}`, message })),
  }
}

function atPlace({ carrierId, policyNumber }: PolicyTerms, at: number) {
  return { carrierId, policyNumber, path: `policies.${at}.policyNumber` }
}
