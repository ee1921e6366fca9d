import { createAddress } from '../book.ts'
import { carrierWords, dayAfter, email, holderName, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** Someone with an interest in the client's work or property asks to be named on the policy. */
export function addAdditionalInsured(story: Story): Telling {
  const { random } = story
  const name = holderName(story)
  return {
    request: {
      type: 'ADD_ADDITIONAL_INSURED',
      addAdditionalInsured: {
        name,
        relationship: random.pick([
          'Landlord',
          'General contractor',
          'Mortgagee',
          'Lessor of equipment',
          'Franchisor',
          null,
        ]),
        address: random.chance(0.85) ? createAddress(random) : null,
      },
    },
    details: random.pick(details)(story, name),
    comments: [
      `Blanket AI applies only where a written contract requires it. Asked for the signed lease.`,
      `${carrierWords(story)} wants to see the insurance section of the contract before they endorse.`,
      'Sent the CG 20 10 and CG 20 37 request to underwriting.',
      'The name on the lease is the LLC, not the trust. Corrected before it went out.',
      'Underwriter quotes a flat charge of $75 for the scheduled endorsement. Client agreed by phone.',
    ],
    notes: [
      `${name} added by endorsement, effective from the day of the request.`,
      'Endorsement received from the carrier and sent on with an updated certificate.',
      'Already covered by the blanket endorsement; explained and sent the form.',
    ],
  }
}

const details: readonly ((story: Story, name: string) => string | null)[] = [
  (_, name) => `Add ${name} as additional insured.`,
  (story, name) =>
    `New landlord, ${name.replace(/\.$/, '')}. Lease starts ${dayAfter(story, 12)}. Wants to be on the GL.`,
  () => null,
  (story, name) =>
    email(story, [
      `We’re leasing ${story.random.pick(story.client.trade.things)} from ${name} and they need to be listed as additional insured and loss payee on ${policyWords(story)}.`,
      `The lease agreement is attached. Delivery is set for ${dayAfter(story, 8)}.`,
    ]),
  (story, name) =>
    email(story, [
      `Our building was sold last week. The new owner is ${name}; the old one can come off ${policyWords(story)}.`,
      'Their attorney wrote that they must be an additional insured “on a primary and non-contributory basis, with respect to liability arising out of the ownership, maintenance or use of the premises leased to the tenant.” Please tell me if our policy already does that or if there is a charge.',
      'Also, does this change anything about the glass coverage? The old landlord had us carry it.',
    ]),
]
