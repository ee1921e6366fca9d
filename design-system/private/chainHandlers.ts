type Handler = (...parameters: unknown[]) => void

/** Merges props, calling both event handlers, the given one first. */
export function chainHandlers<Given extends object, Own extends object>(given: Given, own: Own): Given & Own {
  const chained: Given & Own = { ...given, ...own }
  for (const name of Object.keys(own)) {
    const first: unknown = Reflect.get(given, name)
    const second: unknown = Reflect.get(own, name)
    if (isHandler(first) && isHandler(second)) Reflect.set(chained, name, both(first, second))
  }
  return chained
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

function both(first: Handler, second: Handler): Handler {
  return (...parameters) => {
    first(...parameters)
    second(...parameters)
  }
}
