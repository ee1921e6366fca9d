import { create, createIdMaker, manualClock, replace } from '../platform/index.ts'
import type { Actor, AgencyStore, Change, Stored } from '../platform/index.ts'
import { serviceRequestCommentKind, serviceRequestKind } from '../servicing/index.ts'
import type { ServiceRequest } from '../servicing/index.ts'
import type { Documents } from '../documents/index.ts'
import type { NewId } from './agencyAt.ts'
import type { Client } from './book.ts'
import { inParts } from './inParts.ts'
import type { KnownClient } from './life.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'
import { writeApplications } from './writeApplications.ts'
import { writeBook } from './writeBook.ts'
import { writeCertificates } from './writeCertificates.ts'
import { writePolicyDocuments } from './writePolicyDocuments.ts'

/** How many changes are told at a time: they fill some transactions. */
const together = 400

/** One step of one of several lives. */
export interface Moment {
  readonly life: number
  readonly step: Step
}

/** Writes the past of an agency through its ledger, each change with its own time. */
export interface AgencyWriter {
  writeBook(book: readonly Client[]): Promise<KnownClient[]>
  /** A dozen of these businesses have asked for insurance with all that carriers ask. */
  writeApplications(clients: readonly KnownClient[], random: Random): Promise<void>
  /** What is handed out and filed: so many certificates, and the carrier's papers of some policies. */
  writeSheets(clients: readonly KnownClient[], wanted: Sheets): Promise<void>
  writeLives(lives: readonly (readonly Step[])[]): Promise<void>
}

interface Sheets {
  readonly certificates: number
  readonly documents: Pick<Documents, 'pdf'>
  readonly random: Random
}

/** How many clients have their policy's papers on file, and how many an application. */
const filed = 14
const applying = 12

interface WriterGround {
  readonly agency: AgencyStore
  /** Ids of the agency's users. */
  readonly staff: readonly string[]
  readonly now: number
}

export function createAgencyWriter({ agency, staff, now }: WriterGround): AgencyWriter {
  const newId = idsInOrder()
  const requests = new Map<number, Stored<ServiceRequest>>()

  async function commit(actor: Actor, changes: readonly Change[], at: number) {
    const committed = await agency.commit(actor, changes, { at })
    if (!committed.ok) throw new Error('Somebody else is writing into the demo agency.')
    return committed.stored
  }

  async function writeMoment({ life, step }: Moment): Promise<void> {
    const { at, actor } = step
    if ('opened' in step) {
      const id = newId(serviceRequestKind, at)
      const opening = create(serviceRequestKind, id, step.opened, 'CREATE_SERVICE_REQUEST')
      keep(life, await commit(actor, [opening], at))
      return
    }
    const request = requests.get(life)
    if (!request) throw new Error('A life begins with a request.')
    if ('comment' in step) {
      const value = {
        serviceRequestId: request.id,
        agencyUserId: actor.id,
        content: step.comment,
        createdAt: at,
      }
      const id = newId(serviceRequestCommentKind, at)
      await commit(actor, [create(serviceRequestCommentKind, id, value, 'ADD_SERVICE_REQUEST_COMMENT')], at)
      return
    }
    const { request: next, updateTypes } = step.change(request.value)
    if (updateTypes.length > 0) keep(life, await commit(actor, [replace(request, next, updateTypes)], at))
  }

  function keep(life: number, [stored]: readonly Stored<unknown>[]): void {
    if (stored) requests.set(life, stored as Stored<ServiceRequest>)
  }

  return {
    writeBook: (book) => writeBook({ agency, newId, staff, now }, book),

    async writeApplications(clients, random) {
      const businesses = clients.filter(({ account }) => account.type === 'BUSINESS')
      const ground = { agency, newId: idsInOrder(), staff, random, now }
      await writeApplications(ground, businesses.slice(-applying))
    },

    async writeSheets(clients, { certificates, documents, random }) {
      // Requests are written meanwhile, with ids in their own order.
      const ground = { agency, newId: idsInOrder(), documents, staff, random, now }
      await writePolicyDocuments(ground, clients.slice(0, filed))
      await writeCertificates(ground, { clients, count: certificates })
    },

    async writeLives(lives) {
      const moments = lives.flatMap((steps, life) => steps.map((step): Moment => ({ life, step })))
      moments.sort((a, b) => a.step.at - b.step.at)
      // What happens to one request waits for what happened before; different ones share transactions.
      const last = new Map<number, Promise<void>>()
      let previous: Promise<unknown> = Promise.resolve()
      for (const some of inParts(moments, together)) {
        const written = some.map((moment) => {
          const before = last.get(moment.life)
          const writing = before ? before.then(() => writeMoment(moment)) : writeMoment(moment)
          last.set(moment.life, writing)
          return writing
        })
        // The next part is told while this one is written; more would only fill the memory.
        await previous
        previous = Promise.all(written)
      }
      await previous
    },
  }
}

/** Ids of the time when a record was made. */
function idsInOrder(): NewId {
  const clock = manualClock(0)
  const nextId = createIdMaker(clock)
  return ({ prefix }, at) => {
    clock.set(at)
    return nextId(prefix)
  }
}
