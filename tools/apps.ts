import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The remotes, one for each team: every folder that begins with mf-. */
export const remoteApps: readonly string[] = readdirSync(path.dirname(import.meta.dirname))
  .filter((name) => name.startsWith('mf-'))
  .toSorted()

/** All that is built: the shell, the first frame that the server sends of it, the sign-in screen that loads without it, the public page, and the remotes. */
export const builtApps: readonly string[] = ['shell', 'firstFrame', 'session', 'landing', ...remoteApps]

/** The projects of relay.config.js; the sign-in screen is part of the shell's. */
export const relayProjects: readonly string[] = ['shell', ...remoteApps]
