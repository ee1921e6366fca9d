import assert from 'node:assert/strict'
import { coverageTitle } from './descriptionTitles.ts'
import type { DocumentPart } from './documentParts.ts'

function titleOf(text: string, heading: string, title: string | null = null): string {
  const part = { kind: title === null ? 'form' : 'endorsement', title } as DocumentPart
  return coverageTitle(text, heading, { part, form: null, taken: new Set() })
}

Deno.test('a title does not end where its heading breaks over two lines', () => {
  const text = 'Section II is amended to include the persons in the Schedule.'
  assert.equal(titleOf(text, 'COVERAGE', 'ADDITIONAL INSURED - LESSEES -'), 'Additional Insured - Lessees')
  assert.equal(titleOf(text, 'WAIVER OF SUBROGATION -'), 'Waiver Of Subrogation')
})

Deno.test('a title taken from a text leaves its number out', () => {
  const text = 'a. We will pay those sums that the insured becomes legally obligated to pay as damages.'
  assert.equal(titleOf(text, 'INSURING AGREEMENT'), 'We will pay those sums')
})
