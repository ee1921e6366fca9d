import type { AgencyStore } from '../platform/index.ts'
import { openTestServer, type TestServer, type TestServerOptions } from './openTestServer.ts'

/** A user of the world, and the agency they work for. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly agencyId: string
}

/** Two agencies, their staff, and the whole server in memory with a fixed time. */
export interface World extends TestServer {
  /** Harborline Insurance Group: Dana Whitfield, Marcus Bell and Priya Natarajan. */
  readonly harborline: AgencyStore
  readonly dana: Colleague
  readonly marcus: Colleague
  readonly priya: Colleague
  /** Prairie Mutual Brokers, behind the wall: Walt Jensen. */
  readonly prairie: AgencyStore
  readonly walt: Colleague
}

export async function openWorld(options: TestServerOptions = {}): Promise<World> {
  const server = await openTestServer(options)
  const { staff } = server.identity
  const harborline = await staff.createAgency('Harborline Insurance Group', 'America/New_York')
  const prairie = await staff.createAgency('Prairie Mutual Brokers', 'America/Chicago')
  async function hire(agency: AgencyStore, name: string, email: string): Promise<Colleague> {
    return { id: await staff.addUser(agency, { email, name }), name, email, agencyId: agency.id }
  }
  return {
    ...server,
    harborline,
    prairie,
    dana: await hire(harborline, 'Dana Whitfield', 'dana.whitfield@harborline.example'),
    marcus: await hire(harborline, 'Marcus Bell', 'marcus.bell@harborline.example'),
    priya: await hire(harborline, 'Priya Natarajan', 'priya.natarajan@harborline.example'),
    walt: await hire(prairie, 'Walt Jensen', 'walt.jensen@prairie.example'),
  }
}
