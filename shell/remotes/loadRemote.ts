import { getInstance } from '@module-federation/enhanced/runtime'
import type { Remote } from '../contract/Remote.ts'
import { nextTask } from '../start/nextTask.ts'
import type { RemoteDescription } from './RemoteDescription.ts'
import { RemoteFailure } from './RemoteFailure.ts'

const arrived = new Map<string, Remote>()
const failed = new Set<string>()

/** Loads a remote's code once; after a failure the next call retries. */
export async function loadRemote(description: RemoteDescription): Promise<Remote> {
  const { name } = description
  const known = arrived.get(name)
  if (known) return known
  register(description)
  try {
    const exposed = await federation().loadRemote<{ remote: Remote }>(`${name}/remote`)
    if (!exposed?.remote) throw new Error(`${name} exposes no remote.`)
    arrived.set(name, exposed.remote)
    exposed.remote.start?.()
    // Its code has just been evaluated; what follows runs as its own task.
    await nextTask()
    return exposed.remote
  } catch (error) {
    failed.add(name)
    throw new RemoteFailure(name, error)
  }
}

function register({ name, entry }: RemoteDescription): void {
  const address = new URL(entry, location.href).href
  // The federation runtime remembers a failed entry until it is registered again.
  const options = { force: failed.delete(name) }
  federation().registerRemotes([{ name, entry: address, entryGlobalName: name }], options)
}

function federation() {
  const instance = getInstance()
  if (!instance) throw new Error('The federation runtime has not started.')
  return instance
}
