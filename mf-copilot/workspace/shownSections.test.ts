import { expect, test } from 'vitest'
import { shownSections } from './shownSections.ts'

test('the title of a form is not repeated under each of its fields', () => {
  const section = 'ALDER RIDGE - COMMERCIAL UMBRELLA APPLICATION'
  const fields = ['Applicant', 'FEIN', 'Limit requested'].map((label) => ({ label, section }))
  expect(shownSections(fields)).toEqual([null, null, null])
})

test('a section is named where it begins', () => {
  const fields = [
    { label: 'Name', section: 'Applicant' },
    { label: 'FEIN', section: 'Applicant' },
    { label: 'Carrier', section: 'Underlying auto' },
    { label: 'Remarks', section: '' },
    { label: 'Signature', section: 'Signature' },
  ]
  expect(shownSections(fields)).toEqual(['Applicant', null, 'Underlying auto', null, null])
})
