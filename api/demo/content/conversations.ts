export interface ThreadScript {
  readonly subject: string
  readonly summary: string
  readonly isEnded: boolean
  /** Minutes after the first message. */
  readonly messages: readonly {
    readonly from: 'CLIENT' | 'AGENT' | 'CARA'
    readonly after: number
    readonly text: string
  }[]
}

const received =
  'Hi {first},\n\nThanks for your message. We opened a request for you and will get back to you shortly.\n\nHarborline Insurance Group'

export const threadScripts: readonly ThreadScript[] = [
  {
    subject: 'Certificate for Monday',
    summary: 'Asks for a certificate of insurance for Summit Builders Inc. before Monday.',
    isEnded: false,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Hi, we start a job for Summit Builders Inc. on Monday and they need our certificate before then. 400 Harbor Street, Portland, ME 04101.\n\nThanks,\n{first}',
      },
      { from: 'CARA', after: 1, text: received },
    ],
  },
  {
    subject: 'New van',
    summary: 'Wants a 2025 Ford Transit added to the auto policy.',
    isEnded: true,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'We picked up a 2025 Transit today. Can you add it to our auto? I can send the VIN tonight.',
      },
      { from: 'CARA', after: 1, text: received },
      {
        from: 'AGENT',
        after: 42,
        text: 'Hi {first},\n\nCongratulations on the new van. Please send the VIN and the purchase price and I will ask the carrier to add it as of today.\n\nBest,\nDana',
      },
      { from: 'CLIENT', after: 300, text: 'VIN is 1FTBR1C84RKA11223, we paid 52,400.' },
      { from: 'AGENT', after: 420, text: 'Done. The new ID card is on its way to you.\n\nDana' },
    ],
  },
  {
    subject: 'Is a rented lift covered?',
    summary: 'Asks whether damage to a rented lift is covered.',
    isEnded: false,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Quick question: we are renting a boom lift for two weeks. If one of our people damages it, are we covered or should we buy the rental company’s waiver?',
      },
    ],
  },
  {
    subject: 'Loss runs',
    summary: 'Needs five years of loss runs for a bond.',
    isEnded: true,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Could you send five years of loss runs for {business}? Our surety is asking for them.',
      },
      {
        from: 'AGENT',
        after: 95,
        text: 'Hi {first}, I requested them from the carrier this morning. They usually take a day or two.',
      },
      { from: 'CLIENT', after: 110, text: 'Perfect, thank you!' },
    ],
  },
  {
    subject: 'Landlord wants to be on the policy',
    summary: 'The landlord has to be an additional insured under the new lease.',
    isEnded: false,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'Our new lease says the landlord has to be named as an additional insured. What do you need from me?',
      },
      {
        from: 'AGENT',
        after: 60,
        text: 'Hi {first}, please send me the landlord’s full legal name and mailing address, and the insurance page of the lease.',
      },
    ],
  },
  {
    subject: 'Umbrella quote',
    summary: 'Would like a price for an umbrella policy.',
    isEnded: false,
    messages: [
      {
        from: 'CLIENT',
        after: 0,
        text: 'A customer now asks for $2M over our liability limits. What would an umbrella cost us?',
      },
      { from: 'CARA', after: 1, text: received },
    ],
  },
]

export const callScripts: readonly {
  readonly summary: string
  readonly sentiment: 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE'
  readonly lines: readonly (readonly ['AGENT' | 'USER', string])[]
}[] = [
  {
    summary: 'Asked for new auto ID cards; the old ones have expired.',
    sentiment: 'POSITIVE',
    lines: [
      [
        'AGENT',
        'Harborline Insurance, this is Cara, the virtual assistant. This call is recorded. How can I help?',
      ],
      [
        'USER',
        'Hi Cara, it’s {first} from {business}. Our insurance cards have expired. Can I get new ones?',
      ],
      [
        'AGENT',
        'Of course. I’ll ask the team to send them to the e-mail address on your account. Is there anything else?',
      ],
      ['USER', 'No, that’s all. Thank you.'],
    ],
  },
  {
    summary: 'Reported a broken front window after a storm and asked for a call back.',
    sentiment: 'NEGATIVE',
    lines: [
      [
        'AGENT',
        'Harborline Insurance, this is Cara, the virtual assistant. This call is recorded. How can I help?',
      ],
      [
        'USER',
        'This is {first} at {business}. The storm broke our front window last night. I want to start a claim.',
      ],
      ['AGENT', 'I’m sorry to hear that. Is everyone safe, and is the window boarded up?'],
      ['USER', 'Nobody was here. We’re boarding it up now.'],
      ['AGENT', 'Please take photos and keep the receipts. Somebody will call you back within the hour.'],
      ['USER', 'Okay, thanks.'],
    ],
  },
  {
    summary: 'Asked when the policy renews.',
    sentiment: 'NEUTRAL',
    lines: [
      [
        'AGENT',
        'Harborline Insurance, this is Cara, the virtual assistant. This call is recorded. How can I help?',
      ],
      ['USER', 'Hi, {first} from {business}. When does our policy renew?'],
      [
        'AGENT',
        'I’ll have the team confirm the exact date in writing. May I use the e-mail address that we have?',
      ],
      ['USER', 'Yes please.'],
    ],
  },
]
