import assert from 'node:assert/strict'
import type { AmountField } from './amountDictionary.ts'
import { fieldOf } from './amountDictionary.ts'

interface Case {
  readonly label: string
  readonly heading?: string
  readonly context?: string
  readonly field: AmountField | null
}

const cases: readonly Case[] = [
  { label: 'Each Occurrence Limit', field: 'glPerOccurrenceLimit' },
  { label: 'Liability and Medical Expenses - each occurrence', field: 'glPerOccurrenceLimit' },
  { label: 'LIABILITY AND MEDICAL EXPENSE', field: 'glPerOccurrenceLimit' },
  { label: 'Each Occurrence', heading: 'Liquor Liability', field: null },
  { label: 'Medical Payments Limit Includes an Increase of', field: 'ignored' },
  { label: 'Electrical Disturbance (See Form for Deductible)', field: null },
  { label: 'Total 6 month policy premium and fees', field: 'total' },
  { label: 'General Aggregate Limit (Other Than Products-Completed Operations)', field: 'glAggregateLimit' },
  { label: 'Other than Products/Completed Operations Aggregate', field: 'glAggregateLimit' },
  { label: 'Products/Completed Operations Aggregate', field: 'glProductsAndCompletedOperationsLimit' },
  { label: 'PERSONAL & ADV INJURY', field: 'glPersonalAndAdvertisingInjuryLimit' },
  { label: 'Tenants Fire Legal - Any One Fire', field: 'glRentedPremisesDamageLimit' },
  { label: 'Damage to Premises Rented to You', field: 'glRentedPremisesDamageLimit' },
  { label: 'MED EXP (Any one person)', field: 'glMedicalPerPersonLimit' },
  { label: 'Auto Medical Payments', field: null },
  { label: 'E.L. DISEASE - EA EMPLOYEE', field: 'wcPerDiseaseEmployeeLimit' },
  { label: 'Bodily Injury by Disease policy limit', field: 'wcPerDiseasePolicyLimit' },
  { label: 'Each Accident', context: 'workers compensation', field: 'wcPerAccidentLimit' },
  { label: 'Each Accident', heading: 'Covered Autos Liability', field: null },
  { label: 'Policy Aggregate Limit of Liability', context: 'cyber', field: 'cyberAggregateLimit' },
  { label: 'Policy Aggregate', context: 'professional liability', field: null },
  { label: 'BUSINESS PERSONAL PROPERTY - REPLACEMENT COST', field: 'propertyContentsLimit' },
  { label: 'Business Personal Property Away From Premises', field: null },
  { label: 'Buildings (agreed value, coinsurance waived)', field: 'propertyBuildingLimit' },
  { label: 'Windstorm or Hail Deductible', field: 'deductible' },
  { label: 'Total Annual Premium', field: 'premium' },
  { label: 'Surplus Lines Tax', field: 'taxes' },
  { label: 'Inspection Fee', field: 'fees' },
  { label: 'Total Amount Due', field: 'total' },
  { label: 'Payroll', field: 'ignored' },
  { label: 'Employee Dishonesty', field: null },
  { label: 'In total for products and completed work', field: 'glProductsAndCompletedOperationsLimit' },
  { label: 'Any one event', context: 'general liability', field: 'glPerOccurrenceLimit' },
  { label: 'Yearly total (not products)', context: 'general liability', field: 'glAggregateLimit' },
  { label: 'Limit per policy year, all claims', context: 'general liability', field: 'glAggregateLimit' },
  { label: 'Aggregate', context: 'liquor liability', field: null },
  { label: 'For damage to premises you rent', field: 'glRentedPremisesDamageLimit' },
  { label: "Each person's medical bills", field: 'glMedicalPerPersonLimit' },
  { label: 'Structure', field: 'propertyBuildingLimit' },
  { label: 'Stock, fixtures and equipment insured for', field: 'propertyContentsLimit' },
  { label: 'Premises 5 Building', field: 'propertyBuildingLimit' },
  { label: 'Comprehensive / collision deductibles', field: 'deductible' },
  { label: 'BI/PD Occurrence Limit', context: 'general liability', field: 'glPerOccurrenceLimit' },
  { label: 'CGL Each Occurrence', field: 'glPerOccurrenceLimit' },
  { label: 'Public Liability, any one occurrence', field: 'glPerOccurrenceLimit' },
  { label: 'Each Claim or Occurrence', field: 'glPerOccurrenceLimit' },
  { label: "Gen'l Agg", field: 'glAggregateLimit' },
  { label: 'Non-Products Aggregate', context: 'general liability', field: 'glAggregateLimit' },
  { label: 'Medical Payments Aggregate', context: 'general liability', field: null },
  { label: 'P&AI', field: 'glPersonalAndAdvertisingInjuryLimit' },
  { label: 'Personal Injury - Each Offense', field: 'glPersonalAndAdvertisingInjuryLimit' },
  { label: 'Dmg to Prem Rented', field: 'glRentedPremisesDamageLimit' },
  { label: 'Damage to Property Rented to You', field: 'glRentedPremisesDamageLimit' },
  { label: 'Legal Liability - Fire', field: 'glRentedPremisesDamageLimit' },
  { label: 'Medpay', field: 'glMedicalPerPersonLimit' },
  { label: 'E.L. Ea. Acc.', context: 'workers compensation', field: 'wcPerAccidentLimit' },
  { label: 'Coverage B - Each Accident', context: 'workers compensation', field: 'wcPerAccidentLimit' },
  { label: 'Coverage B - Each Accident', context: 'business auto', field: null },
  { label: 'Each Employee - Disease', field: 'wcPerDiseaseEmployeeLimit' },
  { label: 'Each Employee', context: 'workers compensation', field: 'wcPerDiseaseEmployeeLimit' },
  { label: 'Each Employee', heading: 'Employee Benefits', context: 'general liability', field: null },
  { label: 'Policy Limit - Disease', field: 'wcPerDiseasePolicyLimit' },
  { label: 'Policy Limit', context: 'cyber', field: 'cyberAggregateLimit' },
  { label: 'All Insuring Agreements Combined', context: 'cyber', field: 'cyberAggregateLimit' },
  { label: 'Limit of Liability', context: 'cyber', field: null },
  { label: 'Bldg. 1', field: 'propertyBuildingLimit' },
  { label: 'Cov. A - Dwelling', field: 'propertyBuildingLimit' },
  { label: 'Bus. Pers. Prop.', field: 'propertyContentsLimit' },
  { label: 'FF&E', field: 'propertyContentsLimit' },
  { label: 'S.I.R.', field: 'deductible' },
  { label: 'AOP', field: 'deductible' },
]

for (const { label, heading = '', context = '', field } of cases)
  Deno.test(`the label "${label}"${heading ? ` under ${heading}` : ''}${context ? ` of a ${context} policy` : ''} means ${field ?? 'no known field'}`, () => {
    assert.equal(fieldOf(label, heading, context, ''), field)
  })
