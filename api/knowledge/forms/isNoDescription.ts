import type { Filling } from './isDoubtful.ts'

/** "Describe damage to insured vehicle" asks for no name, no number and no day. */
export function isNoDescription(
  { ask: { field }, quote, knowledge: { facts } }: Filling,
  value: string,
): boolean {
  return (
    /^(?:please )?(?:describe|explain|details of)\b/i.test(field.label) &&
    (!/[a-z]{3}/i.test(value) ||
      // What only points at what was told before tells nothing.
      /^(?:that|this|it) (?:is|was) the (?:only|last|first)\b/i.test(value) ||
      (quote === undefined && facts.some((each) => each.attribute === 'name' && each.value === value)))
  )
}
