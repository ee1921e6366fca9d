import { z } from 'zod'
import { optionalAddress, optionalLine } from '../addresses/addressRules.ts'
import { burglarAlarmTypes, constructionTypes, ownershipTypes } from './applicationTerms.ts'
import { optional } from '../fields/fieldRules.ts'
import { listOf, optionalCount, optionalMoney, optionalYear } from './optionalRules.ts'

const mostSquareFeet = 100_000_000

/** A building and its use. */
export const buildingRules = z
  .object({
    annualSales: optionalMoney,
    areaOccupiedByBusiness: optionalCount(mostSquareFeet),
    buildingCoverage: optionalMoney,
    burglarAlarmType: optional(z.enum(burglarAlarmTypes)),
    constructionType: optional(z.enum(constructionTypes)),
    ownershipType: optional(z.enum(ownershipTypes)),
    personalPropertyCoverage: optionalMoney,
    sprinkleredPercentage: optionalCount(100),
    totalArea: optionalCount(mostSquareFeet),
    totalStories: optionalCount(200),
    yearBuilt: optionalYear,
  })
  .refine(
    ({ areaOccupiedByBusiness, totalArea }) =>
      areaOccupiedByBusiness === null || totalArea === null || areaOccupiedByBusiness <= totalArea,
    { path: ['areaOccupiedByBusiness'], message: 'The occupied area can’t be larger than the building.' },
  )

/** The number of employees and their annual payroll. */
export const workforceRules = z.object({
  numFullTimeEmployees: optionalCount(1_000_000),
  numPartTimeEmployees: optionalCount(1_000_000),
  totalEmployeePayroll: optionalMoney,
})

/** The rating bureau's classification of an occupation. */
export const jobCode = optionalLine(20, 'A job code')

/** The employees with one job code. */
export const jobRules = workforceRules.extend({ jobCode })

/** A location of the business with its building and employees by job code. */
export const locationRules = z.object({
  key: z
    .string()
    .trim()
    .min(1, 'A location needs a key.')
    .max(64, 'A key may have up to 64 characters.')
    .describe('Chosen by the caller; unique within the application.'),
  isPrimary: z
    .boolean()
    .nullish()
    .transform((isPrimary) => isPrimary ?? false),
  address: optionalAddress,
  buildingInfo: optional(buildingRules),
  employeeInfo: listOf(jobRules, 50),
})
