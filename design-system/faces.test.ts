import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const faces = ['forms', 'data', 'conversation', 'frames'].map(fileOf)

test('the core bundle includes nothing an entry point exports', () => {
  const core = reachedFrom(fileOf('index'))
  const handedOnByCore = new Set(importsOf(fileOf('index')))
  const ofFaces = faces.flatMap(importsOf).filter((file) => !handedOnByCore.has(file))
  expect(ofFaces.length).toBeGreaterThan(20)
  expect(ofFaces.filter((file) => core.has(file)).map(nameOf)).toEqual([])
})

test('an entry point exports nothing the core already has', () => {
  const core = new Set(importsOf(fileOf('index')).filter(isComponent))
  expect(
    faces
      .flatMap(importsOf)
      .filter((file) => core.has(file))
      .map(nameOf),
  ).toEqual([])
})

function fileOf(face: string): string {
  return path.join(import.meta.dirname, `${face}.ts`)
}

function nameOf(file: string): string {
  return path.relative(import.meta.dirname, file)
}

function isComponent(file: string): boolean {
  return file.endsWith('.tsx')
}

/** Every file loaded statically with this one; dynamic imports are excluded. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const imported of importsOf(file)) reachedFrom(imported, reached)
  return reached
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^(?:import|export|\})[^'\n]*'(\.[^']+)'/gm)]
    .filter(([line]) => !/^(?:import|export) type/.test(line))
    .map(([, name = '']) => path.resolve(path.dirname(file), name))
    .filter((name) => existsSync(name))
}
