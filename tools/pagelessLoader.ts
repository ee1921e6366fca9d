/** Leaves `import()` in code as it is, so that the server, which only reads a remote's routes, gets none of the pages. */
export default function pagelessLoader(source: string): string {
  return source.replaceAll(/^(?!\s*[/*]).*$/gm, (line) =>
    line.replaceAll(/\bimport\(/g, 'import(/* webpackIgnore: true */ '),
  )
}
