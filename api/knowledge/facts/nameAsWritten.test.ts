import assert from 'node:assert/strict'
import { nameAsWritten } from './nameAsWritten.ts'

for (const [printed, written] of [
  ['TRAVELERS CASUALTY AND SURETY COMPANY OF AMERICA', 'Travelers Casualty and Surety Company of America'],
  ['PRAIRIE MUTUAL CASUALTY COMPANY', 'Prairie Mutual Casualty Company'],
  ['THE HANOVER INSURANCE COMPANY', 'The Hanover Insurance Company'],
  ['QBE SPECIALTY INSURANCE CO.', 'QBE Specialty Insurance Co.'],
  ['BLUESTEM LANDSCAPE & IRRIGATION, LLC', 'Bluestem Landscape & Irrigation, LLC'],
  ['RIDGELINE ROOFING, INC. DBA RIDGELINE EXTERIORS', 'Ridgeline Roofing, Inc. DBA Ridgeline Exteriors'],
  ["MCALLISTER & O'BRIEN HVAC LLC", "McAllister & O'Brien HVAC LLC"],
  ['R.T. LARKIN CORP', 'R.T. Larkin Corp'],
  ['D&R PAVING CO', 'D&R Paving Co'],
  ['JMB HOLDINGS L.L.C.', 'JMB Holdings L.L.C.'],
  ["CERTAIN UNDERWRITERS AT LLOYD'S, LONDON", "Certain Underwriters at Lloyd's, London"],
  ['ST. PAUL FIRE AND MARINE INSURANCE COMPANY', 'St. Paul Fire and Marine Insurance Company'],
  ['LIBERTY MUTUAL FIRE INSURANCE COMPANY USA', 'Liberty Mutual Fire Insurance Company USA'],
  ['21ST CENTURY NORTH-AMERICA INSURANCE COMPANY', '21st Century North-America Insurance Company'],
  ['AXIS Surplus Insurance Company', 'AXIS Surplus Insurance Company'],
  ['CNA', 'CNA'],
] as const)
  Deno.test(`"${printed}" is written "${written}"`, () => assert.equal(nameAsWritten(printed), written))
