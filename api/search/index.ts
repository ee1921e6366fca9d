import './search.ts'
import { defineModule } from '../graphql/index.ts'

export { connectTolerant, toleranceArg } from './connectTolerant.ts'
export { enough } from './misspelt.ts'
export { type FoundPassage, FoundPassageType } from './foundPassage.ts'
export { insideOf } from './insideIndex.ts'
export { searchable } from './searchable.ts'

export const searchModule = defineModule({ name: 'search' })
