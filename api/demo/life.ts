import type { LineOfBusiness } from '../knowledge/index.ts'
import type { Actor } from '../platform/index.ts'
import { enriched } from '../servicing/index.ts'
import type { RequestDetails } from '../servicing/index.ts'
import type { Client } from './book.ts'
import { care } from './care.ts'
import { ending } from './ending.ts'
import { addAdditionalInsured } from './requests/addAdditionalInsured.ts'
import { cancelPolicy } from './requests/cancelPolicy.ts'
import { createCertificate } from './requests/createCertificate.ts'
import { documentRequest } from './requests/documentRequest.ts'
import { endorsePolicy } from './requests/endorsePolicy.ts'
import { other } from './requests/other.ts'
import { question } from './requests/question.ts'
import { quoteRequest } from './requests/quoteRequest.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'
import type { Story, Tell, Telling } from './story.ts'

const second = 1000

const cara: Actor = { type: 'WORKFLOW', id: null }

/** A client with its record ids. */
export interface KnownClient extends Client {
  readonly accountId: string
  readonly policyIds: readonly string[]
  /** When each of the policies was entered. */
  readonly enteredAt: readonly number[]
}

/** The setting of a request's history. */
export interface Scene {
  readonly random: Random
  /** The oldest first; there is at least one. */
  readonly clients: readonly KnownClient[]
  /** Ids of the agency's users. */
  readonly staff: readonly string[]
  readonly now: number
}

const tellers = {
  ADD_ADDITIONAL_INSURED: addAdditionalInsured,
  CANCEL_POLICY: cancelPolicy,
  CREATE_CERTIFICATE: createCertificate,
  DOCUMENT_REQUEST: documentRequest,
  ENDORSE_POLICY: endorsePolicy,
  OTHER: other,
  QUESTION: question,
  QUOTE_REQUEST: quoteRequest,
} satisfies Record<RequestDetails['type'], Tell>

/** The relative frequency of request types. */
const frequencies = {
  CREATE_CERTIFICATE: 30,
  ENDORSE_POLICY: 16,
  QUESTION: 15,
  DOCUMENT_REQUEST: 11,
  ADD_ADDITIONAL_INSURED: 9,
  QUOTE_REQUEST: 8,
  OTHER: 6,
  CANCEL_POLICY: 5,
} satisfies Record<RequestDetails['type'], number>

const privateFrequencies = { OTHER: 4, DOCUMENT_REQUEST: 3, QUOTE_REQUEST: 3 } satisfies Partial<
  typeof frequencies
>

/** The lines a request of a type can be about; any if not listed. */
const lines: Partial<Record<RequestDetails['type'], readonly LineOfBusiness[]>> = {
  ADD_ADDITIONAL_INSURED: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PROPERTY'],
  CREATE_CERTIFICATE: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'COMMERCIAL_AUTO', 'PROPERTY'],
  ENDORSE_POLICY: ['COMMERCIAL_AUTO', 'BUSINESS_OWNERS', 'PROPERTY', 'SHIPPING_AND_TRANSPORTATION'],
}

/** How requests arrive. */
const initiators = {
  AGENCY_CLIENT: 52,
  WORKFLOW: 20,
  AGENCY_USER: 14,
  ANONYMOUS: 6,
  CRONJOB: 5,
  SYSTEM: 3,
} satisfies Record<Actor['type'], number>

/** The history of a request received at that time, up to now. */
export function createLife(scene: Scene, openedAt: number): Step[] {
  const { random, staff, now } = scene
  const client = pickClient(scene, openedAt)
  const type = random.weighted(client.account.type === 'BUSINESS' ? frequencies : privateFrequencies)
  const chosen = choosePolicy(client, { type, openedAt }, random)
  const story: Story = { random, client, policy: client.policies[chosen] ?? null, openedAt }
  const telling = tellers[type](story)
  const actor = actorOf(random.weighted(initiators), random, staff)
  const policyId = client.policyIds[chosen] ?? null

  const steps = [
    opening(story, { telling, actor }),
    ...recognition(story, { actor, policyId, accountId: client.accountId }),
  ]
  const owner = random.pick(staff)
  steps.push(...care(story, { telling, staff, owner }))
  steps.push(...ending(story, { notes: telling.notes, owner, now, from: steps.at(-1)?.at ?? openedAt }))
  return steps.filter(({ at }) => at < now)
}

/** A client as of that time; the oldest if there was none yet. */
function pickClient({ random, clients }: Scene, then: number): KnownClient {
  for (;;) {
    const client = random.pick(clients)
    if (client.account.createdAt < then || client === clients[0]) return client
  }
}

/** The index of a policy the client had by then; -1 if the request names none. */
function choosePolicy(
  { policies, enteredAt }: KnownClient,
  { type, openedAt }: { type: RequestDetails['type']; openedAt: number },
  random: Random,
): number {
  const fitting = policies.flatMap((policy, place) => {
    const isKnown = (enteredAt[place] ?? Infinity) < openedAt
    return isKnown && lines[type]?.includes(policy.type) !== false ? [place] : []
  })
  return fitting.length === 0 || random.chance(0.15) ? -1 : random.pick(fitting)
}

function opening(
  { random, client, openedAt }: Story,
  { telling, actor }: { telling: Telling; actor: Actor },
): Step {
  const isNamed = actor.type !== 'ANONYMOUS' || random.chance(0.3)
  const { name, email, phone } = client.contact
  return {
    at: openedAt,
    actor,
    opened: {
      ...telling.request,
      state: 'OPEN',
      resolution: null,
      clientName: isNamed ? (random.chance(0.25) ? name : client.account.detail.name) : null,
      clientEmail: isNamed && random.chance(0.85) ? email : null,
      clientPhone: random.chance(0.8) ? phone : null,
      details: telling.details,
      account: null,
      businessPolicyId: null,
      policyNumber: null,
      assigneeId: null,
      dueAt: null,
      createdAt: openedAt,
      updatedAt: openedAt,
    },
  }
}

interface Recognized {
  readonly actor: Actor
  readonly accountId: string
  readonly policyId: string | null
}

// Clients of the client application are recognized within seconds; strangers are not.
function recognition(story: Story, { actor, accountId, policyId }: Recognized): Step[] {
  const { random, client, openedAt } = story
  if (actor.type === 'ANONYMOUS' || random.chance(0.08)) return []
  const at = openedAt + random.whole(2, 40) * second
  const account = { id: accountId, name: client.account.detail.name }
  return [
    {
      at,
      actor: cara,
      change: (request) => ({
        request: enriched(request, { account, policyId }, at),
        updateTypes: ['ENRICH_SERVICE_REQUEST'],
      }),
    },
  ]
}

function actorOf(type: Actor['type'], random: Random, staff: readonly string[]): Actor {
  return { type, id: type === 'AGENCY_USER' ? random.pick(staff) : null }
}
