import assert from 'node:assert/strict'
import type { RecognizedType } from '../../knowledge/index.ts'
import type { OpenQuestion } from '../workspaces/caraWorkspace.ts'
import { planTask } from './planTask.ts'
import { situation } from './testing/situation.ts'

interface Said {
  readonly types?: readonly RecognizedType[]
  readonly question?: OpenQuestion | null
  readonly lastSkill?: string | null
  readonly hasNewFiles?: boolean
}

function planOf(content: string, { question = null, lastSkill = null, ...said }: Said) {
  const isFollowUp = question !== null || lastSkill !== null
  return planTask(situation(content, { ...said, question, lastSkill, lastWork: lastSkill, isFollowUp }))
}

/** Questions about what is attached, as staff type them. */
const questions: readonly (readonly [types: readonly RecognizedType[], texts: readonly string[]])[] = [
  [
    ['POLICY'],
    [
      'A client says our bleach burned her scalp. Are we covered?',
      'The shop’s floor drain backed up, what do we pay ourselves?',
      'How long do I have to sue?',
      'An employee stole $14,000 from the register. What can we get back?',
      'Can we add a mortgagee?',
      'Is Keystone Harbor Builders an additional insured for completed operations?',
      'How much of the premium would we keep if they cancel after one month?',
      'What’s the payroll for roofers?',
      'whats the each occurence limt',
      'What is the total premium including taxes and fees?',
      'retention?',
      'Does the carrier have to send notice before it cancels?',
      'who do we report a claim to',
      'Is there a waiver of subrogation and does it apply to Turner?',
      'What does it say about hot work?',
      'Are subs required to carry their own insurance?',
      'If a customer slips on ice outside, does this respond?',
      'Tell me the medical payments limit',
      'show me the exclusion for pollution',
      'explain the coinsurance clause',
      'Which vehicles are listed?',
      'Is the 2019 F-150 on here?',
      'Are the drivers named on the policy?',
      'What happens if we pay late?',
      'What is the cancellation notice for nonpayment?',
      'When does coverage start and when does it end?',
      'is employee theft covered or do we need crime',
      'How many locations are scheduled?',
      'What endorsement forms are attached?',
      'Our roof was damaged by hail last night. What is the deductible?',
      'A driver hit a parked car. Is rental covered?',
      'We got a letter from a lawyer. Do they defend us?',
      'Does the umbrella drop down if the GL aggregate runs out?',
      'I need to know whether liquor liability is excluded',
      'not sure if flood is covered, is it?',
      'Who gets paid if the building burns down?',
      'Do they owe us a loss run?',
      'Can the insured cancel mid-term and get money back?',
      'What would we have to do after a break-in?',
      'Could a landlord be named as loss payee?',
      'Do certificates matter for this coverage?',
      'Was the proposal form made part of the policy?',
      'Has a renewal been offered in here?',
      'How fast do they have to investigate and report a claim?',
    ],
  ],
  [
    ['QUOTE'],
    [
      'What is the retention?',
      'what’s the premium with TRIA',
      'How long is the quote good for?',
      'Which subjectivities are still open?',
      'Is ransomware sublimited?',
      'Does this quote include social engineering?',
      'What does the carrier need before binding?',
      'Who is the underwriter?',
    ],
  ],
  [
    ['QUOTE', 'QUOTE'],
    ['What is the retention?', 'Do both include social engineering?', 'How much is the Hartford premium?'],
  ],
  [
    ['CONTRACT'],
    [
      'What liability limit does the landlord ask for and who must be the additional insured?',
      'How long is the lease?',
      'Who pays for the roof?',
      'When is the first payment due?',
      'Is there an indemnity clause?',
    ],
  ],
  [
    ['OTHER'],
    [
      'What liability limit does the landlord ask for and who must be the additional insured?',
      'What is the rent?',
    ],
  ],
  [['CERTIFICATE'], ['Who is the certificate holder?', 'What is the umbrella limit on this certificate?']],
  [['LOSS_RUN'], ['Who is the insured?', 'What is the valuation date?']],
  [['DECLARATIONS'], ['What is the comp deductible on the Tacoma?', 'Is glass full?']],
]

Deno.test('a question is answered from the attached document', () => {
  const wrong = questions.flatMap(([types, texts]) =>
    texts.flatMap((text) => {
      const { skill } = planOf(text, { types, hasNewFiles: true })
      return skill.name === 'explore-document' ? [] : [`${types.join()}: ${text} → ${skill.name}`]
    }),
  )
  assert.deepEqual(wrong, [])
})

