import { expect, test } from 'vitest'
import { relayTransform } from './relayTransform.ts'

const page = `import { graphql, useFragment } from '@coverdesk/contract'

export function Row(props) {
  return useFragment(
    graphql\`
      fragment Row_request on ServiceRequest {
        clientName
      }
    \`,
    props.request,
  )
}
`

test('a tag becomes the artifact that the compiler wrote for it', () => {
  const result = relayTransform(page)
  expect(result).toContain(`import artifactOfRow_request from './__generated__/Row_request.graphql.ts';`)
  expect(result).not.toContain('clientName')
})

test('every line keeps its number', () => {
  const lines = (text: string | null) => (text ?? '').split('\n')
  expect(lines(relayTransform(page))).toHaveLength(lines(page).length)
  expect(lines(relayTransform(page)).findIndex((line) => line.includes('props.request'))).toBe(
    lines(page).findIndex((line) => line.includes('props.request')),
  )
})

test('two uses of one operation import it once', () => {
  const twice = 'const a = graphql`query A { node { id } }`\nconst b = graphql`query A { node { id } }`\n'
  expect(relayTransform(twice)?.match(/import /g)).toHaveLength(1)
})

test('a source without a tag is left alone', () => {
  expect(relayTransform('export const a = 1')).toBeNull()
})

test('a tag without a name is refused', () => {
  expect(() => relayTransform('graphql`{ node { id } }`')).toThrow('no named operation')
})
