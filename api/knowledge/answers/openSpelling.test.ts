import assert from 'node:assert/strict'
import type { Candidate } from './answerCandidates.ts'
import { openSpelling } from './openSpelling.ts'

const passage: Candidate = {
  documentId: 'policy',
  kind: 'sentence',
  role: 'SOURCE',
  text: 'Each occurrence limit $1,000,000. Waiver of subrogation, Larkspur Bakehouse.',
  title: '',
  headings: ['Windstorm or hail'],
  leadIn: '',
  page: 1,
  block: 0,
  values: [],
  isEndorsement: false,
  isExample: false,
  isFront: true,
  parts: null,
}

const corrected = {
  'what is the occurence limt': 'what is the occurrence limit',
  'Deductable for a hurricain?': 'Deductible for a hurricane?',
  'is subrogaton waived?': 'is subrogation waived?',
  'do we have umberella liablity': 'do we have umbrella liability',
  'is theft by an employe coverd': 'is theft by an employee covered',
  'aggreagte for the landlrod': 'aggregate for the landlord',
  'premuim for the vehical': 'premium for the vehicle',
  'exlusion for vandelism or theift': 'exclusion for vandalism or theft',
  'additonal insureds on the endorsment': 'additional insureds on the endorsement',
}

/** Names, rare words of the trade, and what no other word is near. */
const kept = [
  'Is Larkspur Bakehouse covered if the tarps tear?',
  'Do we insure Brendle & Voss?',
  'Is there a sublimit for the crawlspace?',
  'Are the insureds named by geico?',
  'Who pays when the kombucha xyloquat bursts?',
  'Send it to claims@larkspur.example, ref. qwrtz.',
]

Deno.test('a misspelled word is taken for the nearest of the documents or of the trade', () => {
  const correct = openSpelling([passage])
  assert.deepEqual(
    Object.fromEntries(Object.keys(corrected).map((question) => [question, correct(question)])),
    corrected,
  )
})

Deno.test('names and rare words are left as typed', () => {
  const correct = openSpelling([passage])
  assert.deepEqual(kept.map(correct), kept)
})
