import { dayIn } from '../identity/index.ts'
import { createIdMaker, manualClock, shifted } from '../platform/index.ts'
import type { Actor } from '../platform/index.ts'
import { updated } from '../servicing/index.ts'
import type { ServiceRequest, RequestDetails, ServiceRequestPatch } from '../servicing/index.ts'
import { crowdedTalk, shortAnswers } from './content/crowdedTalk.ts'
import { longEmail } from './content/longEmail.ts'
import type { Scene } from './life.ts'
import type { Step } from './step.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Life = readonly Step[]

/** Requests every demo has to exercise the screens: crowded, very long, empty, due, unknown. */
export function edgeCaseRequests(scene: Scene): Life[] {
  return [
    crowded(scene),
    longNamed(scene),
    onlyAPhoneNumber(scene),
    assignedToSomebodyWhoLeft(scene),
    foreignNamed(scene),
    longMail(scene),
    dueToday(scene),
    longOverdue(scene),
    justIn(scene),
  ]
}

function crowded({ now, random, staff }: Scene): Life {
  const openedAt = daysBefore(now, 26)
  const owner = staff[0] ?? null
  const steps = [
    opened(openedAt, client, {
      type: 'CREATE_CERTIFICATE',
      createCertificate: {
        name: 'Port Authority of New London',
        address: {
          line1: '1 State Pier Road',
          line2: null,
          city: 'New London',
          zone: 'CT',
          postalCode: '06320',
        },
        additionalInsured: true,
        additionalInsuredRelationship: 'OWNER',
        additionalInsuredRelationshipDescription: null,
      },
      clientName: 'Tidewater Marine Construction Inc.',
      clientEmail: 'office@tidewatermarine.example',
      clientPhone: '(860) 555-0117',
      details:
        'Certificate for the wharf rebuild. The port has its own form, attached. Steel comes on the 9th.',
    }),
    changed(openedAt + hour, user(owner), { assigneeId: owner, dueAt: shifted(dayIn(newYork, now), 2) }),
  ]
  let at = openedAt + 2 * hour
  const said = crowdedTalk.flatMap((line, index) =>
    index % 3 === 2 ? [line] : [line, shortAnswers[index % shortAnswers.length] ?? ''],
  )
  for (const comment of said) {
    at = whenOpen(at + random.whole(20, 300) * minute)
    steps.push({ at: Math.min(at, now - minute), actor: user(random.pick(staff)), comment })
  }
  return steps
}

function longNamed({ now, staff }: Scene): Life {
  const openedAt = daysBefore(now, 9)
  return [
    opened(openedAt, client, {
      type: 'ADD_ADDITIONAL_INSURED',
      addAdditionalInsured: {
        name: 'The Trustees of the Pepperell Mills Redevelopment Second Amended and Restated Nominee Realty Trust, Its Successors and/or Assigns, As Their Interests May Appear',
        relationship: 'Mortgagee, loss payee, landlord and managing agent for the ground lessor',
        address: {
          line1: 'c/o Merrow, Thibodeau, Fitzgerald-Ouellette & Papadakis LLP, One Hundred Commercial Street',
          line2: '14th Floor, Attention: Insurance Compliance Department',
          city: 'South Portland',
          zone: 'ME',
          postalCode: '04106',
        },
      },
      clientName:
        'Saint Brendan the Navigator Maritime Museum, Aquarium and Boatbuilding School Foundation of Greater Portland and the Islands, Inc.',
      clientEmail: 'insurance-and-risk-management-office@saintbrendanthenavigatormaritimemuseum.example',
      clientPhone: '(207) 555-0164 ext. 20417',
      details: 'Please use the full legal name. The last endorsement was sent back because it was cut off.',
    }),
    changed(openedAt + 3 * hour, user(staff[1] ?? null), { assigneeId: staff[1] ?? null }),
  ]
}

function onlyAPhoneNumber({ now }: Scene): Life {
  return [
    opened(now - 3 * hour, { type: 'ANONYMOUS', id: null }, { type: 'OTHER', clientPhone: '(603) 555-0139' }),
  ]
}

function assignedToSomebodyWhoLeft({ now, staff }: Scene): Life {
  const openedAt = daysBefore(now, 70)
  const gone = createIdMaker(manualClock(openedAt - 600 * day))('au')
  return [
    opened(openedAt, user(staff[3] ?? null), {
      type: 'DOCUMENT_REQUEST',
      documentRequest: { type: 'Loss runs' },
      clientName: 'Great Bay Towing Corp.',
      clientPhone: '(603) 555-0172',
      details: 'Loss runs for the last five years, their previous agent never sent them.',
    }),
    changed(openedAt + hour, user(staff[3] ?? null), {
      assigneeId: gone,
      dueAt: shifted(dayIn(newYork, openedAt), 14),
    }),
    {
      at: openedAt + 2 * day,
      actor: user(gone),
      comment: 'Ordered from all three carriers, two have answered.',
    },
  ]
}

