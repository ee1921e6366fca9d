import { labels } from './__generated__/labels.ts'

/** A type of the schema whose values have labels. */
type Labeled = keyof typeof labels

/** The label of a value; of a value that this version does not know, the value itself. */
export function labelOf(type: Labeled, value: string): string {
  const known: Readonly<Record<string, string>> = labels[type]
  return known[value] ?? value
}

/** Values to choose from with their labels: all of a type, or these in this order. */
export function optionsOf<Type extends Labeled, Value extends keyof (typeof labels)[Type] & string>(
  type: Type,
  values: readonly Value[] = Object.keys(labels[type]) as Value[],
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labelOf(type, value) }))
}
