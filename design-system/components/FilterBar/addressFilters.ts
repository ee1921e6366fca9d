import type { TableSort } from '../Table/tableColumn.ts'

/** One filter in an address: its parameter, and what the parameter's words stand for. */
export interface AddressFilter<Value> {
  param: string
  /** What an address without the parameter shows. */
  initial: Value
  /** What a word stands for; null for a word that means nothing. */
  read: (word: string) => Value | null
  write: (value: Value) => string
  /** An order hides nothing: clearing the filters leaves it. */
  isOrder?: boolean
}

/** All filters of one list, and the query part of the list's address. */
export interface AddressFilters<Values> {
  initial: Values
  /** Reads an address; whatever it does not understand is as if it were not there. */
  read: (search: string) => Values
  /** The query part, `?status=closed`; what an address without it shows leaves no trace. */
  write: (values: Values) => string
  /** The query part without the words that mean nothing; parameters of others stay. */
  clean: (search: string) => string
  /** The same list with nothing filtered out, in the same order. */
  cleared: (values: Values) => Values
}

/** Brings the filters of a list together, each under the name by which the screen knows its value. */
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

/** Typed text; nothing but spaces is nothing. */
export function textFilter(param: string): AddressFilter<string> {
  // A space at the end is one in the middle of two words still being typed.
  const filled = (text: string) => (text.trim() === '' ? '' : text)
  return { param, initial: '', read: filled, write: filled }
}

/** One of some words; the first is what an address without the parameter shows. */
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

/** On or off: `yes`, or no parameter at all. */
export function flagFilter(param: string): AddressFilter<boolean> {
  return { param, initial: false, read: (word) => word === 'yes', write: (isOn) => (isOn ? 'yes' : '') }
}

/** The column that orders the rows: `due`, or `-due` for descending. */
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
