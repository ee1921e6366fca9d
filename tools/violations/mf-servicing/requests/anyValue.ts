// expect: typescript(no-explicit-any)
export function anyValue(value: any): unknown {
  return value
}

export interface Request {
  details: string
}
