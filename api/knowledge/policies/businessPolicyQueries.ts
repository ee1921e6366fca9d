import {
  builder,
  connect,
  connectionArgs,
  connectionType,
  Permission,
  refused,
  sortInput,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { filterWords, hasWords } from '../../platform/index.ts'
import { connectTolerant, searchable, toleranceArg } from '../../search/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { AccountType } from '../accounts/accountType.ts'
import {
  BillingTypeEnum,
  LineOfBusinessEnum,
  PaymentIntervalEnum,
  PolicyMarketEnum,
  PolicyStandingEnum,
  PolicyStateEnum,
  ProcessTypeEnum,
} from './businessPolicyEnums.ts'
import type { ListedPolicies } from './businessPolicyFilter.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { carrierKind } from '../carriers/carrier.ts'
import type { CarrierRow } from '../carriers/carrier.ts'
import { CarrierType } from '../carriers/carrierType.ts'
import { carrierCalled } from '../carriers/checkedCarrier.ts'
import { listBusinessPolicies, policySortKeys } from './listBusinessPolicies.ts'
import { settableStates } from './policyStateRules.ts'
import { policyDefaults } from './policyDefaults.ts'
import { numbersInDocuments } from '../readings/numbersInDocuments.ts'
import { countExpiring, policyExpirations } from './policyExpiration.ts'
import { noAgencyBilling } from './policyProblems.ts'
import { usualCoverages } from './usualCoverages.ts'

searchable(BusinessPolicyType, businessPolicyKind, { standing: 'policy', inside: numbersInDocuments })

const BusinessPolicySort = sortInput('BusinessPolicy', policySortKeys)

const PolicyExpirationEnum = builder.enumType('BusinessPolicyExpiration', {
  description: 'Binding and active policies not yet renewed, by days until expiration.',
  values: policyExpirations,
})

const ExpirationCounts = builder.objectRef<ListedPolicies>('BusinessPolicyExpirationCounts').implement({
  fields: (t) => ({
    overdue: t.int({ resolve: ({ policies, today }) => countExpiring(policies, 'OVERDUE', today) }),
    in30Days: t.int({ resolve: ({ policies, today }) => countExpiring(policies, 'IN_30_DAYS', today) }),
    in60Days: t.int({ resolve: ({ policies, today }) => countExpiring(policies, 'IN_60_DAYS', today) }),
    in90Days: t.int({ resolve: ({ policies, today }) => countExpiring(policies, 'IN_90_DAYS', today) }),
  }),
})

const PolicyDefaults = builder
  .objectRef<ReturnType<typeof policyDefaults>>('BusinessPolicyDefaults')
  .implement({
    description: 'Default values for a new policy.',
    fields: (t) => ({
      state: t.expose('state', { type: PolicyStateEnum }),
      settableStates: t.field({
        type: [PolicyStateEnum],
        description: 'What the viewer may set the state to.',
        resolve: (_, __, { actor }) => settableStates(actor.type, null),
      }),
      billingType: t.expose('billingType', { type: BillingTypeEnum }),
      intervalType: t.expose('paymentIntervalType', { type: PaymentIntervalEnum }),
      processType: t.expose('sourceProcessType', { type: ProcessTypeEnum }),
      issuedAt: t.expose('issuedAt', { type: 'Date', description: "Today in the agency's time zone." }),
      inforceAt: t.expose('inforceAt', { type: 'Date', description: "Today in the agency's time zone." }),
      expiresAt: t.expose('expiresAt', { type: 'Date', description: '365 days after `inforceAt`.' }),
      coverageNames: t.stringList({
        description: 'The coverages that a policy of this line usually lists.',
        args: { type: t.arg({ type: LineOfBusinessEnum, required: true }) },
        resolve: (_, { type }) => [...usualCoverages[type]],
      }),
      fees: t.expose('otherFees', { type: 'Money', description: 'Taxes and all fees.' }),
      viewerCanChooseAgencyBilling: t.field({ type: Permission, resolve: () => refused(noAgencyBilling) }),
    }),
  })

const BusinessPolicyConnection = connectionType('BusinessPolicy', BusinessPolicyType)
const CarrierConnection = connectionType('Carrier', CarrierType)

builder.queryFields((t) => ({
  businessPolicy: t.field({
    type: BusinessPolicyType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(businessPolicyKind).get(id) ?? null,
  }),
  businessPolicies: t.field({
    type: BusinessPolicyConnection,
    description: 'Newest first by default.',
    args: {
      ...connectionArgs(t.arg),
      accountId: t.arg.id(),
      carrierId: t.arg.id(),
      brokerId: t.arg.id(),
      state: t.arg({
        type: PolicyStateEnum,
        description: 'Filters by the stored state; all states if null.',
      }),
      standing: t.arg({
        type: PolicyStandingEnum,
        description:
          'Filters by status as of today, as shown on badges: a policy past its expiration is not Active.',
      }),
      type: t.arg({ type: LineOfBusinessEnum }),
      market: t.arg({ type: PolicyMarketEnum }),
      expiration: t.arg({ type: PolicyExpirationEnum }),
      text: t.arg.string({
        description:
          'Filters by account name or email, status, type, carrier or policy number. Matches any part, ignoring case and accents.',
      }),
      sort: t.arg({ type: BusinessPolicySort }),
    },
    resolve: (_, { first, after, sort, ...filter }, context) =>
      connect(listBusinessPolicies(listedPolicies(context), filter, sort ?? undefined), { first, after }),
  }),
  businessPolicyExpirations: t.field({
    type: ExpirationCounts,
    description: 'Number of policies for each `expiration` filter.',
    resolve: (_, __, context) => listedPolicies(context),
  }),
  businessPolicyDefaults: t.field({
    type: PolicyDefaults,
    resolve: (_, __, { agency, clock }) => policyDefaults(agencyToday(agency, clock.now())),
  }),
  carrierCalled: t.field({
    type: CarrierType,
    nullable: true,
    description: 'The company in the catalog with this name, with or without "Company", "Inc." and the like.',
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, { name }, { agency }) => carrierCalled(agency, name) ?? null,
  }),
  carriers: t.field({
    type: CarrierConnection,
    description: "The agency's catalog of carriers and wholesale brokers, by name.",
    args: {
      ...connectionArgs(t.arg),
      isCarrier: t.arg.boolean(),
      isBroker: t.arg.boolean(),
      text: t.arg.string({ description: 'Filters by name. Matches any part, ignoring case and accents.' }),
      isTolerant: t.arg.boolean(toleranceArg),
    },
    resolve(_, { first, after, isCarrier, isBroker, text, isTolerant }, { agency }) {
      const words = filterWords(text)
      const isOffered = (row: CarrierRow) =>
        (isCarrier ?? row.isCarrier) === row.isCarrier && (isBroker ?? row.isBroker) === row.isBroker
      const called = carrierCalled(agency, text ?? '')?.id
      const where = (row: CarrierRow) => (hasWords(row.words, words) || row.id === called) && isOffered(row)
      const choice = { text, isTolerant, query: { order: 'name', where }, isOffered }
      return connectTolerant(agency.table(carrierKind), { first, after }, choice)
    },
  }),
}))

function listedPolicies({ agency, clock }: RequestContext): ListedPolicies {
  return {
    policies: agency.table(businessPolicyKind),
    accounts: agency.table(accountKind),
    carriers: agency.table(carrierKind),
    today: agencyToday(agency, clock.now()),
  }
}

builder.objectField(AccountType, 'policies', (t) =>
  t.field({
    type: BusinessPolicyConnection,
    description: "The account's policies, latest expiration first.",
    args: connectionArgs(t.arg),
    resolve: ({ id }, { first, after }, { agency }) =>
      connect(
        agency.table(businessPolicyKind),
        { first, after },
        { within: { relation: 'account', key: id }, order: 'expiresLast' },
      ),
  }),
)
