// expect: house(import-borders) api/knowledge is met through its face
import { account } from '../knowledge/account.ts'

export const goesAroundTheFace = account
