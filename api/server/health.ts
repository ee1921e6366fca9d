import type { Mail, Platform } from '../platform/index.ts'

/** The response of `/health`; the status is 503 unless everything works. */
export interface Health {
  readonly status: 'ok' | 'failing'
  readonly storage: 'ok' | 'failing'
  readonly mail: 'ok' | 'failing' | 'not configured'
}

/** How long a result is cached, in milliseconds: several probes ask every few seconds. */
const goodForMs = 10_000

/** Checks that the store accepts a write and that the mail server responds. */
export function createHealth(
  platform: Pick<Platform, 'keyspace' | 'clock'>,
  mail: Pick<Mail, 'verify' | 'mailbox'>,
) {
  const probes = platform.keyspace<number>('healthProbes')
  let latest: { at: number; health: Promise<Health> } | null = null

  async function check(): Promise<Health> {
    const [storage, mailServer] = await Promise.all([
      works(probes.put('storage', platform.clock.now())),
      mail.mailbox ? ('not configured' as const) : works(mail.verify()),
    ])
    const isFailing = storage === 'failing' || mailServer === 'failing'
    return { status: isFailing ? 'failing' : 'ok', storage, mail: mailServer }
  }

  return (): Promise<Health> => {
    const now = platform.clock.now()
    if (!latest || now - latest.at >= goodForMs) latest = { at: now, health: check() }
    return latest.health
  }
}

async function works(work: Promise<unknown>): Promise<'ok' | 'failing'> {
  try {
    await work
    return 'ok'
  } catch {
    return 'failing'
  }
}
