// expect: house(import-borders) Imports go down only: module code may not import server code
import { app } from '../server/app.ts'

export const importsUpwards = app
