import { z } from 'zod'
import { optionalAddress, optionalLine } from '../addresses/addressRules.ts'
import { linesOfBusiness } from '../policies/policyTerms.ts'
import { dayRule, email, longestName, naics, optional, phone } from '../fields/fieldRules.ts'
import { isZone } from '../addresses/zipZones.ts'
import { applicationStates, claimStatuses, legalEntityTypes } from './applicationTerms.ts'
import { jobCode, locationRules, workforceRules } from './locationRules.ts'
import { listOf, optionalCount, optionalFein, optionalMoney, optionalYear } from './optionalRules.ts'
import { answerRules, questionRules, statementRules } from './underwritingRules.ts'

const optionalName = optionalLine(longestName, 'A name')
const optionalDay = optional(dayRule)

const optionalZone = optionalLine(2, 'A state').refine(
  (zone) => zone === null || isZone(zone),
  'Choose a state from the list.',
)

/** The person to ask about an application. */
export const contactRules = z.object({ fullName: optionalName, email, phone })

/** An owner of the business. */
export const ownerRules = z.object({
  fullName: optionalName,
  annualPayroll: optionalMoney,
  dateOfBirth: optionalDay,
  jobCode,
})

/** A past loss. */
export const lossRules = z
  .object({
    claimDate: optionalDay,
    claimStatus: optional(z.enum(claimStatuses)),
    lossDate: optionalDay,
    lossDescription: optionalLine(1_000, 'A description'),
    lossState: optionalZone,
    lossType: optionalLine(100, 'The kind of loss'),
    policyEffectiveAt: optionalDay,
    policyExpiresAt: optionalDay,
    policyType: optional(z.enum(linesOfBusiness)),
    totalPaidAmount: optionalMoney,
    totalReservedAmount: optionalMoney,
  })
  .superRefine(({ claimDate, lossDate, policyEffectiveAt, policyExpiresAt }, issues) => {
    if (claimDate && lossDate && claimDate < lossDate) {
      issues.addIssue({
        code: 'custom',
        path: ['claimDate'],
        message: 'The claim date can’t be before the loss date.',
      })
    }
    if (policyEffectiveAt && policyExpiresAt && policyExpiresAt <= policyEffectiveAt) {
      issues.addIssue({
        code: 'custom',
        path: ['policyExpiresAt'],
        message: 'The expiration date must be after the effective date.',
      })
    }
  })

/** The limits asked for. */
export const limitRules = z.object({
  coverageState: optionalZone,
  bopAggregateLimit: optionalMoney,
  bopPerOccurrenceLimit: optionalMoney,
  cyberAggregateLimit: optionalMoney,
  cyberRetentionLimit: optionalMoney,
  glAggregateLimit: optionalMoney,
  glPerOccurrenceLimit: optionalMoney,
  wcPerAccidentLimit: optionalMoney,
  wcPerDiseaseEmployeeLimit: optionalMoney,
  wcPerDiseasePolicyLimit: optionalMoney,
})

/** The parts of an application. */
export const partRules = z.object({
  state: z.enum(applicationStates),
  businessName: optionalName,
  businessDba: optionalName,
  contact: optional(contactRules),
  fein: optionalFein,
  legalEntityType: optional(z.enum(legalEntityTypes)),
  naicsCode: naics,
  mailingAddress: optionalAddress,
  yearOfFounding: optionalYear,
  yearsOfManagementExperience: optionalCount(99),
  annualRevenue: optionalMoney,
  employeeInfo: optional(workforceRules),
  insuranceEffectiveAt: optionalDay,
  insuranceTypes: listOf(z.enum(linesOfBusiness), linesOfBusiness.length),
  selectedCarriers: listOf(z.string().trim().min(1).max(longestName), 50),
  selectedLimits: optional(limitRules),
  locations: listOf(locationRules, 100),
  owners: listOf(ownerRules, 50),
  pastPolicyLosses: listOf(lossRules, 100),
  underwritingAnswers: listOf(answerRules, 500),
  underwritingQuestions: listOf(questionRules, 500),
  underwritingStatements: listOf(statementRules, 50),
})

/** What is known about a business applying for insurance (spec 2 §3); any part may be missing. */
export const applicationRules = partRules.superRefine((application, issues) => {
  for (const [path, message] of problemsBetween(application)) {
    issues.addIssue({ code: 'custom', path: [...path], message })
  }
})

export type ApplicationData = z.output<typeof partRules>

function* problemsBetween(application: ApplicationData): Iterable<[(string | number)[], string]> {
  const { locations, underwritingAnswers, underwritingQuestions } = application
  const places = new Set<string>()
  for (const [at, { key, isPrimary }] of locations.entries()) {
    if (places.has(key)) yield [['locations', at, 'key'], 'Another location already has this key.']
    places.add(key)
    const isSecond = isPrimary && locations.findIndex((one) => one.isPrimary) < at
    if (isSecond) yield [['locations', at, 'isPrimary'], 'Only one location is the primary one.']
  }
  const questions = new Set<string>()
  for (const [at, { key, locationId }] of underwritingQuestions.entries()) {
    if (questions.has(`${key}\n${locationId}`)) {
      yield [['underwritingQuestions', at, 'key'], 'Another question already has this key.']
    }
    questions.add(`${key}\n${locationId}`)
    if (locationId && !places.has(locationId)) {
      yield [['underwritingQuestions', at, 'locationId'], 'There is no such location.']
    }
  }
  for (const [at, { questionId, locationId }] of underwritingAnswers.entries()) {
    if (!questions.has(`${questionId}\n${locationId}`)) {
      yield [['underwritingAnswers', at, 'questionId'], 'There is no such question.']
    }
  }
}
