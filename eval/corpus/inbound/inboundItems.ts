import type { LineOfBusiness } from '../../../api/knowledge/index.ts'
import type { InboundItem } from '../../parts/scoreInbound.ts'

interface Written {
  readonly t: string | null
  readonly a: string | null
  readonly alt?: readonly string[]
  readonly n: string | null
  readonly e?: string
  readonly p?: string
  readonly s?: string
  readonly b?: string
  readonly c?: readonly string[]
  readonly f: Readonly<Record<string, unknown>> & {
    readonly address?: readonly string[]
    readonly policyId?: string | null
  }
}

interface BookAccount {
  readonly key: string
  readonly name: string
  readonly industry: string
  readonly domain: string
  readonly policies: readonly (readonly [string, LineOfBusiness, string, string])[]
}

/** Items in the format of the evaluation: what was written by hand, and what people do to it on the way. */
export async function inboundItems(
  folder: string,
): Promise<{ readonly number: number; readonly item: InboundItem }[]> {
  const book: BookAccount[] = JSON.parse(await Deno.readTextFile(`${folder}/accounts.json`))
  const texts = await Promise.all(
    [
      'messages',
      'messages2',
      'messages3',
      'messages4',
      'messages5',
      'messages6',
      'messages7',
      'messages8',
      'messages9',
    ].map((name) => Deno.readTextFile(`${folder}/${name}.jsonl`)),
  )
  const written = texts
    .join('\n')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Written => JSON.parse(line))
  return written.flatMap((message, at) =>
    [message, ...(message.c ? spoken(message, at) : changed(message, at))].map((each, version) => {
      const id = `${message.c ? 'C' : 'E'}${String(at + 1).padStart(3, '0')}-${version}`
      return { number: at, item: item(each, { id, book, at }) }
    }),
  )
}

/** The message as other people would send it: in a hurry, under a conversation, or with a signature and a disclaimer. */
function changed(message: Written, at: number): Written[] {
  const body = message.b ?? ''
  const name = message.n ?? 'Sam'
  const signed = `${body}\n\nBest regards,\n${name}\nOffice Manager\nTel. 603-555-0119\n\nThis e-mail is confidential and intended only for the addressee.`
  const quoting = `${body}\n\nOn Mon, Sep 14, 2026 at 8:02 AM Harborline Service <desk@harborline.example> wrote:\n> Your policy renews next month. Do you need a certificate or a quote?\n> Let us know if you would like to cancel or change anything.`
  const variants = [
    { ...message, b: typos(body, at) },
    { ...message, b: signed },
    { ...message, b: quoting },
    { ...message, b: `Hope you are doing well and had a nice weekend! ${body}` },
  ]
  return [variants[at % 4], variants[(at + 1) % 4]].filter((variant) => variant !== undefined)
}

/** A call with the noise of a phone. */
function spoken(message: Written, at: number): Written[] {
  const said = (message.c ?? []).map((line) =>
    line.startsWith('U: ') ? `U: ${at % 2 === 0 ? 'Um, ' : 'So, uh, '}${line.slice(3)}` : line,
  )
  return [{ ...message, c: [...said, 'U: Okay, bye now.', 'U: [call ended]'] }]
}

/** Slips of the fingers in words that do not carry names or numbers. */
function typos(body: string, at: number): string {
  const slips: readonly (readonly [RegExp, string])[] = [
    [/\bplease\b/gi, 'plase'],
    [/\bcertificate\b/i, 'certifcate'],
    [/\binsurance\b/i, 'insurnace'],
    [/\bpolicy\b/i, 'polcy'],
    [/\badditional\b/i, 'additonal'],
    [/\bthe\b/, 'teh'],
    [/\bneed\b/i, 'neeed'],
    [/\bcancel\b/i, 'cancle'],
    [/\baddress\b/i, 'adress'],
    [/\bvehicle\b/i, 'vehical'],
  ]
  return slips
    .filter((_, index) => (index + at) % 2 === 0)
    .reduce((text, [word, slip]) => text.replace(word, slip), body)
}

function item(
  message: Written,
  { id, book, at }: { id: string; book: readonly BookAccount[]; at: number },
): InboundItem {
  const own = book.find(({ key }) => key === message.a)
  const others = book.filter(({ key }) => key !== message.a)
  // Names that begin alike are there together: they are the ones to be mixed up.
  const alike = own ? others.filter(({ name }) => name.split(' ')[0] === own.name.split(' ')[0]) : []
  const decoys = [...alike, ...[3, 7, 11].map((step) => others[(at * 5 + step) % others.length])].slice(
    0,
    1 + (at % 4),
  )
  const accounts = [...new Set([...decoys, ...(own ? [own] : [])])].flatMap((account) => account ?? [])
  const { address, policyId, ...fields } = message.f
  const [line1, city, zone, postalCode] = address ?? []
  const isCall = message.c !== undefined
  return {
    id,
    channel: isCall ? 'CALL' : 'EMAIL',
    receivedAt: `2026-09-${String(21 + (at % 4)).padStart(2, '0')}`,
    from: {
      name: message.n,
      ...(isCall ? { phone: message.p ?? null } : { email: message.e ?? emailOf(message, own) }),
    },
    ...(isCall
      ? {
          transcript: (message.c ?? []).map((line) => ({
            role: line.startsWith('A: ') ? 'Agent' : 'User',
            content: line.slice(3),
          })),
        }
      : { subject: message.s ?? null, body: message.b ?? '' }),
    context: {
      accounts: accounts.map(({ key, name, industry, policies }) => ({
        key: `acct-${key}`,
        name,
        industry,
        policies: policies.map(([policy, type, policyNumber, carrier]) => ({
          id: `pol-${key}-${policy}`,
          type,
          policyNumber,
          carrier,
        })),
      })),
    },
    expected: {
      type: message.t,
      alsoAcceptable: message.alt ?? [],
      fields: {
        ...fields,
        ...(address && { address: { line1, city, zone, postalCode } }),
        ...(policyId !== undefined && {
          policyId: policyId === null ? null : `pol-${message.a}-${policyId}`,
        }),
      },
      accountKey: message.a === null ? null : `acct-${message.a}`,
    },
  }
}

function emailOf({ n }: Written, own: BookAccount | undefined): string {
  const name = (n ?? 'info')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '')
  const local = name.split(' ')[0] ?? 'info'
  if (!own) return `${local}@somewhere.example`
  // Whoever writes from a mail service is known by their name and words alone.
  return own.domain.endsWith('.com')
    ? `${name.replaceAll(/[^a-z]+/g, '.')}@${own.domain}`
    : `${local}@${own.domain}`
}
