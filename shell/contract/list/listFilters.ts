import type { AddressFilter, IconComponent } from '@coverdesk/design-system'

/** A filter's control in the bar above the list. `own` is rendered by the page. */
export type ListControl =
  | { kind: 'segments' | 'select'; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'toggle'; label: string; icon: IconComponent }
  | { kind: 'own' }

/** A filter of a list: its URL parameter, its control, and the query variables of each value. */
export interface ListFilter<Value extends string | boolean, Variables extends object> {
  param: string
  /** The value when the URL has no parameter. */
  initial: Value
  /** Parses a URL parameter; null if invalid. */
  read: (word: string) => Value | null
  write(value: Value): string
  variables(value: Value): Variables
  control: ListControl
  /** What the value adds to '12 policies': 'open' before the noun, 'expiring within 30 days' after it. */
  counted(value: Value): Counted
}

interface Counted {
  before?: string
  after?: string
}

interface Choice extends Counted {
  label: string
  /** The query variables of this option. */
  variables: object
}

interface ChoiceFilter<Value extends string, Variables extends object> extends ListFilter<Value, Variables> {
  control: {
    kind: 'segments' | 'select'
    label: string
    options: readonly { value: Value; label: string }[]
  }
}

/** One of several options; the first is the default. URL parameters are the options' keys. */
export function choices<const Choices extends Readonly<Record<string, Choice>>>(
  param: string,
  { label, as = 'segments', choices: all }: { label: string; as?: 'segments' | 'select'; choices: Choices },
): ChoiceFilter<keyof Choices & string, Choices[keyof Choices]['variables']> {
  const entries: [keyof Choices & string, Choice][] = Object.entries(all)
  const [[initial] = []] = entries
  if (initial === undefined) throw new Error(`The filter “${param}” has no choices.`)
  const choiceOf = new Map(entries)
  return {
    param,
    initial,
    read: (word) => entries.find(([name]) => name === word)?.[0] ?? null,
    write: (name) => name,
    variables: (name) => choiceOf.get(name)?.variables ?? {},
    control: { kind: as, label, options: entries.map(([value, choice]) => ({ value, label: choice.label })) },
    counted: (name) => choiceOf.get(name) ?? {},
  }
}

/** On or off: `?overdue=yes`. */
export function toggle<const Name extends string>(
  param: string,
  { label, icon, variable }: { label: string; icon: IconComponent; variable: Name },
): ListFilter<boolean, Record<Name, true | null>> {
  return {
    param,
    initial: false,
    read: (word) => word === 'yes',
    write: (isOn) => (isOn ? 'yes' : ''),
    variables: (isOn) => ({ [variable]: isOn || null }) as Record<Name, true | null>,
    control: { kind: 'toggle', label, icon },
    counted: () => ({}),
  }
}

/** A filter whose control the page renders, for example with options from a query. */
export function ownFilter<Variables extends object>(
  param: string,
  {
    initial,
    isValid,
    variables,
  }: { initial: string; isValid: (word: string) => boolean; variables: (value: string) => Variables },
): ListFilter<string, Variables> {
  return {
    param,
    initial,
    read: (word) => (isValid(word) ? word : null),
    write: (value) => value,
    variables,
    control: { kind: 'own' },
    counted: () => ({}),
  }
}

/** Any filter, as stored by a list. */
export type AnyFilter = ListFilter<string | boolean, object>

/** Whether a value hides rows that the unfiltered list shows. */
export function narrows(filter: AnyFilter, value: string | boolean): boolean {
  return (
    value !== filter.initial && Object.values(filter.variables(value)).some((variable) => variable !== null)
  )
}

/** The filter's URL parser and serializer. */
export function addressPart(filter: AnyFilter): AddressFilter<string | boolean> {
  return {
    param: filter.param,
    initial: filter.initial,
    read: filter.read,
    write: (value) => filter.write(value),
  }
}
