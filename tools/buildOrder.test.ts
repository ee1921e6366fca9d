import { expect, test } from 'vitest'
import configurations from '../rspack.config.ts'

test('a remote’s script for the server is built after its browser files, which clear their folder first', () => {
  const outputs = configurations.flatMap(({ name = '', output }) => ({ name, folder: output?.path ?? '' }))
  for (const { name, folder } of outputs) {
    const within = outputs.find((other) => other.folder !== folder && folder.startsWith(`${other.folder}/`))
    if (!within) continue
    expect(configurations.find((each) => each.name === name)?.dependencies).toEqual([within.name])
  }
})
