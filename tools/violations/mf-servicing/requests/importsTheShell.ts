// expect: house(import-borders) A remote imports the design system and the contract
import { frame } from '../../shell/frame/frame.ts'

export const importsTheShell = frame
