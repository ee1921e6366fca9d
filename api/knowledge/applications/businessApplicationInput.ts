import { builder } from '../../graphql/index.ts'
import { AddressInput } from '../accounts/accountInputs.ts'
import { LineOfBusinessEnum } from '../policies/businessPolicyEnums.ts'
import { ClaimStatusEnum } from './applicationPartTypes.ts'
import { ApplicationStateEnum, LegalEntityTypeEnum } from './businessApplicationType.ts'
import { LocationInput } from './locationInput.ts'
import { AnswerInput, QuestionInput, StatementInput } from './underwritingInputs.ts'

const ApplicationContactInput = builder.inputType('BusinessApplicationContactInput', {
  fields: (t) => ({
    fullName: t.string(),
    email: t.string(),
    phone: t.string(),
  }),
})

const EmployeeInfoInput = builder.inputType('EmployeeInfoInput', {
  fields: (t) => ({
    numFullTimeEmployees: t.int(),
    numPartTimeEmployees: t.int(),
    totalEmployeePayroll: t.field({ type: 'Money' }),
  }),
})

const OwnerInput = builder.inputType('BusinessOwnerInput', {
  fields: (t) => ({
    fullName: t.string(),
    annualPayroll: t.field({ type: 'Money' }),
    dateOfBirth: t.field({ type: 'Date' }),
    jobCode: t.string(),
  }),
})

const LossInput = builder.inputType('PastPolicyLossInput', {
  fields: (t) => ({
    claimDate: t.field({ type: 'Date' }),
    claimStatus: t.field({ type: ClaimStatusEnum }),
    lossDate: t.field({ type: 'Date' }),
    lossDescription: t.string(),
    lossState: t.string(),
    lossType: t.string(),
    policyEffectiveAt: t.field({ type: 'Date' }),
    policyExpiresAt: t.field({ type: 'Date' }),
    policyType: t.field({ type: LineOfBusinessEnum }),
    totalPaidAmount: t.field({ type: 'Money' }),
    totalReservedAmount: t.field({ type: 'Money' }),
  }),
})

const SelectedLimitsInput = builder.inputType('SelectedLimitsInput', {
  fields: (t) => ({
    coverageState: t.string(),
    bopAggregateLimit: t.field({ type: 'Money' }),
    bopPerOccurrenceLimit: t.field({ type: 'Money' }),
    cyberAggregateLimit: t.field({ type: 'Money' }),
    cyberRetentionLimit: t.field({ type: 'Money' }),
    glAggregateLimit: t.field({ type: 'Money' }),
    glPerOccurrenceLimit: t.field({ type: 'Money' }),
    wcPerAccidentLimit: t.field({ type: 'Money' }),
    wcPerDiseaseEmployeeLimit: t.field({ type: 'Money' }),
    wcPerDiseasePolicyLimit: t.field({ type: 'Money' }),
  }),
})

export const BusinessApplicationInput = builder.inputType('BusinessApplicationInput', {
  description: 'Absent fields are unchanged, null clears, and a list replaces the existing list.',
  fields: (t) => ({
    version: t.int({ description: 'The version that was edited. A newer one is not overwritten.' }),
    state: t.field({ type: ApplicationStateEnum }),
    businessName: t.string(),
    businessDba: t.string(),
    contact: t.field({ type: ApplicationContactInput }),
    fein: t.string(),
    legalEntityType: t.field({ type: LegalEntityTypeEnum }),
    naicsCode: t.string(),
    mailingAddress: t.field({ type: AddressInput }),
    yearOfFounding: t.int(),
    yearsOfManagementExperience: t.int(),
    annualRevenue: t.field({ type: 'Money' }),
    employeeInfo: t.field({ type: EmployeeInfoInput }),
    insuranceEffectiveAt: t.field({ type: 'Date' }),
    insuranceTypes: t.field({ type: [LineOfBusinessEnum] }),
    selectedCarriers: t.stringList(),
    selectedLimits: t.field({ type: SelectedLimitsInput }),
    locations: t.field({ type: [LocationInput] }),
    owners: t.field({ type: [OwnerInput] }),
    pastPolicyLosses: t.field({ type: [LossInput] }),
    underwritingAnswers: t.field({ type: [AnswerInput] }),
    underwritingQuestions: t.field({ type: [QuestionInput] }),
    underwritingStatements: t.field({ type: [StatementInput] }),
  }),
})
