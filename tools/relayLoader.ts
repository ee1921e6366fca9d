import type { LoaderContext } from '@rspack/core'
import { relayTransform } from './relayTransform.ts'

/** The Relay transform as an rspack loader. */
export default function relayLoader(this: LoaderContext, source: string): string {
  return relayTransform(source) ?? source
}
