import './watchAgency.ts'
import { defineModule } from '../graphql/index.ts'

export const liveModule = defineModule({ name: 'live' })
