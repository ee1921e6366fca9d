import { carrierWords, dayAfter, email, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** A question from the client. */
export function question(story: Story): Telling {
  const { random } = story
  const [type, ask] = random.pick(questions)
  return {
    request: { type: 'QUESTION', question: { policyId: null, question: ask(story), type } },
    details: random.pick(details)(story),
    comments: [
      'Read the form: exclusion j.(6) applies to the part being worked on, not to resulting damage. Calling to explain.',
      `Asked ${carrierWords(story)} for their position in writing. We should not be the ones to say whether a claim is covered.`,
      'Explained on the phone, will follow up in writing.',
      'Left a voicemail, no answer so far.',
      'This sounds like a claim. Gave the 24-hour number and made a note of the time.',
    ],
    notes: [
      'Answered by email with the page of the policy.',
      'Explained by phone; client understands that the carrier decides on coverage.',
      'Not covered today. Client asked for a quote, see the new request.',
      'Question settled itself: the invoice had crossed with the payment.',
    ],
  }
}

const questions: readonly (readonly [string, (story: Story) => string])[] = [
  [
    'COVERAGE',
    (story) =>
      `Are we covered if ${story.random.pick(story.client.trade.things)} is stolen from a job site overnight?`,
  ],
  ['COVERAGE', () => 'One of our people wants to use her own car for deliveries. Is that a problem?'],
  ['COVERAGE', (story) => `Does ${policyWords(story)} cover water that comes in through the roof?`],
  [
    'COVERAGE',
    () =>
      'A subcontractor’s certificate shows no workers comp. He says he is exempt. Are we on the hook for him?',
  ],
  ['BILLING', () => 'Why did my installment go up by $212?'],
  [
    'BILLING',
    (story) =>
      `Did you get my payment? It cleared on ${dayAfter(story, -4)} but I have a notice of cancellation here.`,
  ],
  ['BILLING', () => 'Can we pay quarterly instead of monthly?'],
  [
    'CLAIM',
    () => 'A customer slipped on our steps yesterday. She says she is fine. Do we have to report it?',
  ],
  [
    'CLAIM',
    (story) =>
      `What is historyEvent with our claim at ${carrierWords(story)}? The adjuster hasn’t called back in two weeks.`,
  ],
  ['POLICY', () => 'What is our deductible for wind and hail?'],
  ['POLICY', () => '¿Nos pueden enviar la póliza en español?'],
  [
    'OTHER',
    () => 'We’re thinking of bringing the payroll in-house. Does that change anything for the comp audit?',
  ],
]

const details: readonly ((story: Story) => string | null)[] = [
  () => null,
  () => null,
  () => 'Asked on the phone, wants a call back.',
  (story) => `Please answer before ${dayAfter(story, 2)}, there is a meeting with the landlord.`,
  (story) =>
    email(story, [
      'See my question above. I looked through the policy myself but between the form, the endorsements and the endorsements to the endorsements I can’t say that I found an answer.',
      'If it’s not covered, what would it cost to add it?',
    ]),
]
