import { expect, test } from 'vitest'
import { contrastColors } from '../contrastColors.ts'
import { contrastRatio } from '../contrastRatio.ts'
import { darkColors } from '../darkColors.ts'
import { lightColors } from '../lightColors.ts'
import { accentColors, type AccentTheme } from './accentColors.ts'
import { hexOf, oklchOf } from './oklch.ts'

const themes = [
  { name: 'light', theme: lightColors, forText: 4.5, forShapes: 3 },
  { name: 'dark', theme: darkColors, forText: 4.5, forShapes: 3 },
  { name: 'contrastLight', theme: contrastColors.light, forText: 7, forShapes: 4.5 },
  { name: 'contrastDark', theme: contrastColors.dark, forText: 7, forShapes: 4.5 },
] satisfies { name: AccentTheme; theme: unknown; forText: number; forShapes: number }[]

const corners = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#808080',
]
const colors = [...corners, ...randomColors(2000)]
const accents = new Map(colors.map((color) => [color, accentColors(color)]))

test.each(themes)(
  'whatever an agency’s color, $name stays readable',
  ({ name, theme, forText, forShapes }) => {
    const failures = colors.flatMap((seed) => {
      const { color, tone } = accentColors(seed)[name]
      const { canvas, surface, raised, sunken, hover, pressed, text, textMuted, textSubtle } = theme.color
      const fills = [color.accent, color.accentHover, color.accentPressed]
      const surfaces = [canvas, surface, raised, sunken, hover, pressed, color.selected]
      return [
        ...fills.map(
          (fill) => [`${seed}: words on ${fill}`, contrastRatio(color.textOnAccent, fill), forText] as const,
        ),
        ...[surface, canvas, raised].map(
          (on) => [`${seed}: fill on ${on}`, contrastRatio(color.accent, on), 3] as const,
        ),
        ...surfaces.map((on) => [`${seed}: link on ${on}`, contrastRatio(color.link, on), forText] as const),
        ...[canvas, surface, raised, sunken].map(
          (on) => [`${seed}: focus on ${on}`, contrastRatio(color.focus, on), forShapes] as const,
        ),
        ...[text, textMuted, textSubtle].map(
          (words) =>
            [`${seed}: ${words} on what is chosen`, contrastRatio(words, color.selected), forText] as const,
        ),
        ...[tone.soft, surface, canvas, raised].map(
          (on) => [`${seed}: tone on ${on}`, contrastRatio(tone.text, on), forText] as const,
        ),
        [`${seed}: dot`, contrastRatio(tone.solid, surface), 3] as const,
      ].filter(([, ratio, least]) => ratio < least)
    })
    expect(failures).toEqual([])
  },
)

test('a hovered or pressed button looks different, even in black or white', () => {
  const failures = [...accents].filter(([, ofSeed]) =>
    Object.values(ofSeed).some(
      ({ color }) => new Set([color.accent, color.accentHover, color.accentPressed]).size < 3,
    ),
  )
  expect(failures).toEqual([])
})

test('a color that is already readable stays as the agency set it', () => {
  expect(near(accentColors('#00656e').light.color.accent, '#00656e')).toBe(true)
  expect(near(accentColors('#7a1fa2').light.color.accent, '#7a1fa2')).toBe(true)
})

test('keeps the agency’s hue in every theme', () => {
  const failures = [...accents].filter(([seed, ofSeed]) => {
    const { chroma, hue } = oklchOf(seed)
    // A nearly gray color has no meaningful hue.
    const shades = Object.values(ofSeed).map(({ color }) => oklchOf(color.accent))
    return chroma > 0.05 && shades.some((shade) => shade.chroma > 0.03 && Math.cos(shade.hue - hue) < 0.97)
  })
  expect(failures).toEqual([])
})

test('rejects an invalid color and says why', () => {
  expect(() => accentColors('petrol')).toThrow('An accent is written #rrggbb, not “petrol”.')
  expect(() => accentColors('#fff')).toThrow(RangeError)
})

test('a color survives a round trip', () => {
  expect(colors.filter((color) => !near(hexOf(oklchOf(color)), color))).toEqual([])
})

function near(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <=
      2,
  )
}

/** The same colors on every run, so that failures are reproducible. */
function randomColors(count: number): string[] {
  let state = 20_261_121
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`
  })
}
