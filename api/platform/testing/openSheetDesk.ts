import type { AgencyStore } from '../agencyStore.ts'
import { create } from '../change.ts'
import { defineKind } from '../kind.ts'
import type { Platform, PlatformConfig } from '../platform.ts'
import { dana, openTestPlatform } from './openTestPlatform.ts'
import { commentKind, requestKind, roofingRequest } from './tradeKinds.ts'

interface TestSheet {
  readonly name: string
  readonly hash: string
  readonly size: number
}

/** A record with a content in the blob store. */
export const sheetKind = defineKind({
  name: 'testSheet',
  prefix: 'ts',
  row: ({ name }: TestSheet, id) => ({ id, name: name.toLowerCase() }),
  content: ({ hash, size }) => ({ hash, size }),
})

/** A folder deleted at the end of its test. */
export async function tempFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await Deno.makeTempDir({ prefix: 'coverdesk-' })
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) }
}

/** An agency with requests that carry long notes, and with files. */
export interface SheetDesk extends AsyncDisposable {
  readonly platform: Platform
  readonly agency: AgencyStore
  /** A request with a note beside it; answers its id. */
  open(clientName: string, note: string): Promise<string>
  /** A file with this content; answers its id. */
  file(content: string): Promise<string>
}

export async function openSheetDesk(config: Partial<PlatformConfig> = {}): Promise<SheetDesk> {
  const test = await openTestPlatform({ kinds: [requestKind, commentKind, sheetKind], ...config })
  const agency = await test.platform.createAgency()
  return {
    platform: test.platform,
    agency,

    async open(clientName, text) {
      const id = agency.newId(requestKind)
      const texts = [{ kind: requestKind, id, name: 'notes', text }]
      await agency.commit(dana, [create(requestKind, id, roofingRequest({ clientName }), 'CREATE')], {
        texts,
      })
      return id
    },

    async file(content) {
      const blob = await agency.blobs.write(new Blob([content]).stream(), { maxBytes: 1_000 })
      const id = agency.newId(sheetKind)
      await agency.commit(dana, [create(sheetKind, id, { name: `${content}.txt`, ...blob }, 'CREATE')])
      return id
    },

    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}
