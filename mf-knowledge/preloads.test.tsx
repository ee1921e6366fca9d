import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import preloads from './preloads.json' with { type: 'json' }
import { openKnowledge } from './testing/openKnowledge.tsx'

const tabs = [...new Set(preloads.map(({ path }) => path).filter((path) => path.includes(':id')))]

/** What the server asks for the page, by the address that has this search. */
function preloaded(path: string, search: string) {
  const words = new URLSearchParams(search)
  const value = (source: unknown) => {
    if (source === ':id') return 'xx_1'
    if (typeof source === 'object' && source !== null && 'search' in source)
      return words.get(String(source.search))
    return source
  }
  return preloads
    .filter((preload) => preload.path === path)
    .map(({ query, variables }) => ({
      name: query,
      variables: Object.fromEntries(Object.entries(variables).map(([name, source]) => [name, value(source)])),
    }))
}

test.each([...tabs, '/app/accounts/:id/certificates?q=casco'])(
  'the server answers %s with the page, by what the page itself asks',
  async (address) => {
    const [path = '', search = ''] = address.split('?')
    const { sent } = openKnowledge(address.replace(':id', 'xx_1'), {})
    const asked = preloaded(path, search)
    expect(asked.length).toBeGreaterThan(0)
    await waitFor(() => expect(sent).toEqual(expect.arrayContaining(asked)))
  },
)
