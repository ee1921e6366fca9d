import { expect, test } from 'vitest'
import { relayTransform } from './relayTransform.ts'

/** A tag that the transform of this very file does not see. */
function tag(document: string): string {
  return ['graphql', document, ''].join('`')
}

const fragment = tag(`
      fragment Row_request on ServiceRequest {
        clientName
      }
    `)

const row = `import { useFragment } from '@coverdesk/contract'

export function Row(props) {
  return useFragment(
    ${fragment},
    props.request,
  )
}
`

test('replaces a tag with the compiler’s artifact', () => {
  const result = relayTransform(row)
  expect(result).toContain(`import artifactOfRow_request from './__generated__/Row_request.graphql.ts';`)
  expect(result).not.toContain('clientName')
})

test('keeps every line number', () => {
  const lineOf = (text: string | null) =>
    text?.split('\n').findIndex((line) => line.includes('props.request'))
  expect(lineOf(relayTransform(row))).toBe(lineOf(row))
})

test('imports an operation once for two uses', () => {
  const query = tag('query A { node { id } }')
  expect(relayTransform(`const a = ${query}\nconst b = ${query}\n`)?.match(/import /g)).toHaveLength(1)
})

test('leaves a source without a tag unchanged', () => {
  expect(relayTransform('export const a = 1')).toBeNull()
})

test('rejects a tag without a name', () => {
  expect(() => relayTransform(tag('{ node { id } }'))).toThrow('no named operation')
})
