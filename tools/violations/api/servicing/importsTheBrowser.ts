// expect: house(import-borders) The API imports nothing outside api/
import { links } from '@coverdesk/contract'

export const importsTheBrowser = links
