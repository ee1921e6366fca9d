import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { freePort } from '../../tools/freePort.ts'

/** Builds the bench's page of tables as an app is built, and serves it until it is closed. */
export async function servePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverdesk-bench-'))
  const page = {
    root: path.join(import.meta.dirname, '../page'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  } as const
  await build({ ...page, plugins: [vanillaExtractPlugin(), react()] })
  const port = await freePort()
  const server = await preview({ ...page, preview: { host: '127.0.0.1', port, strictPort: true } })
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
