import { apiKeyKind, StaffError, type Identity } from '../identity/index.ts'
import { BackupError, type AgencyManifest } from '../platform/index.ts'

/** The result of a command: lines for the terminal. */
export interface CommandAnswer {
  readonly isDone: boolean
  readonly lines: readonly string[]
}

interface Command {
  /** The arguments after the command's name, as its usage shows them. */
  readonly usage: string
  readonly does: string
  /** Returns the lines to print; null if the arguments don't match the usage. */
  run(identity: Identity, words: readonly string[]): Promise<string[] | null>
}

const commands: Readonly<Record<string, Command>> = {
  create: {
    usage: 'NAME --time-zone ZONE',
    does: 'makes an agency; the zone is like America/New_York',
    async run({ staff }, [name, flag, zone]) {
      if (name === undefined || flag !== '--time-zone' || zone === undefined) return null
      // Commands refer to an agency by name, so names must be unique.
      const isTaken = (await staff.list()).some((agency) => agency.name === name.trim())
      if (isTaken) throw new StaffError(`An agency named '${name.trim()}' already exists.`)
      const agency = await staff.createAgency(name, zone)
      return [`The agency ${name} has the id ${agency.id}.`]
    },
  },
  'add-user': {
    usage: 'AGENCY EMAIL NAME',
    does: 'lets a person sign in; AGENCY is a name or an id',
    async run({ staff }, [agencyName, email, name]) {
      if (agencyName === undefined || email === undefined || name === undefined) return null
      const id = await staff.addUser(await staff.find(agencyName), { email, name })
      return [`${name} can now sign in as ${email}. Their id is ${id}.`]
    },
  },
  'deactivate-user': {
    usage: 'EMAIL',
    does: 'ends all sessions of a person at once and lets them in no more',
    async run({ staff }, [email]) {
      if (email === undefined) return null
      await staff.deactivateUser(email)
      return [`${email} is signed out everywhere and can no longer sign in.`]
    },
  },
  list: {
    usage: '',
    does: 'shows agencies and users',
    async run({ staff }) {
      const agencies = await staff.list()
      if (agencies.length === 0) return ['There are no agencies yet.']
      return agencies.flatMap(({ id, name, timeZone, users }) => [
        `${name} (${id}, ${timeZone})`,
        ...users.map((user) => `  ${user.name} <${user.email}>${user.isActive ? '' : ', deactivated'}`),
      ])
    },
  },
  'create-key': {
    usage: 'AGENCY LABEL',
    does: 'makes a key for the client application of an agency; it is shown this once',
    async run({ staff, apiKeys }, [agencyName, label]) {
      if (agencyName === undefined || label === undefined) return null
      const { id, key } = await apiKeys.create(await staff.find(agencyName), label)
      return [`The key ${id} is shown only now. Keep it like a password:`, key]
    },
  },
  'revoke-key': {
    usage: 'AGENCY KEY-ID',
    does: 'makes a key worthless at once',
    async run({ staff, apiKeys }, [agencyName, keyId]) {
      if (agencyName === undefined || keyId === undefined) return null
      await apiKeys.revoke(await staff.find(agencyName), keyId)
      return [`The key ${keyId} no longer works.`]
    },
  },
  'list-keys': {
    usage: 'AGENCY',
    does: 'shows the keys of an agency, though never the keys themselves',
    async run({ staff }, [agencyName]) {
      if (agencyName === undefined) return null
      const keys = [...(await staff.find(agencyName)).table(apiKeyKind).values()]
      if (keys.length === 0) return ['The agency has no keys.']
      return keys.map(({ id, label, revokedAt }) => `${id}  ${label}${revokedAt === null ? '' : ', revoked'}`)
    },
  },
  'note-backup': {
    usage: '',
    does: "notes a backup in every agency's security log; npm run backup does so itself",
    async run({ staff }, words) {
      if (words.length > 0) return null
      await staff.noteBackup()
      return ['The backup is in the security log.']
    },
  },
  export: {
    usage: 'AGENCY FOLDER',
    does: 'writes all of an agency into an empty folder',
    async run({ staff }, [agencyName, folder]) {
      if (agencyName === undefined || folder === undefined) return null
      const { agency, ...held } = await staff.exportAgency(await staff.find(agencyName), folder)
      return [`${agency.name} is exported: ${countsOf(held)}.`]
    },
  },
  import: {
    usage: 'FOLDER',
    does: 'takes in an agency that was exported',
    async run({ staff }, [folder]) {
      if (folder === undefined) return null
      const { agency, ...held } = await staff.importAgency(folder)
      const lines = [`${agency.name} is imported: ${countsOf(held)}. Its people sign in as before.`]
      const hadKeys = (held.records[apiKeyKind.name] ?? 0) > 0
      return hadKeys
        ? [...lines, 'Its client applications need new keys: a key stays a secret of its server.']
        : lines
    },
  },
}

function countsOf({ records, files, head }: Pick<AgencyManifest, 'records' | 'files' | 'head'>): string {
  const count = Object.values(records).reduce((sum, some) => sum + some, 0)
  const written = (number: number) => number.toLocaleString('en-US')
  return `${written(count)} records, ${written(files.count)} files and a history of ${written(head)} changes`
}

/** Runs one command of `npm run agency`. */
export async function agencyCommand(identity: Identity, words: readonly string[]): Promise<CommandAnswer> {
  const [name = '', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return { isDone: false, lines: usage() }
  try {
    const lines = await command.run(identity, rest)
    if (lines) return { isDone: true, lines }
    return { isDone: false, lines: [`Usage: npm run agency -- ${name} ${command.usage}`] }
  } catch (error) {
    if (error instanceof StaffError || error instanceof BackupError)
      return { isDone: false, lines: [error.message] }
    throw error
  }
}

function usage(): string[] {
  const lines = Object.entries(commands).map(([name, { usage: words, does }]) => {
    return `  ${`${name} ${words}`.padEnd(32)} ${does}`
  })
  return ['Usage: npm run agency -- COMMAND', '', ...lines]
}
