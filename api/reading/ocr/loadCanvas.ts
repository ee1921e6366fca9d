import process from 'node:process'
import type * as canvas from '@napi-rs/canvas'

/** The canvas on which pages are drawn. It does without the system's fonts, which it would look for in the home folder. */
export function loadCanvas(): Promise<typeof canvas> {
  process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1'
  return import('@napi-rs/canvas')
}
