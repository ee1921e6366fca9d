import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)

// The theme's durations are 0 with reduced motion; a duration of an animation's own is not.
test('an animation with a duration of its own respects reduced motion', async () => {
  const missing: string[] = []
  for await (const file of glob('{design-system,shell,mf-*}/**/*.css.ts', {
    cwd: root,
    exclude: ['**/node_modules'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8')
    const isTimed = /animation(?:Duration)?: [`'"][^`'"]*\b[\d.]+m?s\b/.test(text)
    if (isTimed && !text.includes('reducedMotion')) missing.push(file)
  }
  expect(missing).toEqual([])
})
