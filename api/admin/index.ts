export { openAdminDoor } from './adminDoor.ts'
export { agencyCommand, type CommandAnswer } from './agencyCommand.ts'
export { askServer } from './askServer.ts'
