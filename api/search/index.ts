import './search.ts'

export { searchable } from './searchable.ts'
