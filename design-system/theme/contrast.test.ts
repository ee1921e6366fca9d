import { expect, test } from 'vitest'
import { contrastColors } from './contrastColors.ts'
import { contrastRatio } from './contrastRatio.ts'
import { darkColors } from './darkColors.ts'
import { lightColors } from './lightColors.ts'

// WCAG 2.2: 4.5 for text (1.4.3), 3 for the borders of controls and the focus (1.4.11); high contrast is AAA, 7 (1.4.6) and 4.5.
const normal = { forText: 4.5, forShapes: 3 }
const more = { forText: 7, forShapes: 4.5 }

const themes = [
  { name: 'light', ...lightColors, ...normal },
  { name: 'dark', ...darkColors, ...normal },
  { name: 'high contrast on white', ...contrastColors.light, ...more },
  { name: 'high contrast on black', ...contrastColors.dark, ...more },
]
const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected', 'pressed'] as const
const texts = ['text', 'textMuted', 'textSubtle', 'link'] as const

const onSurfaces = themes.flatMap(({ name, color, forText }) =>
  texts.flatMap((text) =>
    surfaces.map(
      (surface) => [name, text, surface, contrastRatio(color[text], color[surface]), forText] as const,
    ),
  ),
)

test.each(onSurfaces)('in the %s theme %s is readable on %s', (_theme, _text, _surface, ratio, forText) => {
  expect(ratio).toBeGreaterThanOrEqual(forText)
})

const ofTones = themes.flatMap(({ name, color, tone, forText }) =>
  Object.entries(tone).map(([toneName, { text, soft }]) => {
    const backgrounds = [soft, color.surface, color.canvas, color.raised]
    const least = Math.min(...backgrounds.map((background) => contrastRatio(text, background)))
    return [name, toneName, least, forText] as const
  }),
)

test.each(ofTones)(
  'in the %s theme what is %s is readable, soft and plain',
  (_theme, _tone, least, forText) => {
    expect(least).toBeGreaterThanOrEqual(forText)
  },
)

test.each(themes)('the words on filled buttons of the $name theme are readable', ({ color, forText }) => {
  for (const fill of [color.accent, color.accentHover, color.accentPressed])
    expect(contrastRatio(color.textOnAccent, fill)).toBeGreaterThanOrEqual(forText)
  for (const fill of [color.danger, color.dangerHover, color.dangerPressed])
    expect(contrastRatio(color.textOnDanger, fill)).toBeGreaterThanOrEqual(forText)
})

test.each(themes)('in the $name theme the current page differs from one under the pointer', ({ color }) => {
  expect(color.pressed).not.toBe(color.hover)
})

test.each(themes)('controls and the focus of the $name theme stand out', ({ color, forShapes }) => {
  for (const surface of [color.surface, color.canvas, color.raised, color.sunken]) {
    expect(contrastRatio(color.borderControl, surface)).toBeGreaterThanOrEqual(forShapes)
    expect(contrastRatio(color.focus, surface)).toBeGreaterThanOrEqual(forShapes)
  }
})

test('high contrast draws every border, including subtle ones', () => {
  for (const { color, tone } of [contrastColors.light, contrastColors.dark])
    for (const edge of [color.border, ...Object.values(tone).map(({ border }) => border)])
      expect(contrastRatio(edge, color.surface)).toBeGreaterThanOrEqual(more.forShapes)
})
