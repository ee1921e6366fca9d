import './search.ts'

export { connectTolerant, toleranceArg } from './connectTolerant.ts'
export { enough } from './misspelt.ts'
export { searchable } from './searchable.ts'
