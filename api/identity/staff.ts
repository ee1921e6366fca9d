import type { Author, UserManager } from '../graphql/index.ts'
import {
  create,
  replace,
  type Actor,
  type AgencyManifest,
  type AgencyStore,
  type ClaimOf,
  type Keyspace,
  type Platform,
  type Stored,
} from '../platform/index.ts'
import { agencyKind, isTimeZone } from './agency.ts'
import {
  agencyUserKind,
  isEmail,
  noPreferences,
  normalEmail,
  type AgencyUser,
  type AgencyUserRow,
} from './agencyUser.ts'
import { recordSecurityEvent, securityEvent } from './security/securityEvent.ts'
import type { Sessions } from './sessions.ts'
import type { EmailOwner } from './signIn.ts'

/** An operator's request can't be carried out; the message says why. */
export class StaffError extends Error {
  override readonly name = 'StaffError'
}

export interface AgencyListing {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  readonly users: readonly AgencyUserRow[]
}

/** Agency and staff management for the server's operator. All methods throw `StaffError`. */
export interface Staff extends UserManager {
  createAgency(name: string, timeZone: string): Promise<AgencyStore>
  list(): Promise<AgencyListing[]>
  /** Exports the agency to an empty folder while its staff keep working. Throws `BackupError`. */
  exportAgency(agency: AgencyStore, folder: string): Promise<AgencyManifest>
  /** Imports an exported agency with its users. Throws `BackupError`. */
  importAgency(folder: string): Promise<AgencyManifest>
  /** Records a backup in the security log of every agency. */
  noteBackup(): Promise<void>
  /** The agency with this ID, or with this name if only one has it. */
  find(idOrName: string): Promise<AgencyStore>
}

const provider: Actor = { type: 'SYSTEM', id: null }

interface UserEventFacts {
  readonly type: 'USER_ADDED' | 'USER_DEACTIVATED'
  readonly user: Pick<AgencyUserRow, 'id' | 'name' | 'email'>
  readonly author: Author
}

interface StaffStores {
  readonly platform: Pick<
    Platform,
    'agency' | 'agencyIds' | 'createAgency' | 'clock' | 'exportAgency' | 'importAgency'
  >
  readonly emails: Keyspace<EmailOwner>
  readonly sessions: Sessions
}

