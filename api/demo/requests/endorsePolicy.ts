import { carrierWords, dayAfter, email, personName, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** A change to a policy in force. */
export function endorsePolicy(story: Story): Telling {
  return {
    request: { type: 'ENDORSE_POLICY', endorsePolicy: { policyId: null } },
    details: story.random.pick(details)(story),
    comments: [
      'VIN has 16 characters. Asked for a photo of the registration.',
      `Change request is with ${carrierWords(story)}.`,
      'MVR came back with two violations in three years; underwriter has to approve the driver.',
      'Additional premium $1,184 pro rata. Client confirmed by email.',
      'Stated amount is below the lien. Pointed that out, they will check with the lender.',
    ],
    notes: [
      'Endorsement issued; updated declarations and ID card sent.',
      'Vehicle added as of delivery, lender shown as loss payee.',
      'Driver excluded at the carrier’s request. Client signed the exclusion.',
      'Address changed on all policies, not only the one asked for.',
    ],
  }
}

const details: readonly ((story: Story) => string | null)[] = [
  (story) => `Add ${story.random.pick(story.client.trade.things)} to ${policyWords(story)}.`,
  (story) => `New driver: ${personName(story)}, DOB and license number to follow by phone.`,
  (story) => `Change of mailing address as of ${dayAfter(story, 20)}.`,
  (story) =>
    `Called from the dealer: taking delivery of ${story.random.pick(story.client.trade.things)} today, needs proof of insurance before he can drive it off.`,
  (story) =>
    email(story, [
      `Please add ${story.random.pick(story.client.trade.things)} to ${policyWords(story)} as of ${dayAfter(story, 3)}. Purchase price was $${story.random.whole(18, 96)},500, financed through First Granite Bank, so they need to be listed.`,
      'And you can take off the old one, we traded it in.',
    ]),
  (story) =>
    email(story, [
      `Two changes to ${policyWords(story)} please:`,
      `1. Payroll. We hired ${story.random.whole(2, 9)} people for the season, please raise the estimate to $${story.random.whole(310, 890)},000 so that the audit doesn’t hurt again.\n2. Locations. We gave up the storage on ${dayAfter(story, -15)}; the new yard has a fence and cameras.`,
      'Can you send me a quote for the difference before it’s bound?',
    ]),
]
