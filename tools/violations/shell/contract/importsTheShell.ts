// expect: house(import-borders) The contract stands on its own
import { frame } from '../frame/frame.ts'

export const importsTheShell = frame
