import type { AgencyStore, ManualClock } from '../platform/index.ts'
import { manualClock, openPlatform, silentLog, type Log, type Platform } from '../platform/index.ts'
import { openIdentity, type Identity } from '../identity/index.ts'
import { kinds } from '../schema.ts'
import { assembleApp } from '../server/assembleApp.ts'
import { createClient, type Client } from './createClient.ts'

/** A user of the world, and the agency they work for. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly agencyId: string
}

/** Two agencies, their staff, and the whole server in memory, at a time that stands still. */
export interface World extends AsyncDisposable {
  readonly platform: Platform
  readonly identity: Identity
  readonly clock: ManualClock
  /** Harborline Insurance Group: Dana Whitfield, Marcus Bell and Priya Natarajan. */
  readonly harborline: AgencyStore
  readonly dana: Colleague
  readonly marcus: Colleague
  readonly priya: Colleague
  /** Prairie Mutual Brokers, behind the wall: Walt Jensen. */
  readonly prairie: AgencyStore
  readonly walt: Colleague
  /** The codes that were sent, newest last. */
  readonly codes: readonly { email: string; code: string }[]
  /** A browser in which this user is signed in. */
  as(colleague: Colleague): Promise<Client>
  /** A browser in which nobody is. */
  signedOut(): Client
}

interface WorldOptions {
  readonly start?: string
  readonly log?: Log
  readonly providerDomain?: string
  /** Where files go; tests that send some bring a folder. */
  readonly dataDir?: string
  /** The folder that holds the built apps; nowhere unless given. */
  readonly root?: string
}

export async function openWorld({
  start = '2026-03-16T15:30:00Z',
  log = silentLog,
  providerDomain = 'coverdesk.example',
  dataDir = '',
  root = '/nowhere',
}: WorldOptions = {}): Promise<World> {
  const clock = manualClock(start)
  const platform = await openPlatform({ config: { dataDir, kvUrl: ':memory:', kinds }, clock, log })
  const codes: { email: string; code: string }[] = []
  const identity = await openIdentity({
    platform,
    log,
    carryCode({ email, code }) {
      codes.push({ email, code })
      return Promise.resolve()
    },
  })

  const harborline = await identity.staff.createAgency('Harborline Insurance Group', 'America/New_York')
  const prairie = await identity.staff.createAgency('Prairie Mutual Brokers', 'America/Chicago')
  async function hire(agency: AgencyStore, name: string, email: string): Promise<Colleague> {
    return { id: await identity.staff.addUser(agency, { email, name }), name, email, agencyId: agency.id }
  }

  const config = {
    publicUrl: 'http://localhost:3000',
    isProduction: false,
    providerDomain,
    acceptsAnyDocument: true,
    remotes: null,
  }
  const app = assembleApp({ config, platform, identity, log, root })
  const send = async (request: Request) => app.fetch(request, { sender: { address: '203.0.113.7' } })

  return {
    platform,
    identity,
    clock,
    codes,
    harborline,
    prairie,
    dana: await hire(harborline, 'Dana Whitfield', 'dana.whitfield@harborline.example'),
    marcus: await hire(harborline, 'Marcus Bell', 'marcus.bell@harborline.example'),
    priya: await hire(harborline, 'Priya Natarajan', 'priya.natarajan@harborline.example'),
    walt: await hire(prairie, 'Walt Jensen', 'walt.jensen@prairie.example'),
    as: async ({ agencyId, id }) => createClient(send, await identity.sessions.start(agencyId, id)),
    signedOut: () => createClient(send, null),
    async [Symbol.asyncDispose]() {
      identity.close()
      await platform.close()
    },
  }
}
