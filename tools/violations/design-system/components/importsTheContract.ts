// expect: house(import-borders) The design system imports nothing of ours
import { links } from '@coverdesk/contract'

export const importsTheContract = links
