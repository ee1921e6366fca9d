import type { TableSort } from '../Table/tableColumn.ts'

/** One filter in a URL: its parameter, and what the parameter's values mean. */
export interface AddressFilter<Value> {
  param: string
  /** The value when the parameter is missing. */
  initial: Value
  /** Parses a parameter value; null if it is invalid. */
  read: (word: string) => Value | null
  write: (value: Value) => string
  /** Sorting hides nothing, so clearing the filters keeps it. */
  isOrder?: boolean
}

/** All filters of one list and its query string. */
export interface AddressFilters<Values> {
  initial: Values
  /** Parses a URL; invalid parameters are ignored. */
  read: (search: string) => Values
  /** The query string, `?status=closed`, without default values. */
  write: (values: Values) => string
  /** The query string without invalid values; unrelated parameters are kept. */
  clean: (search: string) => string
  /** The same list without filters, in the same order. */
  cleared: (values: Values) => Values
}

/** Combines a list's filters, each under the name the screen uses for its value. */
export function addressFilters<Values extends object>(parts: {
  [Name in keyof Values]: AddressFilter<Values[Name]>
}): AddressFilters<Values> {
  const names = Object.keys(parts) as (keyof Values)[]

  function valuesFrom(valueOf: <Name extends keyof Values>(name: Name) => Values[Name]): Values {
    return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values
  }

  return {
    initial: valuesFrom((name) => parts[name].initial),
    read(search) {
      const params = new URLSearchParams(search)
      return valuesFrom((name) => {
        const { param, initial, read } = parts[name]
        const word = params.get(param)
        return (word === null ? null : read(word)) ?? initial
      })
    },
    write(values) {
      const params = new URLSearchParams()
      for (const name of names) {
        const { param, initial, write } = parts[name]
        const word = write(values[name])
        if (word !== write(initial)) params.set(param, word)
      }
      const search = params.toString()
      return search === '' ? '' : `?${search}`
    },
    clean(search) {
      const params = new URLSearchParams(search)
      const junk = names.filter((name) => {
        const word = params.get(parts[name].param)
        return word !== null && parts[name].read(word) === null
      })
      if (junk.length === 0) return search
      for (const name of junk) params.delete(parts[name].param)
      return params.size === 0 ? '' : `?${params}`
    },
    cleared: (values) => valuesFrom((name) => (parts[name].isOrder ? values[name] : parts[name].initial)),
  }
}

/** Search text; only spaces counts as empty. */
export function textFilter(param: string): AddressFilter<string> {
  // A trailing space separates words that are still being typed.
  const filled = (text: string) => (text.trim() === '' ? '' : text)
  return { param, initial: '', read: filled, write: filled }
}

/** One of several values; the first is the default. */
export function choiceFilter<Value extends string>(
  param: string,
  choices: readonly [Value, ...Value[]],
): AddressFilter<Value> {
  return {
    param,
    initial: choices[0],
    read: (word) => choices.find((choice) => choice === word) ?? null,
    write: (choice) => choice,
  }
}

/** On or off: `yes`, or no parameter. */
export function flagFilter(param: string): AddressFilter<boolean> {
  return { param, initial: false, read: (word) => word === 'yes', write: (isOn) => (isOn ? 'yes' : '') }
}

/** The sort column: `due`, or `-due` for descending. */
export function sortFilter<Column extends string>(
  param: string,
  columns: readonly Column[],
  initial: TableSort & { column: Column },
): AddressFilter<TableSort & { column: Column }> {
  return {
    param,
    initial,
    read(word) {
      const column = columns.find((known) => known === word.replace(/^-/, ''))
      return column ? { column, direction: word.startsWith('-') ? 'descending' : 'ascending' } : null
    },
    write: ({ column, direction }) => (direction === 'descending' ? `-${column}` : column),
    isOrder: true,
  }
}
