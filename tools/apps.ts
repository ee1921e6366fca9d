/** The shell's own apps: the frame, and the sign-in screen that loads without it. */
export const shellApps = ['shell', 'session'] as const

/** The remotes, one for each team. */
export const remoteApps = [
  'mf-servicing',
  'mf-copilot',
  'mf-knowledge',
  'mf-communication',
  'mf-landing',
] as const

export type RemoteApp = (typeof remoteApps)[number]

/** The projects of relay.config.json; the sign-in screen is part of the shell's. */
export const relayProjects = ['shell', ...remoteApps] as const

export type RelayProject = (typeof relayProjects)[number]
