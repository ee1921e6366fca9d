import './search.ts'
import { defineModule } from '../graphql/index.ts'

export { connectTolerant, toleranceArg } from './connectTolerant.ts'
export { enough } from './misspelt.ts'
export { searchable, searchableBy } from './searchable.ts'

export const searchModule = defineModule({ name: 'search' })
