import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'

type AnyRule = Parameters<RuleTester['run']>[1]

/** A lint rule of this house: named in `plugin.ts`, switched on in `.oxlintrc.json`, proven by a file in `tools/violations`. */
export type Rule = Extract<AnyRule, { create: unknown }>
export type Context = Parameters<Rule['create']>[0]
export type Visitor = ReturnType<Rule['create']>

/** The file's path from the root of the project, with forward slashes on every system. */
export function projectPath({ cwd, filename }: Context): string {
  return relative(cwd, filename).split(sep).join('/')
}

export function isTestSupport(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path)
}
