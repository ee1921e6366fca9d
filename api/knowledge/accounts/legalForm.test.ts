import assert from 'node:assert/strict'
import { hasOtherLegalForm } from './legalForm.ts'

for (const [one, other, isOther] of [
  ['Casco Plumbing Co.', 'Casco Plumbing LLC', true],
  ['Casco Plumbing, Inc.', 'Casco Plumbing Corp', true],
  ['Casco Plumbing Company', 'Casco Plumbing Co', false],
  ['Casco Plumbing L.L.C.', 'Casco Plumbing, LLC', false],
  ['Casco Plumbing Co., Inc.', 'Casco Plumbing Inc', false],
  ['Casco Plumbing', 'Casco Plumbing LLC', false],
] as const)
  Deno.test(`${one} ${isOther ? 'has another legal form than' : 'may be'} ${other}`, () => {
    assert.equal(hasOtherLegalForm(one, other), isOther)
  })
