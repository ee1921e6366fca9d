export { openAdminServer } from './adminServer.ts'
export { agencyCommand, type CommandAnswer } from './agencyCommand.ts'
export { askServer } from './askServer.ts'
