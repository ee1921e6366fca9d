import { type LineOfBusiness, zoneCode } from '../../api/knowledge/index.ts'
import type { PartOutcome } from '../evalPart.ts'
import { normalizeAddress, normalizeName } from '../scoring/normalize.ts'
import { percentile, ratio, Tally } from '../scoring/tally.ts'

interface WrittenAddress {
  readonly line1?: string | null
  readonly line2?: string | null
  readonly city?: string | null
  readonly zone?: string | null
  readonly postalCode?: string | null
}

type Fields = Readonly<Record<string, unknown>>

export interface InboundItem {
  readonly id: string
  readonly channel: 'EMAIL' | 'CALL'
  readonly receivedAt: string
  readonly from: {
    readonly name?: string | null
    readonly email?: string | null
    readonly phone?: string | null
  }
  readonly subject?: string | null
  readonly body?: string
  readonly transcript?: readonly { readonly role: string; readonly content: string }[]
  readonly context: {
    readonly accounts: readonly {
      readonly key: string
      readonly name: string
      readonly industry: string | null
      readonly policies: readonly {
        readonly id: string
        readonly type: LineOfBusiness
        readonly policyNumber: string | null
        readonly carrier: string | null
      }[]
    }[]
  }
  readonly expected: {
    readonly type: string | null
    readonly alsoAcceptable?: readonly string[]
    readonly fields?: Fields
    readonly accountKey: string | null
    readonly ambiguous?: boolean
  }
}

export interface InboundResult {
  readonly id: string
  readonly requests: readonly {
    readonly type: string
    readonly accountKey: string | null
    readonly fields: Fields
    readonly details: string
    readonly missing: readonly string[]
  }[]
  /** Whose message it is, also when it is no request. */
  readonly accountKey: string | null
  readonly why: string
}

interface Scored {
  readonly item: InboundItem
  readonly result: InboundResult
  readonly milliseconds: number
}

/** What the format asks to compare exactly; other fields are free text. */
const exactFields = ['name', 'address', 'additionalInsured', 'policyId', 'type', 'effectiveDate'] as const

/** Scores as the format says: is it a request, its type, the account, and the fields of those with the right type. */
export function scoreInbound(scored: readonly Scored[]): Omit<PartOutcome, 'results'> {
  const isRequest = new Tally()
  const fields = new Tally()
  const misses: string[] = []
  let [points, typed, accountsRight, accountsWrong, untouched] = [0, 0, 0, 0, 0]
  for (const { item, result } of scored) {
    const { type, alsoAcceptable = [], ambiguous = false, accountKey, fields: truths = {} } = item.expected
    const given = result.requests[0] ?? null
    const problems: string[] = []
    isRequest.value(type, given?.type ?? null, true)
    if ((type === null) !== (given === null)) problems.push(given ? `opened ${given.type}` : `missed ${type}`)
    if (type !== null && given) {
      typed++
      const isExact = given.type === type
      const isAcceptable = alsoAcceptable.includes(given.type)
      points += isExact || (isAcceptable && ambiguous) ? 1 : isAcceptable ? 0.5 : 0
      if (!isExact) problems.push(`${given.type} instead of ${type}`)
      if (isExact) problems.push(...compareFields(fields, truths, given.fields))
    }
    if (result.accountKey === accountKey) accountsRight++
    else {
      if (result.accountKey !== null) accountsWrong++
      problems.push(`account ${result.accountKey} instead of ${accountKey}`)
    }
    if (problems.length === 0) untouched++
    else misses.push(`${item.id}: ${problems.join('; ')}`)
  }
  const all = scored.length
  return {
    scores: [
      ...isRequest.scores('is a request'),
      { metric: 'type', value: ratio(points, typed), unit: 'share', detail: `${typed} requests` },
      { metric: 'account', value: ratio(accountsRight, all), unit: 'share' },
      { metric: 'wrong account', value: ratio(accountsWrong, all), unit: 'share' },
      ...fields.scores('fields'),
      {
        metric: 'handled with nothing to change',
        value: ratio(untouched, all),
        unit: 'share',
        detail: `${all} items`,
      },
      {
        metric: 'time p95',
        value: percentile(
          scored.map(({ milliseconds }) => milliseconds),
          0.95,
        ),
        unit: 'milliseconds',
      },
    ],
    misses,
  }
}

function compareFields(tally: Tally, truths: Fields, given: Fields): string[] {
  const problems: string[] = []
  for (const field of exactFields) {
    if (!(field in truths)) continue
    const pairs =
      field === 'address'
        ? addressPairs(truths[field], given[field])
        : [[truths[field], given[field]] as const]
    for (const [truth = null, found = null] of pairs) {
      const isSame =
        written(truth) === written(found) ||
        (field === 'type' && isSameDocument(written(truth), written(found)))
      tally.value(truth, found, isSame)
      if (!isSame) problems.push(`${field} ${JSON.stringify(found)} instead of ${JSON.stringify(truth)}`)
    }
  }
  return problems
}

function addressPairs(truth: unknown, found: unknown): (readonly [unknown, unknown])[] {
  const [wanted, given] = [(truth ?? {}) as WrittenAddress, (found ?? {}) as WrittenAddress]
  const shown = (text: string | null | undefined) => (text ? normalizeAddress(text) : null)
  return [
    lines(wanted, given),
    [shown(wanted.city), shown(given.city)],
    [zoneOf(wanted), zoneOf(given)],
    [shown(wanted.postalCode?.slice(0, 5)), shown(given.postalCode?.slice(0, 5))],
  ]
}

/** A suite may be on the first line or on the second. */
function lines(wanted: WrittenAddress, given: WrittenAddress): readonly [unknown, unknown] {
  const [wantedLine, givenLine] = [wanted, given].map(({ line1 }) => (line1 ? normalizeAddress(line1) : null))
  const whole = normalizeAddress(`${given.line1 ?? ''} ${given.line2 ?? ''}`)
  return [wantedLine, !wanted.line2 && whole === wantedLine ? wantedLine : givenLine]
}

/** The format leaves it open how a document is called: the ID card and auto ID cards are the same. */
function isSameDocument(truth: unknown, found: unknown): boolean {
  if (typeof truth !== 'string' || typeof found !== 'string') return false
  const kind = kindsOfDocuments[truth]
  if (kind) return kind(found)
  const [wanted = [], given = []] = [truth, found].map((name) =>
    name.split(' ').map((word) => word.replace(/s$/, '')),
  )
  const shared = wanted.filter((word) => given.includes(word)).length
  return shared >= 2 && shared >= Math.min(wanted.length, given.length) / 2
}

/** Some authors give the kind of document that the agency files it under. */
const kindsOfDocuments: Readonly<Record<string, (found: string) => boolean>> = {
  'policy document': isPolicyDocument,
  other: (found) => !isPolicyDocument(found) && !/binder|certificate|endorsement|invoice|release/.test(found),
}

function isPolicyDocument(found: string): boolean {
  return /^(?:certified )?policy cop|^declarations page/.test(found)
}

/** A state is the same spelled out or as its code. */
function zoneOf({ zone }: WrittenAddress): string | null {
  return zone ? (zoneCode(zone) ?? zone.toUpperCase()) : null
}

function written(value: unknown): unknown {
  return typeof value === 'string' ? normalizeName(value) : value
}