/** Work that staff ask for with a document attached, some of it in the form of a question. */
const work: readonly (readonly [types: readonly RecognizedType[], text: string, skill: string])[] = [
  [['QUOTE', 'QUOTE'], 'Which of these is better for a bakery?', 'compare-coverage'],
  [['QUOTE', 'QUOTE'], 'What’s different between the two?', 'compare-coverage'],
  [['CERTIFICATE', 'POLICY'], 'Does this certificate match the policy?', 'review-certificate'],
  [['CERTIFICATE'], 'is this cert ok?', 'review-certificate'],
  [['CONTRACT'], 'What insurance does the lease require?', 'review-contract'],
  [['CONTRACT', 'POLICY'], 'Does our insured comply with this agreement?', 'review-contract'],
  [['POLICY', 'QUOTE'], 'What changed on the renewal?', 'review-renewal'],
  [['POLICY'], 'Can you summarize the policy?', 'policy-summary'],
  [['POLICY'], 'Could you send the carrier a cancellation request effective 6/1?', 'cancellation-request'],
  [['POLICY'], 'can I get a COI for Harbor Point Owners?', 'issue-certificate'],
  [['QUOTE'], 'Would you write a proposal from this for Maria?', 'make-proposal'],
  [['POLICY'], 'vehicle schedule to excel pls', 'export-schedule'],
  [['POLICY'], 'Client asked if mold is covered, write her back with the answer', 'answer-client'],
  [
    ['POLICY'],
    'Draft an email to the insured explaining the hot work exclusion in plain words',
    'answer-client',
  ],
  [['POLICY'], 'Explain the coinsurance clause to the insured by email', 'answer-client'],
  [['POLICY'], 'Explain the nonrenewal to the client, because of roofing losses', 'nonrenewal-letter'],
  [
    ['POLICY'],
    'The client asked: "Is sewer water covered?" Write the answer as an email to a@b.example',
    'answer-client',
  ],
  [['POLICY'], 'Report a claim: a pipe burst in the kitchen last night', 'first-notice-of-loss'],
  [['POLICY'], 'How many open service requests do we have?', 'look-up-records'],
  [['POLICY'], 'Which of our clients have an umbrella?', 'look-up-records'],
]

Deno.test('work is done when the words ask for it, whatever is attached', () => {
  const wrong = work.flatMap(([types, text, name]) => {
    const { skill } = planOf(text, { types, hasNewFiles: true })
    return skill.name === name ? [] : [`${types.join()}: ${text} → ${skill.name}, not ${name}`]
  })
  assert.deepEqual(wrong, [])
})

function open(skill: string, topic: string): OpenQuestion {
  return { skill, topic, messageId: 'cm-1' }
}
const contract = open('review-contract', '[Contract]')
const party = open('additional-insured-request', 'additional insured')
const account = open('look-up-records', 'account')
const message = open('answer-client', 'message')
const event = open('first-notice-of-loss', 'event')
const holder = open('issue-certificate', 'holder')

Deno.test('a question or request of its own is not taken for the answer to Cara’s question', () => {
  const said: readonly (readonly [OpenQuestion, string])[] = [
    [contract, 'How long do I have to sue?'],
    [contract, 'An employee stole $14,000 from the till. What do we get?'],
    [contract, 'Can we add a mortgagee?'],
    [contract, 'what’s the aggregate'],
    [contract, 'Tell me who the carrier is'],
    [party, 'How much of the premium would we keep if they cancel after one month?'],
    [party, 'Is flood excluded?'],
    [party, 'Draft a renewal letter for Red Hook Bakery'],
    [account, 'How many open service requests are there and who has the most?'],
    [account, 'Which policies expire next month?'],
    [message, 'What’s the each occurence limt?'],
    [message, 'Does the policy cover mold?'],
    [event, 'What is the deductible for glass?'],
    [holder, 'Is the umbrella on the certificate?'],
    [holder, 'Explain the waiver of subrogation to me'],
  ]
  const wrong = said.flatMap(([question, text]) =>
    planOf(text, { question, types: ['POLICY'] }).answered === null ? [] : [text],
  )
  assert.deepEqual(wrong, [])
})

Deno.test('an answer to Cara’s question is taken as one', () => {
  const said: readonly (readonly [OpenQuestion, string])[] = [
    [contract, 'use the one on file'],
    [contract, 'It is for Casco Roofing LLC'],
    [party, 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101'],
    [party, 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101. Is that enough?'],
    [open('additional-insured-request', 'interest'), 'Is their landlord'],
    [open('additional-insured-request', 'interest'), 'general contractor'],
    [account, 'the second one'],
    [account, 'The one in Portland?'],
    [account, 'Will Rogers Trucking'],
    [account, 'Red Hook Bakery?'],
    [account, 'What about the one in Bath?'],
    [account, 'Which ones are there?'],
    [message, 'We received her payment and the policy stays in force.'],
    [message, 'Can you send us the payroll by Friday?'],
    [message, 'When is a good time for you to meet?'],
    [event, 'When the roof leaked last night the ceiling came down'],
    [event, 'What happened is that a pipe froze and burst'],
    [event, 'A customer fell on the ice. Is that enough?'],
    [open('first-notice-of-loss', 'date'), 'yesterday'],
    [open('cancellation-request', 'reason'), 'They sold the business'],
    [open('answer-client', 'question'), 'Does the policy cover mold?'],
    [holder, 'City of Bath, 55 Front Street, Bath, ME 04530'],
    [holder, 'Send it to City of Bath, 55 Front Street, Bath, ME 04530'],
  ]
  const wrong = said.flatMap(([question, text]) =>
    planOf(text, { question, types: ['POLICY'] }).answered === question ? [] : [text],
  )
  assert.deepEqual(wrong, [])
  const types: readonly RecognizedType[] = ['CONTRACT']
  const attached = planOf('Here is the lease. Do they comply?', {
    question: contract,
    types,
    hasNewFiles: true,
  })
  assert.equal(attached.answered, contract)
})

Deno.test('a question left open is offered again once and then dropped', () => {
  const first = planOf('Is flood excluded?', { question: party, types: ['POLICY'] })
  assert.deepEqual(first.pending, { ...party, isOfferedAgain: true })
  const second = planOf('And what is the deductible?', { question: first.pending, types: ['POLICY'] })
  assert.equal(second.pending, null)
  const answer = planOf('Harbor Point, 2 Wharf Street, Portland, ME 04101', { question: first.pending })
  assert.deepEqual(answer.answered, first.pending)
})
