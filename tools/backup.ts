import process from 'node:process'
import { askServer } from '../api/admin/index.ts'
import { BackupError, backupTo } from '../api/platform/index.ts'

// npm run backup -- <folder>: the data folder, its server running or not, into an empty folder.
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run backup -- <empty folder>')
  process.exit(2)
}
try {
  const { files } = await backupTo(folder, {
    dataDir: process.env['DATA_DIR'] ?? './data',
    kvUrl: process.env['KV_URL'] ?? '',
  })
  // A server that is not running can't be notified.
  await askServer(process.env['DATA_DIR'] ?? './data', ['note-backup'])
  console.log(`Backed up the database and ${files.length - 1} files to ${folder}.`)
} catch (reason) {
  if (!(reason instanceof BackupError)) throw reason
  console.error(reason.message)
  process.exit(1)
}
