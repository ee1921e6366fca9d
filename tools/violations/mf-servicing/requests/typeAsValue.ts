// expect: typescript(consistent-type-imports)
import { Request } from './anyValue.ts'

export const typeAsValue: Request[] = []
