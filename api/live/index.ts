import './watchAgency.ts'
