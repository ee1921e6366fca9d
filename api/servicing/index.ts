import './queries.ts'
