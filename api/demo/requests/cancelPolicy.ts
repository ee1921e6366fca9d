import { carrierWords, dayAfter, email, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** The client no longer wants or needs a policy. */
export function cancelPolicy(story: Story): Telling {
  const { random } = story
  const reason = random.pick(reasons)(story)
  return {
    request: { type: 'CANCEL_POLICY', cancelPolicy: { policyId: null, reason } },
    details: random.pick(details)(story, reason),
    comments: [
      'Sent the lost policy release for signature.',
      `${carrierWords(story)} cancels short rate. Told the client about the penalty, they want to go ahead.`,
      'Before we cancel: the landlord’s lease requires this cover until the end of the year. Left a message.',
      'Signed release is back. Waiting for the carrier to confirm the date.',
      'Client is comparing with a direct writer. Offered to remarket before they decide.',
    ],
    notes: [
      'Cancelled as of the date asked for. Return premium goes to the premium finance company.',
      'Client decided to keep the policy after we moved it to monthly payments.',
      `Notice of cancellation received from ${carrierWords(story)}; certificate holders informed.`,
      'Rewritten with another carrier without a gap, old policy cancelled flat.',
    ],
  }
}

const reasons: readonly ((story: Story) => string | null)[] = [
  (story) => `Sold ${story.random.pick(story.client.trade.things)}`,
  () => 'Business closed',
  () => 'Found a lower premium elsewhere',
  () => 'Duplicate coverage: the general contractor has a wrap-up',
  () => 'Moving out of state',
  (story) => `No work over the winter, starting again around ${dayAfter(story, 120)}`,
  () => 'Retiring; my daughter takes over with her own policy',
  () => null,
]

const details: readonly ((story: Story, reason: string | null) => string | null)[] = [
  () => null,
  (story) => `Wants to cancel ${policyWords(story)} as of ${dayAfter(story, 14)}.`,
  (story) =>
    `Called, upset about the renewal increase at ${carrierWords(story)}. Wants out at the end of the month.`,
  (story, reason) =>
    email(story, [
      `Please cancel ${policyWords(story)} effective ${dayAfter(story, 10)}.${reason ? ` ${reason}.` : ''}`,
      'How much do we get back, and does the refund come to us or to the finance company?',
    ]),
  (story) =>
    email(story, [
      `I’m writing about ${policyWords(story)}. When we took it out we had a crew of eleven; since the fall it’s been me and my brother. I can’t carry this premium through another slow season.`,
      'I asked twice about lowering the payroll estimate and was told it would be looked at in the audit. The audit is eight months away. If it can be changed now I’d rather keep the policy, I’ve been with your agency for a long time. If not, please cancel it and tell me what I owe.',
      `I’m on site most of the day, so it’s best to call after four. I need an answer by ${dayAfter(story, 5)} because that’s when the next installment is drawn.`,
    ]),
]
