// expect: house(import-borders) Imports go down only: platform code may not import module code
import { request } from '../servicing/index.ts'

export const importsUpwards = request
