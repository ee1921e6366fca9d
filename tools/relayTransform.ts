// The text inside never holds a backtick; one before the word is a comment that speaks of the tag.
const taggedTemplate = /(?<![`\w])graphql\s*`([^`]*)`/g
const definition = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/

/**
 * Replaces each graphql tag by the artifact that relay-compiler wrote for it, imported by its default export.
 * Line numbers stay as they are, so that no source map is needed; null when the source has no tag.
 */
export function relayTransform(source: string): string | null {
  if (!source.match(taggedTemplate)) return null
  const artifacts = new Set<string>()
  const replaced = source.replace(taggedTemplate, (whole: string, text: string) => {
    const name = definition.exec(text)?.[1]
    if (name === undefined)
      throw new Error(`A graphql tag has no named operation or fragment: ${text.trim()}`)
    artifacts.add(name)
    return `${artifactVariable(name)}${'\n'.repeat(whole.split('\n').length - 1)}`
  })
  const imports = [...artifacts].map(
    (name) => `import ${artifactVariable(name)} from './__generated__/${name}.graphql.ts';`,
  )
  return `${imports.join('')}${replaced}`
}

function artifactVariable(name: string): string {
  return `artifactOf${name}`
}
