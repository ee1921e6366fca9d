import { builder } from '../../graphql/index.ts'
import { LineOfBusinessEnum } from '../policies/businessPolicyEnums.ts'
import type { ApplicationData } from './applicationRules.ts'
import { claimStatuses } from './applicationTerms.ts'

export const ClaimStatusEnum = builder.enumType('ClaimStatus', { values: claimStatuses })

export const ApplicationContactType = builder
  .objectRef<NonNullable<ApplicationData['contact']>>('BusinessApplicationContact')
  .implement({
    fields: (t) => ({
      fullName: t.exposeString('fullName', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
    }),
  })

export const EmployeeInfoType = builder
  .objectRef<NonNullable<ApplicationData['employeeInfo']>>('EmployeeInfo')
  .implement({
    fields: (t) => ({
      numFullTimeEmployees: t.exposeInt('numFullTimeEmployees', { nullable: true }),
      numPartTimeEmployees: t.exposeInt('numPartTimeEmployees', { nullable: true }),
      totalEmployeePayroll: t.expose('totalEmployeePayroll', {
        type: 'Money',
        nullable: true,
        description: 'Per year.',
      }),
    }),
  })

export const OwnerType = builder.objectRef<ApplicationData['owners'][number]>('BusinessOwner').implement({
  fields: (t) => ({
    fullName: t.exposeString('fullName', { nullable: true }),
    annualPayroll: t.expose('annualPayroll', { type: 'Money', nullable: true }),
    dateOfBirth: t.expose('dateOfBirth', { type: 'Date', nullable: true }),
    jobCode: t.exposeString('jobCode', { nullable: true }),
  }),
})

export const LossType = builder
  .objectRef<ApplicationData['pastPolicyLosses'][number]>('PastPolicyLoss')
  .implement({
    fields: (t) => ({
      claimDate: t.expose('claimDate', { type: 'Date', nullable: true }),
      claimStatus: t.expose('claimStatus', { type: ClaimStatusEnum, nullable: true }),
      lossDate: t.expose('lossDate', { type: 'Date', nullable: true }),
      lossDescription: t.exposeString('lossDescription', { nullable: true }),
      lossState: t.exposeString('lossState', {
        nullable: true,
        description: 'USPS state code: ME.',
      }),
      lossType: t.exposeString('lossType', { nullable: true }),
      policyEffectiveAt: t.expose('policyEffectiveAt', { type: 'Date', nullable: true }),
      policyExpiresAt: t.expose('policyExpiresAt', { type: 'Date', nullable: true }),
      policyType: t.expose('policyType', { type: LineOfBusinessEnum, nullable: true }),
      totalPaidAmount: t.expose('totalPaidAmount', { type: 'Money', nullable: true }),
      totalReservedAmount: t.expose('totalReservedAmount', { type: 'Money', nullable: true }),
    }),
  })

export const SelectedLimitsType = builder
  .objectRef<NonNullable<ApplicationData['selectedLimits']>>('SelectedLimits')
  .implement({
    fields: (t) => ({
      coverageState: t.exposeString('coverageState', { nullable: true }),
      bopAggregateLimit: t.expose('bopAggregateLimit', { type: 'Money', nullable: true }),
      bopPerOccurrenceLimit: t.expose('bopPerOccurrenceLimit', { type: 'Money', nullable: true }),
      cyberAggregateLimit: t.expose('cyberAggregateLimit', { type: 'Money', nullable: true }),
      cyberRetentionLimit: t.expose('cyberRetentionLimit', { type: 'Money', nullable: true }),
      glAggregateLimit: t.expose('glAggregateLimit', { type: 'Money', nullable: true }),
      glPerOccurrenceLimit: t.expose('glPerOccurrenceLimit', { type: 'Money', nullable: true }),
      wcPerAccidentLimit: t.expose('wcPerAccidentLimit', { type: 'Money', nullable: true }),
      wcPerDiseaseEmployeeLimit: t.expose('wcPerDiseaseEmployeeLimit', { type: 'Money', nullable: true }),
      wcPerDiseasePolicyLimit: t.expose('wcPerDiseasePolicyLimit', { type: 'Money', nullable: true }),
    }),
  })