function foreignNamed({ now, staff }: Scene): Life {
  const openedAt = daysBefore(now, 4)
  return [
    opened(openedAt, client, {
      type: 'QUESTION',
      question: {
        policyId: null,
        question:
          '¿La póliza cubre también la fiesta del 15 de agosto en la calle? Nguyễn Thị Lan nói là có.',
        type: 'COVERAGE',
      },
      clientName: 'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Größenwahn GmbH & Co.',
      clientEmail: 'lukasz@smorrebrodpho.example',
      clientPhone: '(617) 555-0108',
      details: 'Merci d’avance – 谢谢 – ευχαριστώ. مع خالص الشكر',
    }),
    changed(openedAt + hour, user(staff[5] ?? null), { assigneeId: staff[5] ?? null }),
  ]
}

function longMail({ now, staff }: Scene): Life {
  const openedAt = daysBefore(now, 2)
  const [name, company] = ['Renée Beaulieu', 'Mill Pond Hospitality Group LLC']
  return [
    opened(openedAt, client, {
      type: 'OTHER',
      clientName: company,
      clientEmail: 'renee@millpondhospitality.example',
      clientPhone: '(978) 555-0155',
      details: longEmail(name, company),
    }),
    changed(openedAt + hour, user(staff[2] ?? null), { assigneeId: staff[0] ?? null }),
  ]
}

function dueToday({ now, staff }: Scene): Life {
  const openedAt = daysBefore(now, 5)
  return [
    opened(openedAt, cara, {
      type: 'ENDORSE_POLICY',
      endorsePolicy: { policyId: null },
      clientName: 'Downeast Freight Lines Inc.',
      clientEmail: 'dispatch@downeastfreight.example',
      clientPhone: '(207) 555-0181',
      details:
        'Caller bought a 2022 Freightliner Cascadia and needs it on the commercial auto policy before the first load. VIN 1FUJHHDR4NLNX8842. Lienholder is First Granite Bank.',
    }),
    changed(openedAt + hour, user(staff[0] ?? null), {
      assigneeId: staff[0] ?? null,
      dueAt: dayIn(newYork, now),
    }),
  ]
}

function longOverdue({ now, staff }: Scene): Life {
  const openedAt = daysBefore(now, 38)
  return [
    opened(openedAt, client, {
      type: 'CANCEL_POLICY',
      cancelPolicy: { policyId: null, reason: 'Sold the second location' },
      clientName: 'Blue Door Bakery LLC',
      clientEmail: 'amara@bluedoorbakery.example',
      clientPhone: '(401) 555-0126',
      details: 'Sold the Warwick shop. Please cancel everything for that address as of the closing.',
    }),
    changed(openedAt + hour, user(staff[0] ?? null), {
      assigneeId: staff[0] ?? null,
      dueAt: shifted(dayIn(newYork, openedAt), 10),
    }),
    { at: openedAt + day, actor: user(staff[0] ?? null), comment: 'Waiting for the signed release.' },
  ]
}

function justIn({ now }: Scene): Life {
  return [
    opened(now - 2 * minute, client, {
      type: 'QUOTE_REQUEST',
      clientName: 'Harbor Electric & Sons Inc.',
      clientEmail: 'tom@harborelectric.example',
      clientPhone: '(207) 555-0193',
      details: 'The hospital wants $5M umbrella from every subcontractor. We have $1M. What would that be?',
    }),
  ]
}

// During that day's office hours, or earlier if those are still to come.
function daysBefore(now: number, days: number): number {
  const moment = now - days * day
  const inOffice = whenOpen(moment)
  return inOffice < now - 12 * hour ? inOffice : moment
}

const newYork = 'America/New_York'
const client: Actor = { type: 'AGENCY_CLIENT', id: null }
const cara: Actor = { type: 'WORKFLOW', id: null }

function user(id: string | null): Actor {
  return { type: 'AGENCY_USER', id }
}

type Parts = RequestDetails &
  Partial<Pick<ServiceRequest, 'clientName' | 'clientEmail' | 'clientPhone' | 'details'>>

function opened(at: number, actor: Actor, parts: Parts): Step {
  const nothingElse = {
    clientName: null,
    clientEmail: null,
    clientPhone: null,
    details: null,
    account: null,
    businessPolicyId: null,
    policyNumber: null,
    assigneeId: null,
    dueAt: null,
    createdAt: at,
    updatedAt: at,
  }
  return { at, actor, opened: { ...nothingElse, ...parts, state: 'OPEN', resolution: null } }
}

function changed(at: number, actor: Actor, patch: ServiceRequestPatch): Step {
  return { at, actor, change: (request) => updated(request, patch, at) }
}
