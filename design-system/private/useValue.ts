import { useState } from 'react'

/** The caller's value if given, otherwise what was chosen here; until then it follows the default, as a native input does. */
export function useValue<Value>(
  given: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<{ value: Value }>()
  return [
    given === undefined ? (own ? own.value : defaultValue) : given,
    (next) => {
      setOwn({ value: next })
      onChange?.(next)
    },
  ]
}
