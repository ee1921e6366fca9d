import type { MissingFieldHandler } from 'relay-runtime'

/**
 * A question by id alone (`serviceRequest(id: …)`) that nobody has asked yet may still be about a record that another
 * screen brought: an id is the same everywhere, so that a page can show at once what the list knew.
 */
export const knownRecord: MissingFieldHandler = {
  kind: 'linked',
  handle(_field, parent, { id, ...others }, store) {
    const isRoot = parent?.getDataID() === 'client:root'
    if (!isRoot || typeof id !== 'string' || Object.keys(others).length > 0) return undefined
    return store.get(id) ? id : undefined
  },
}
