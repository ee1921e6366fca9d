import { useState } from 'react'

/** The caller's value if given, otherwise local state that starts with the default. */
export function useValue<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [
    given === undefined ? own : given,
    (next) => {
      setOwn(next)
      onChange?.(next)
    },
  ]
}
