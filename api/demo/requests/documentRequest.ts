import { carrierWords, dayAfter, email, personName, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** A document the client needs for someone else. */
export function documentRequest(story: Story): Telling {
  const { random } = story
  const type = random.pick(types)
  return {
    request: { type: 'DOCUMENT_REQUEST', documentRequest: { type } },
    details: random.pick(details)(story, type ?? 'paperwork'),
    comments: [
      `Loss runs ordered from ${carrierWords(story)}, they say five business days.`,
      'Carrier’s portal only has the last three years; asked them by email for the rest.',
      'Sent what we have. The 2022 term was written before they came to us.',
      'Checked that the requester is the named insured before sending anything.',
    ],
    notes: [
      `${type ?? 'Documents'} sent by email.`,
      'Currently valued loss runs received and passed on.',
      'Client found it in the portal in the meantime.',
      'Full policy with all forms and endorsements sent as one PDF.',
    ],
  }
}

const types = [
  'Loss runs',
  'Policy',
  'Declarations page',
  'Auto ID cards',
  'Invoice',
  'Audit worksheet',
  'Binder',
  null,
] as const

const details: readonly ((story: Story, type: string) => string | null)[] = [
  () => null,
  (_, type) => `Please send: ${type.toLowerCase()}.`,
  (story, type) => `Needs ${type.toLowerCase()} for the bank by ${dayAfter(story, 3)}.`,
  (story) =>
    email(story, [
      `We need five years of currently valued loss runs for ${policyWords(story)}. A prospective customer wants them as part of a prequalification package that closes on ${dayAfter(story, 9)}.`,
    ]),
  (story) =>
    email(story, [
      `One of our drivers, ${personName(story)}, was pulled over and didn’t have a current ID card in the truck. Could you send cards for all units? Ideally as one file that I can print.`,
    ]),
  (story) =>
    email(story, [
      `Our accountant is closing the year and asks for the declarations pages and the final invoices of all policies, and for the audit worksheet of ${policyWords(story)} if it has been done.`,
      'If there was a return premium, please also say on which date it was paid: there’s a credit in our bank statement that nobody can explain.',
    ]),
]