export function createStaff({ platform, emails, sessions }: StaffStores): Staff {
  async function list(): Promise<AgencyListing[]> {
    const listings: AgencyListing[] = []
    for (const id of await platform.agencyIds()) {
      const agency = await platform.agency(id)
      const { name = '', timeZone = '' } = agency.table(agencyKind).get(id) ?? {}
      const users = agency
        .table(agencyUserKind)
        .page({ order: 'name', first: agency.table(agencyUserKind).size })
      listings.push({ id, name, timeZone, users: users.rows })
    }
    return listings
  }

  /** A user's address is unique across all agencies. */
  const addressOf: ClaimOf = ({ agencyId, kind, id, value }) => {
    if (kind !== agencyUserKind) return null
    const user: AgencyUser = value as AgencyUser
    if (!user.isActive) return null
    return {
      claim: emails.claim(normalEmail(user.email), { agencyId, userId: id }),
      refusal: `A user with the address ${user.email} already exists in another agency.`,
    }
  }

  /** The log names the user who did it and the user affected; actions on the server have no user. */
  function userEvent(
    agency: AgencyStore,
    { type, user, author: { actor, origin } }: UserEventFacts,
  ): ReturnType<typeof securityEvent> {
    if (actor.type !== 'AGENCY_USER') return securityEvent(agency, platform.clock, { type, userId: user.id })
    return securityEvent(agency, platform.clock, {
      type,
      userId: actor.id,
      detail: `${user.name} (${user.email})`,
      ...(origin && { origin }),
    })
  }

  return {
    list,

    async createAgency(name, timeZone) {
      if (name.trim() === '') throw new StaffError('An agency needs a name.')
      if (!isTimeZone(timeZone)) {
        throw new StaffError(`'${timeZone}' is no time zone; it should be like America/New_York.`)
      }
      const agency = await platform.createAgency()
      const value = { name: name.trim(), timeZone, createdAt: platform.clock.now() }
      await agency.commit(provider, [create(agencyKind, agency.id, value, 'CREATE_AGENCY')])
      return agency
    },

    async addUser(agency, user, author = { actor: provider }) {
      const email = normalEmail(user.email)
      const name = user.name.trim()
      if (!isEmail(email)) throw new StaffError(`'${user.email}' is not a valid email address.`)
      if (name === '') throw new StaffError('A user needs a name.')
      // A reactivated user keeps their record, so their requests and comments stay theirs.
      const users = agency.table(agencyUserKind)
      const former = users
        .page({ order: 'name', first: users.size })
        .rows.find((one) => one.email === email && !one.isActive)
      const known = former && (await agency.read(agencyUserKind, former.id))
      const id = known?.id ?? agency.newId(agencyUserKind)
      const change = known
        ? replace(known, { ...known.value, name, isActive: true }, 'REACTIVATE_AGENCY_USER')
        : create(
            agencyUserKind,
            id,
            { email, name, isActive: true, preferences: noPreferences },
            'CREATE_AGENCY_USER',
          )
      const claims = [emails.claim(email, { agencyId: agency.id, userId: id })]
      const added = userEvent(agency, { type: 'USER_ADDED', user: { id, name, email }, author })
      const committed = await agency.commit(author.actor, [added, change], { claims })
      if (!committed.ok) throw new StaffError(`A user with the address ${email} already exists.`)
      return id
    },

    async deactivateUser(address, author = { actor: provider }) {
      const email = normalEmail(address)
      const owner = await emails.get(email)
      if (!owner) throw new StaffError(`There is no active user with the address ${email}.`)
      const { agencyId, userId } = owner.value
      const agency = await platform.agency(agencyId)
      for (;;) {
        const user = await agency.read(agencyUserKind, userId)
        if (!user?.value.isActive) break
        const left = { ...user.value, isActive: false }
        const changes = [
          replace(user, left, 'DEACTIVATE_AGENCY_USER'),
          userEvent(agency, { type: 'USER_DEACTIVATED', user: { id: userId, ...left }, author }),
        ]
        const committed = await agency.commit(author.actor, changes, {
          releases: [emails.release(email)],
          checks: await activeAuthor(agency, author),
        })
        if (committed.ok) break
      }
      await sessions.endAllOf(userId)
    },

    async exportAgency(agency, folder) {
      const name = agency.table(agencyKind).get(agency.id)?.name ?? ''
      await recordSecurityEvent(agency, platform.clock, { type: 'EXPORT', detail: 'The whole agency' })
      return platform.exportAgency({ id: agency.id, name }, folder)
    },

    async importAgency(folder) {
      const manifest = await platform.importAgency(folder, addressOf)
      const agency = await platform.agency(manifest.agency.id)
      await recordSecurityEvent(agency, platform.clock, { type: 'IMPORT', detail: 'The whole agency' })
      return manifest
    },

    async noteBackup() {
      for (const id of await platform.agencyIds())
        await recordSecurityEvent(await platform.agency(id), platform.clock, { type: 'BACKUP' })
    },

    async find(idOrName) {
      const all = await list()
      const found = all.filter(({ id, name }) => id === idOrName || name === idOrName)
      const [agency, another] = found
      if (!agency) throw new StaffError(`There is no agency '${idOrName}'.`)
      if (another) throw new StaffError(`Several agencies are named '${idOrName}'; say which by its id.`)
      return platform.agency(agency.id)
    },
  }
}

/** The author's own record, checked by the commit: if two users deactivate each other, one stays. */
async function activeAuthor(agency: AgencyStore, { actor }: Author): Promise<Stored<unknown>[]> {
  if (actor.type !== 'AGENCY_USER' || actor.id === null) return []
  const user = await agency.read(agencyUserKind, actor.id)
  if (!user?.value.isActive) throw new StaffError('You were deactivated.')
  return [user]
}
