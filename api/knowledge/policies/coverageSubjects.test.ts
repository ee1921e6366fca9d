import assert from 'node:assert/strict'
import { isOnCertificate } from './coverageSubjects.ts'
import type { LineOfBusiness } from './policyTerms.ts'

const coverages: readonly (readonly [LineOfBusiness, string, boolean])[] = [
  ['BUSINESS_OWNERS', 'Liability and medical expenses, each occurrence', true],
  ['BUSINESS_OWNERS', 'Products and completed operations aggregate', true],
  ['BUSINESS_OWNERS', 'Employee Dishonesty', false],
  ['BUSINESS_OWNERS', 'Money and Securities', false],
  ['BUSINESS_OWNERS', 'Outdoor Signs', false],
  ['PACKAGE', 'Forgery or Alteration', false],
  ['PACKAGE', 'Cyber Liability', true],
  ['COMMERCIAL_AUTO', 'Combined single limit', true],
  ['COMMERCIAL_AUTO', 'Covered Autos Liability', true],
  ['COMMERCIAL_AUTO', 'Uninsured Motorists', false],
  ['COMMERCIAL_AUTO', 'Underinsured Motorists', false],
  ['COMMERCIAL_AUTO', 'Physical Damage Comprehensive', false],
  ['CYBER', 'Funds Transfer Fraud', true],
]

for (const [type, name, isShown] of coverages)
  Deno.test(`a certificate of liability ${isShown ? 'shows' : 'does not show'} ${name} of ${type}`, () => {
    assert.equal(isOnCertificate(type, { name }), isShown)
  })
