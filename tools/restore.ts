import process from 'node:process'
import { BackupError, restoreFrom } from '../api/platform/index.ts'

// npm run restore -- <folder>: a backup into a data folder that has nothing in it.
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run restore -- <folder of a backup>')
  process.exit(2)
}
const dataDir = process.env['DATA_DIR'] ?? './data'
try {
  const { files, madeAt } = await restoreFrom(folder, { dataDir, kvUrl: process.env['KV_URL'] ?? '' })
  console.log(`Restored the database and ${files.length - 1} files of ${madeAt} to ${dataDir}.`)
} catch (reason) {
  if (!(reason instanceof BackupError)) throw reason
  console.error(reason.message)
  process.exit(1)
}
