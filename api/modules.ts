import { communicationModule } from './communication/index.ts'
import { copilotModule } from './copilot/index.ts'
import { filesModule } from './files/index.ts'
import type { ApiModule } from './graphql/index.ts'
import { identityModule } from './identity/index.ts'
import { knowledgeModule } from './knowledge/index.ts'
import { liveModule } from './live/index.ts'
import { searchModule } from './search/index.ts'
import { servicingModule } from './servicing/index.ts'

/** Every module of the API: adding one is a line here. */
export const modules: readonly ApiModule[] = [
  identityModule,
  filesModule,
  knowledgeModule,
  servicingModule,
  communicationModule,
  copilotModule,
  liveModule,
  searchModule,
]
