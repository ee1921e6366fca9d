import { test as setup } from '@playwright/test'
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { demoFolder } from './demoFolder.ts'

setup('the demo agencies are written, and their documents read', async () => {
  rmSync(demoFolder, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, ['tools/runDeno.ts', 'tools/demo.ts', '--read'], {
    cwd: path.dirname(import.meta.dirname),
    env: { ...process.env, DATA_DIR: demoFolder },
  })
})
