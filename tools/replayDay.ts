import { createHmac } from 'node:crypto'

interface ReplayOptions {
  /** Where the server listens. */
  readonly url: string
  readonly key: string
  /** Between two messages, in milliseconds. */
  readonly pause: number
}

type Message =
  | {
      readonly kind: 'email'
      readonly from: string
      readonly address: string
      readonly subject: string
      readonly body: string
    }
  | {
      readonly kind: 'call'
      readonly name: string
      readonly number: string
      readonly summary: string
      readonly lines: readonly (readonly ['agent' | 'user', string])[]
    }

const greeting =
  'Harborline Insurance, this is Cara, the virtual assistant. This call is recorded. How can I help?'

/** A day at the agency: clients of the demo agency, unknown senders, and mail without requests. */
const day: readonly Message[] = [
  {
    kind: 'email',
    from: 'Tamika Abbott',
    address: 'tamika.abbott@atlanticlogistics.example',
    subject: 'COI for the Harbor Street job',
    body: 'Good morning,\n\nWe need a certificate of insurance for Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. They want it by Friday.\n\nThanks,\nTamika Abbott\nAtlantic Logistics Lines Inc.',
  },
  {
    kind: 'call',
    name: 'Daniel Fitzgerald',
    number: '+16175550199',
    summary: 'Asked for new auto ID cards; the old ones have expired.',
    lines: [
      ['agent', greeting],
      [
        'user',
        'Hi, Daniel Fitzgerald from Red Hook Taproom. Our insurance cards have expired. Can you email me new ones?',
      ],
      ['agent', 'Of course. I will ask the team to send them to the email address on your account.'],
      ['user', 'Great, thank you.'],
    ],
  },
  {
    kind: 'email',
    from: 'Cheryl Garza',
    address: 'cheryl.garza@northwaytransport.example',
    subject: 'Please add a truck',
    body: 'Hi,\n\nWe bought a 2025 Freightliner M2, VIN 1FVACWFC5SHVB1234. Please add it to our commercial auto policy effective tomorrow.\n\nCheryl Garza\nNorthway Transport LLC',
  },
  {
    kind: 'email',
    from: 'The Growth Letter',
    address: 'news@growthletter.example',
    subject: 'Ten ways to double your leads',
    body: 'You receive this because you signed up. Unsubscribe at any time.',
  },
  {
    kind: 'email',
    from: 'Rosa Doyle',
    address: 'rosa.doyle@minutemanfreight.example',
    subject: 'Flood?',
    body: 'Quick question: is water damage from a backed-up drain covered under our policy?\n\nRosa Doyle, Minuteman Freight Lines Inc.',
  },
  {
    kind: 'call',
    name: 'George Schaefer',
    number: '+12075550118',
    summary: 'Wants to cancel the umbrella at the end of the month.',
    lines: [
      ['agent', greeting],
      [
        'user',
        'George Schaefer, Old Port Commons. We sold two buildings. Please cancel our umbrella policy at the end of the month.',
      ],
      [
        'agent',
        'I can pass that on. Somebody will confirm the details with you before anything is canceled.',
      ],
      ['user', 'Fine, thanks.'],
    ],
  },
  {
    kind: 'email',
    from: 'Jo Park',
    address: 'jo@parkstreetpottery.example',
    subject: 'Quote',
    body: 'Hello, I run a small pottery studio and would like a quote for general liability and property. Two employees, about $300,000 in sales.\n\nJo Park, Park Street Pottery',
  },
]

/** Plays the day into a running desk, one message after the other; answers how many were taken. */
export async function replayDay({ url, key, pause }: ReplayOptions): Promise<number> {
  for (const [index, message] of day.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (message.kind === 'email') await sendEmail(message, { url, key, id: `${Date.now()}-${index}` })
    else await sendCall(message, { url, key, id: `replay-${Date.now()}-${index}` })
    console.log(message.kind === 'email' ? `Email: ${message.subject}` : `Call: ${message.summary}`)
  }
  return day.length
}

interface Sending {
  readonly url: string
  readonly key: string
  readonly id: string
}

async function sendEmail(message: Message & { kind: 'email' }, { url, key, id }: Sending): Promise<void> {
  const { from, address, subject, body } = message
  const source = [
    // The mail server that the demo agency trusts has checked the sender.
    `Authentication-Results: mx.harborline.example; dmarc=pass header.from=${address.split('@')[1]}`,
    `From: ${from} <${address}>`,
    'To: desk@harborline.example',
    `Subject: ${subject}`,
    `Message-ID: <${id}@${address.split('@')[1]}>`,
    `Date: ${new Date().toUTCString()}`,
    ...(/unsubscribe/i.test(body) ? ['List-Unsubscribe: <mailto:leave@growthletter.example>'] : []),
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
  ].join('\r\n')
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' }
  await taken(await fetch(`${url}/inbound/emails`, { method: 'POST', headers, body: source }))
}

async function sendCall(message: Message & { kind: 'call' }, { url, key, id }: Sending): Promise<void> {
  const { name, number, summary, lines } = message
  const endedAt = Date.now()
  const transcript = lines.map(([role, content], index) => ({ role, content, words: [{ start: index * 7 }] }))
  const call = {
    call_id: id,
    from_number: number,
    from_name: name,
    start_timestamp: endedAt - lines.length * 7_000,
    end_timestamp: endedAt,
    disconnection_reason: 'user_hangup',
    transcript_object: transcript,
    call_analysis: { call_summary: summary, user_sentiment: 'Neutral', call_successful: true },
  }
  for (const event of ['call_started', 'call_ended', 'call_analyzed']) {
    const body = JSON.stringify({ event, call })
    const seconds = Math.floor(Date.now() / 1_000)
    const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'coverdesk-signature': `t=${seconds},v1=${signature}`,
    }
    await taken(await fetch(`${url}/inbound/calls`, { method: 'POST', headers, body }))
  }
}

async function taken(response: Response): Promise<void> {
  const answer = await response.text()
  if (!response.ok) throw new Error(`The desk answered ${response.status}: ${answer.slice(0, 300)}`)
}
