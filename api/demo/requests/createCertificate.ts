import { createAddress } from '../book.ts'
import { carrierWords, dayAfter, email, forwarded, holderName, personName } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** A certificate of insurance, required before the client may start work. */
export function createCertificate(story: Story): Telling {
  const { random } = story
  const holder = holderName(story)
  const additionalInsured = random.chance(0.55)
  const relationship = additionalInsured
    ? random.pick(['OWNER', 'GENERAL_CONTRACTOR', 'LANDLORD', 'LENDER', 'OTHER'])
    : null
  return {
    request: {
      type: 'CREATE_CERTIFICATE',
      createCertificate: {
        name: holder,
        address: random.chance(0.9) ? createAddress(random) : null,
        additionalInsured,
        additionalInsuredRelationship: relationship,
        additionalInsuredRelationshipDescription:
          relationship === 'OTHER' ? `Organizer of ${random.pick(story.client.trade.work)}` : null,
      },
    },
    details: random.pick(details)(story, holder),
    comments: [
      `${holder} wants 30 days’ notice of cancellation. That is not something a certificate can give; I told ${firstName(story)}.`,
      `Waiver of subrogation is requested on WC. Checking with ${carrierWords(story)} whether the blanket form is on the policy.`,
      'Contract calls for $2M aggregate per project. CG 25 03 is on the policy, so we are fine.',
      'Holder’s address on the form differs from the contract. Asked which one is right.',
      `${firstName(story)} called again, their crew is at the gate without it.`,
    ],
    notes: [
      `Certificate issued to ${holder} and emailed to both.`,
      'COI sent. Additional insured by blanket endorsement, contract is on file.',
      'Certificate issued with the limits in force; the umbrella shows as following form.',
      'Holder accepted the certificate as it stands.',
    ],
  }
}

function firstName({ client }: Story): string {
  return client.contact.name.split(' ')[0] ?? client.contact.name
}

const details: readonly ((story: Story, holder: string) => string | null)[] = [
  (_, holder) => `Needs a COI for ${holder.replace(/\.$/, '')}.`,
  (story, holder) =>
    `Called: certificate for ${holder}, ${story.random.pick(story.client.trade.work)}. Needed by ${dayAfter(story, 2)}.`,
  () => null,
  (story, holder) =>
    email(story, [
      `Could you please send a certificate of insurance to ${holder} for ${story.random.pick(story.client.trade.work)}? We start on ${dayAfter(story, 6)} and they won’t let us unload until they have it.`,
    ]),
  (story, holder) =>
    email(story, [
      `We were awarded ${story.random.pick(story.client.trade.work)} and ${holder} needs a certificate before we can mobilize.`,
      'They ask for the following:\n- GL $1M / $2M, per project aggregate\n- Auto $1M combined single limit\n- Umbrella $5M\n- Workers comp statutory, employers liability $500k\n- Additional insured for ongoing and completed operations\n- Primary and non-contributory, waiver of subrogation',
      `Is all of that on our policies? If something costs extra please let me know before you add it. The pre-construction meeting is on ${dayAfter(story, 4)}.`,
    ]),
  (story, holder) =>
    `Please see below.\n\n${forwarded(
      `${personName(story)}, ${holder}`,
      'Insurance certificate EXPIRED – payment on hold',
      `Our records show that your certificate expired on ${dayAfter(story, -9)}. Per section 11.3 of the agreement, payments are held until a current certificate with the required additional insured wording is received.\n\nPlease have your agent send it to the address above. Certificates sent by subcontractors directly are not accepted.`,
    )}`,
  (story, holder) =>
    `Voicemail: “Yeah hi, it’s ${story.client.contact.name} over at ${story.client.account.detail.name}. Same certificate as last year please, for ${holder}, just with the new dates. You can email it to me. Thanks.”`,
]
