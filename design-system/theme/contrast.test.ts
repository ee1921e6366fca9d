import { expect, test } from 'vitest'
import { darkColors } from './darkColors.ts'
import { lightColors } from './lightColors.ts'

const themes = { light: lightColors, dark: darkColors }
const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected', 'pressed'] as const
const texts = ['text', 'textMuted', 'textSubtle', 'link'] as const

// WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for the borders of controls and the focus (1.4.11).
const forText = 4.5
const forShapes = 3

const onSurfaces = Object.entries(themes).flatMap(([name, { color }]) =>
  texts.flatMap((text) =>
    surfaces.map((surface) => [name, text, surface, contrast(color[text], color[surface])] as const),
  ),
)

test.each(onSurfaces)('in the %s theme %s is readable on %s', (_theme, _text, _surface, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(forText)
})

const ofTones = Object.entries(themes).flatMap(([name, { color, tone }]) =>
  Object.entries(tone).map(([toneName, { text, soft }]) => {
    const grounds = [soft, color.surface, color.canvas, color.raised]
    return [name, toneName, Math.min(...grounds.map((ground) => contrast(text, ground)))] as const
  }),
)

test.each(ofTones)('in the %s theme what is %s is readable, soft and plain', (_theme, _tone, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(forText)
})

test.each(Object.entries(themes))(
  'the words on filled buttons of the %s theme are readable',
  (_name, { color }) => {
    for (const fill of [color.accent, color.accentHover, color.accentPressed])
      expect(contrast(color.textOnAccent, fill)).toBeGreaterThanOrEqual(forText)
    for (const fill of [color.danger, color.dangerHover, color.dangerPressed])
      expect(contrast(color.textOnDanger, fill)).toBeGreaterThanOrEqual(forText)
  },
)

test.each(Object.entries(themes))('controls and the focus of the %s theme stand out', (_name, { color }) => {
  for (const surface of [color.surface, color.canvas, color.raised, color.sunken]) {
    expect(contrast(color.borderControl, surface)).toBeGreaterThanOrEqual(forShapes)
    expect(contrast(color.focus, surface)).toBeGreaterThanOrEqual(forShapes)
  }
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

// The relative luminance of WCAG 2.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
