import type { LineOfBusiness } from '../../knowledge/index.ts'

/** A later message from the agency, Cara, or the client. */
interface ScriptedMessage {
  readonly from: 'CLIENT' | 'AGENT' | 'CARA'
  /** Minutes after the first message. */
  readonly after: number
  readonly text: string
}

export interface ThreadScript {
  readonly subject: string
  /** The line of the policy that the message is about: the client has one in force. */
  readonly line?: LineOfBusiness
  /** The resolution notes; null while the request is open. */
  readonly resolution: string | null
  /** The client's message comes first. `{first}` and `{business}` are the client's, `{agent}` a colleague's name. */
  readonly messages: readonly [ScriptedMessage, ...ScriptedMessage[]]
}

const received =
  'Hi {first},\n\nThanks for your message. We opened a request for you and will get back to you shortly.\n\nHarborline Insurance Group'

export const threadScripts: readonly ThreadScript[] = [
  {
    subject: 'Certificate for Monday',
    line: 'GENERAL_LIABILITY',
    resolution: null,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Hi,\n\nWe start a job for Summit Builders Inc. on Monday and they need our certificate of insurance before then. Their address is 400 Harbor Street, Portland, ME 04101. They want to be listed as additional insured.\n\nThanks,\n{first}',
      },
      { from: 'CARA', after: 1, text: received },
    ],
  },
  {
    subject: 'New van',
    line: 'COMMERCIAL_AUTO',
    resolution: 'Carrier added the Transit as of the purchase date. ID card sent.',
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'We picked up a 2025 Ford Transit today. Can you please add it to our auto policy? I can send the VIN tonight.\n\n{first}\n{business}',
      },
      { from: 'CARA', after: 1, text: received },
      {
        from: 'AGENT',
        after: 42,
        text: 'Hi {first},\n\nCongratulations on the new van. Please send the VIN and the purchase price, and I will ask the carrier to add it as of today.\n\nBest,\n{agent}',
      },
      { from: 'CLIENT', after: 300, text: 'VIN is 1FTBR1C84RKA11223, we paid 52,400.' },
      {
        from: 'AGENT',
        after: 420,
        text: 'Done. The carrier added it as of today, and the new ID card is attached to your account.\n\n{agent}',
      },
    ],
  },
  {
    subject: 'Is a rented lift covered?',
    line: 'GENERAL_LIABILITY',
    resolution: null,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Quick question: we are renting a boom lift for two weeks. If one of our people damages it, are we covered, or should we buy the rental company’s damage waiver? The rental starts Thursday.\n\n{first}',
      },
    ],
  },
  {
    subject: 'Loss runs',
    resolution: 'Five years of loss runs sent to the client.',
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Could you send five years of loss runs for {business}? Our surety is asking for them.\n\nThank you,\n{first}',
      },
      {
        from: 'AGENT',
        after: 95,
        text: 'Hi {first},\n\nI requested them from the carrier this morning. They usually take a day or two.\n\n{agent}',
      },
      { from: 'CLIENT', after: 110, text: 'Perfect, thank you!' },
      { from: 'AGENT', after: 1_480, text: 'The loss runs came in, see attached.\n\n{agent}' },
    ],
  },
  {
    subject: 'Landlord wants to be on the policy',
    line: 'GENERAL_LIABILITY',
    resolution: null,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Our new lease says the landlord has to be added as an additional insured on our liability policy. What do you need from me?\n\n{first}',
      },
      {
        from: 'AGENT',
        after: 60,
        text: 'Hi {first},\n\nPlease send me the landlord’s full legal name and mailing address, and the insurance page of the lease.\n\n{agent}',
      },
      {
        from: 'CLIENT',
        after: 195,
        text: 'It is Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101.',
      },
    ],
  },
  {
    subject: 'Umbrella quote',
    line: 'GENERAL_LIABILITY',
    resolution: null,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'A new customer asks for $2M over our liability limits. Can you get us a quote for an umbrella?\n\n{first}\n{business}',
      },
      { from: 'CARA', after: 1, text: received },
    ],
  },
  {
    subject: 'Cancel the auto',
    line: 'COMMERCIAL_AUTO',
    resolution: null,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'We sold the last truck. Please cancel our auto policy effective the end of the month and tell me what we get back.\n\nRegards,\n{first}',
      },
    ],
  },
  {
    subject: 'Thank you',
    resolution: 'Nothing to do.',
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Just wanted to say thank you for sorting out the certificate so quickly last week. You saved the job.\n\n{first}',
      },
    ],
  },
  {
    subject: 'Copy of our policy',
    line: 'GENERAL_LIABILITY',
    resolution: 'Policy sent to the address on file.',
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Hello, our accountant needs a copy of the general liability policy. Could you send it over when you have a minute?\n\n{first}',
      },
      {
        from: 'AGENT',
        after: 35,
        text: 'Hi {first},\n\nHere is the complete policy with all endorsements.\n\nBest,\n{agent}',
      },
    ],
  },
  {
    subject: 'Payroll went up',
    line: 'WORKERS_COMPENSATION',
    resolution: null,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'We hired four people this month, so payroll will be about 180,000 more than we told you at renewal. Please update the workers comp policy so that the audit does not hurt us.\n\n{first}\n{business}',
      },
      { from: 'CARA', after: 1, text: received },
    ],
  },
]

