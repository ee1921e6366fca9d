export { askAdminDoor, openAdminDoor } from './adminDoor.ts'
export { agencyCommand, type CommandAnswer } from './agencyCommand.ts'
