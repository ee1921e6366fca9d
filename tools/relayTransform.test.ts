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

test('a tag becomes the artifact that the compiler wrote for it', () => {
  const result = relayTransform(row)
  expect(result).toContain(`import artifactOfRow_request from './__generated__/Row_request.graphql.ts';`)
  expect(result).not.toContain('clientName')
})

test('every line keeps its number', () => {
  const lineOf = (text: string | null) =>
    text?.split('\n').findIndex((line) => line.includes('props.request'))
  expect(lineOf(relayTransform(row))).toBe(lineOf(row))
})

test('two uses of one operation import it once', () => {
  const query = tag('query A { node { id } }')
  expect(relayTransform(`const a = ${query}\nconst b = ${query}\n`)?.match(/import /g)).toHaveLength(1)
})

test('a source without a tag is left alone', () => {
  expect(relayTransform('export const a = 1')).toBeNull()
})

test('a tag without a name is refused', () => {
  expect(() => relayTransform(tag('{ node { id } }'))).toThrow('no named operation')
})