export interface CallScript {
  readonly summary: string
  readonly sentiment: 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE'
  /** The resolution notes; null while the request is open. */
  readonly resolution: string | null
  /** The audio file in `recordings` with these lines. It names nobody, so it fits every client. */
  readonly recording: string
  /** The caller's number if they are not a client; the client's own by default. */
  readonly fromNumber?: string
  readonly lines: readonly (readonly ['AGENT' | 'USER', string])[]
}

const greeting =
  'Harborline Insurance, this is Cara, the virtual assistant. This call is recorded. How can I help?'

export const callScripts: readonly CallScript[] = [
  {
    recording: 'id-cards',
    summary: 'Asked for new auto ID cards; the old ones have expired.',
    sentiment: 'POSITIVE',
    resolution: 'ID cards sent by email.',
    lines: [
      ['AGENT', greeting],
      ['USER', 'Hi Cara. The insurance ID cards for our vans have expired. Can you send me new ones?'],
      [
        'AGENT',
        'Of course. I’ll ask the team to send them to the email address on your account. Is there anything else?',
      ],
      ['USER', 'No, that’s all. Thank you.'],
    ],
  },
  {
    recording: 'broken-window',
    summary: 'Reported a broken front window after a storm and asked for a call back.',
    sentiment: 'NEGATIVE',
    resolution: null,
    lines: [
      ['AGENT', greeting],
      ['USER', 'Hi. The storm broke our front window last night. I want to start a claim.'],
      ['AGENT', 'I’m sorry to hear that. Is everyone safe, and is the window boarded up?'],
      ['USER', 'Nobody was here. We’re boarding it up now. Glass is all over the dining room.'],
      ['AGENT', 'Do you know about what time it happened?'],
      ['USER', 'The alarm company called me a little after two in the morning.'],
      [
        'AGENT',
        'Thank you. Please take photos before you clean up, and keep the receipts. Somebody will call you back within the hour.',
      ],
      ['USER', 'Okay, thanks.'],
    ],
  },
  {
    recording: 'renewal-date',
    summary: 'Asked when the policy renews, and whether the premium goes up.',
    sentiment: 'NEUTRAL',
    resolution: 'Renewal date confirmed by email; the premium is not known yet.',
    lines: [
      ['AGENT', greeting],
      ['USER', 'Hi there. When does our policy renew, and is the premium going up?'],
      [
        'AGENT',
        'I’ll have the team confirm the exact date in writing. They can also tell you what the carrier says about the premium. May I use the email address that we have?',
      ],
      ['USER', 'Yes please.'],
    ],
  },
  {
    recording: 'certificate',
    summary: 'Needs a certificate for a general contractor before a job starts on Tuesday.',
    sentiment: 'NEUTRAL',
    resolution: null,
    lines: [
      ['AGENT', greeting],
      ['USER', 'Hey. I need a certificate of insurance for Pemaquid Construction. We start Tuesday.'],
      ['AGENT', 'Happy to help. What is their mailing address?'],
      ['USER', '18 Commercial Street, Bath, Maine, 04530.'],
      ['AGENT', 'Do they ask to be an additional insured, or for a waiver of subrogation?'],
      ['USER', 'Additional insured, yeah. I don’t know about the other one. I can email you their contract.'],
      ['AGENT', 'Please do. I opened a request, and the team will send you the certificate.'],
    ],
  },
  {
    recording: 'sold-truck',
    summary: 'Sold a truck and wants it taken off the auto policy.',
    sentiment: 'POSITIVE',
    resolution: 'Truck removed; return premium of $412 goes to the next invoice.',
    lines: [
      ['AGENT', greeting],
      ['USER', 'Hi. We sold the old F-150. Please take it off our auto policy.'],
      ['AGENT', 'I can open that for you. When was it sold?'],
      ['USER', 'Yesterday. The plates are already turned in.'],
      [
        'AGENT',
        'Thank you. The team will ask the carrier to remove it as of yesterday and send you the change.',
      ],
      ['USER', 'Great.'],
    ],
  },
  {
    recording: 'wrong-number',
    fromNumber: '+12075550167',
    summary: 'Wrong number; the caller was looking for a dentist.',
    sentiment: 'NEUTRAL',
    resolution: null,
    lines: [
      ['AGENT', greeting],
      ['USER', 'Oh, is this not Dr. Lindqvist’s office? Sorry, I must have the wrong number.'],
      ['AGENT', 'No problem. Have a good day.'],
    ],
  },
]
