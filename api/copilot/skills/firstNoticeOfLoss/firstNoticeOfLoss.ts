import { dateIn, letterSkill, policyLines } from '../letters/letterSkill.ts'

/** Reports a loss to the carrier. */
export const firstNoticeOfLoss = letterSkill({
  name: 'first-notice-of-loss',
  title: 'First notice of loss',
  description: 'Reports a loss to the carrier: what happened, where and when.',
  phrasings: [
    'report a claim to the carrier',
    'first notice of loss',
    'turn in a claim for the storm damage',
    'FNOL for the water damage',
    'the insured had an accident, notify the carrier',
    'submit a new claim for the fire',
    'client was rear-ended yesterday, open a claim',
    'an employee got hurt, send the loss notice',
    'there was a break-in at the store, report it',
    'there was a fire at the insured’s place, turn it in',
    'report the accident to the carrier',
    'our insured hit somebody with the truck this morning',
    'somebody slipped and fell at the store, notify the company',
    'put the carrier on notice of the theft',
    'hail damaged the roof, report the claim',
    'employee got hurt today, send the notice',
    'new claim to report',
    'break-in last night, tell the insurance company',
    'a driver backed into the awning, what do we send to the carrier',
    'report a workers comp injury, the cook burned his hand',
    'tree fell on the building, submit the claim',
    'laptop stolen from the car, report it',
    'pipe burst and flooded the shop',
    'customer says she got sick from the food, let the carrier know',
    'windshield claim',
    'somebody sued our insured, send the papers to the carrier',
    'kitchen fire',
    'the van was rear ended',
  ],
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    { topic: 'date', question: 'On what date did the loss happen?', find: dateIn },
    {
      topic: 'event',
      question: 'What happened, and where?',
      find: (text) => {
        const sentence = text
          .split(/(?<=[.!?])\s+|\n/)
          .find(
            (each) =>
              each.split(/\s+/).length >= 6 &&
              /\b(hit|struck|fell|slipped|stole|stolen|broke|burst|leak(?:ed|ing)?|flooded|fire|burned|collided|rear-ended|injured|hurt|damaged|collapsed|vandalized)\b/i.test(
                each,
              ),
          )
        return sentence?.trim() ?? null
      },
    },
  ],
  write(subject, { date = '', event = '' }) {
    return {
      subject: `First notice of loss: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please accept this as first notice of a loss or occurrence:',
        policyLines(subject),
        `Date of loss: ${date}\nReported to us: ${event}`,
        ...(subject.contact.name || subject.contact.email
          ? [
              `Contact at the insured: ${[subject.contact.name, subject.contact.email].filter(Boolean).join(', ')}`,
            ]
          : []),
        'Please send us the claim number and the name of the adjuster. The facts above are as the insured reported them; we make no statement on coverage or fault.',
      ],
    }
  },
})
