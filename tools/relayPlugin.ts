import type { Plugin } from 'vite'
import { relayTransform } from './relayTransform.ts'

/** The Relay transform for Vitest and Storybook. */
export function relayPlugin(): Plugin {
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform(source, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules') || id.includes('__generated__')) return null
      const code = relayTransform(source)
      return code === null ? null : { code, map: null }
    },
  }
}
