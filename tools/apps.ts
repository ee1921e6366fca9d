/** The remotes, one for each team. */
export const remoteApps = [
  'mf-servicing',
  'mf-copilot',
  'mf-knowledge',
  'mf-communication',
  'mf-landing',
] as const

export type RemoteApp = (typeof remoteApps)[number]

/** All that is built: the shell, the first frame that the server sends of it, the sign-in screen that loads without it, the public page, and the remotes. */
export const builtApps = ['shell', 'firstFrame', 'session', 'landing', ...remoteApps] as const

export type BuildApp = (typeof builtApps)[number]

/** The projects of relay.config.json; the sign-in screen is part of the shell's. */
export const relayProjects = ['shell', ...remoteApps] as const

export type RelayProject = (typeof relayProjects)[number]
