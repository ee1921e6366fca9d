import { builder, Node, nodeRef, recordLoader } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { AccountType } from '../accounts/accountType.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { AddressType } from '../addresses/addressType.ts'
import { LineOfBusinessEnum } from '../policies/businessPolicyEnums.ts'
import { industries } from '../naics/industries.ts'
import { NaicsCodeType } from '../naics/naicsType.ts'
import {
  ApplicationContactType,
  EmployeeInfoType,
  LossType,
  OwnerType,
  SelectedLimitsType,
} from './applicationPartTypes.ts'
import { applicationStates, legalEntityTypes } from './applicationTerms.ts'
import { businessApplicationKind } from './businessApplication.ts'
import type { ApplicationRow, BusinessApplication } from './businessApplication.ts'
import { LocationType } from './locationType.ts'
import { readUnderwriting } from './readUnderwriting.ts'
import { AnswerType, QuestionType, StatementType } from './underwritingType.ts'

export const ApplicationStateEnum = builder.enumType('BusinessApplicationState', {
  values: applicationStates,
})
export const LegalEntityTypeEnum = builder.enumType('LegalEntityType', { values: legalEntityTypes })

/** Represented by its row; fields load the record. */
export const BusinessApplicationType = nodeRef('BusinessApplication', businessApplicationKind)

const loaded = recordLoader(businessApplicationKind)

async function whole(context: RequestContext, row: ApplicationRow): Promise<BusinessApplication> {
  return (await loaded(context, row)).value
}

BusinessApplicationType.implement({
  interfaces: [Node],
  fields: (t) => ({
    state: t.expose('state', { type: ApplicationStateEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version', {
      description: "Send it back when saving, so that a colleague's newer changes are not overwritten.",
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) => agency.table(accountKind).get(accountId) ?? null,
    }),
  }),
})

builder.objectFields(BusinessApplicationType, (t) => ({
  businessName: t.field({
    type: 'String',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).businessName,
  }),
  businessDba: t.field({
    type: 'String',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).businessDba,
  }),
  contact: t.field({
    type: ApplicationContactType,
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).contact,
  }),
  fein: t.field({
    type: 'String',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).fein,
  }),
  legalEntityType: t.field({
    type: LegalEntityTypeEnum,
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).legalEntityType,
  }),
  naicsCode: t.field({
    type: 'String',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).naicsCode,
  }),
  mailingAddress: t.field({
    type: AddressType,
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).mailingAddress,
  }),
  yearOfFounding: t.field({
    type: 'Int',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).yearOfFounding,
  }),
  yearsOfManagementExperience: t.field({
    type: 'Int',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).yearsOfManagementExperience,
  }),
  annualRevenue: t.field({
    type: 'Money',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).annualRevenue,
  }),
  employeeInfo: t.field({
    type: EmployeeInfoType,
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).employeeInfo,
  }),
  insuranceEffectiveAt: t.field({
    type: 'Date',
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).insuranceEffectiveAt,
  }),
  selectedLimits: t.field({
    type: SelectedLimitsType,
    nullable: true,
    resolve: async (row, _, context) => (await whole(context, row)).selectedLimits,
  }),
  insuranceTypes: t.field({
    type: [LineOfBusinessEnum],
    resolve: async (row, _, context) => (await whole(context, row)).insuranceTypes,
  }),
  selectedCarriers: t.field({
    type: ['String'],
    resolve: async (row, _, context) => (await whole(context, row)).selectedCarriers,
  }),
  locations: t.field({
    type: [LocationType],
    resolve: async (row, _, context) =>
      (await whole(context, row)).locations.map((location) => ({ ...location, applicationId: row.id })),
  }),
  owners: t.field({
    type: [OwnerType],
    resolve: async (row, _, context) => (await whole(context, row)).owners,
  }),
  pastPolicyLosses: t.field({
    type: [LossType],
    resolve: async (row, _, context) => (await whole(context, row)).pastPolicyLosses,
  }),
  underwritingAnswers: t.field({
    type: [AnswerType],
    resolve: async (row, _, context) => (await whole(context, row)).underwritingAnswers,
  }),
  industry: t.field({
    type: NaicsCodeType,
    nullable: true,
    description: 'Industry for the NAICS code; null if it is no longer in the catalog.',
    async resolve(row, _, context) {
      const { naicsCode } = await whole(context, row)
      return naicsCode === null ? null : (industries().get(naicsCode) ?? null)
    },
  }),
  underwritingQuestions: t.field({
    type: [QuestionType],
    async resolve({ id }, _, { agency }) {
      const { underwritingQuestions } = await readUnderwriting(agency, id)
      return underwritingQuestions.map((question) => ({ ...question, applicationId: id }))
    },
  }),
  underwritingStatements: t.field({
    type: [StatementType],
    resolve: async ({ id }, _, { agency }) => (await readUnderwriting(agency, id)).underwritingStatements,
  }),
}))

builder.objectField(AccountType, 'businessApplications', (t) =>
  t.field({
    type: [BusinessApplicationType],
    description: 'Oldest first.',
    resolve: ({ id }, _, { agency }) => [...agency.table(businessApplicationKind).related('account', id)],
  }),
)
