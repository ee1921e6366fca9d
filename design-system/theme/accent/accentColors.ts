import { contrastColors } from '../contrastColors.ts'
import { contrastRatio } from '../contrastRatio.ts'
import { darkColors } from '../darkColors.ts'
import { lightColors } from '../lightColors.ts'
import { hexOf, type Oklch, oklchOf } from './oklch.ts'

/** The tokens derived from an agency's color; all others stay the product's. */
export interface AccentColors {
  color: {
    accent: string
    accentHover: string
    accentPressed: string
    textOnAccent: string
    link: string
    focus: string
    selected: string
  }
  tone: { text: string; soft: string; border: string; solid: string }
}

/** A theme's requirements for an accent: its background and the required contrast. */
interface AccentSurface {
  theme: Pick<typeof lightColors, 'color' | 'tone'>
  isDark: boolean
  /** High contrast uses borders instead of shades. */
  isOutlined: boolean
  forText: number
  forShapes: number
}

const accentSurfaces = {
  light: { theme: lightColors, isDark: false, isOutlined: false, forText: 4.5, forShapes: 3 },
  dark: { theme: darkColors, isDark: true, isOutlined: false, forText: 4.5, forShapes: 3 },
  contrastLight: { theme: contrastColors.light, isDark: false, isOutlined: true, forText: 7, forShapes: 4.5 },
  contrastDark: { theme: contrastColors.dark, isDark: true, isOutlined: true, forText: 7, forShapes: 4.5 },
} satisfies Record<string, AccentSurface>

export type AccentTheme = keyof typeof accentSurfaces

/** Whether a color has the accent format, `#rrggbb`. */
export function isAccent(color: string): boolean {
  return /^#[\da-f]{6}$/i.test(color)
}

/**
 * An agency's color, `#rrggbb`, adapted to each theme. Keeps its hue; adjusts its lightness until all text is AA (AAA in
 * high contrast) and every shape stands out, so no color is rejected.
 */
export function accentColors(color: string): Record<AccentTheme, AccentColors> {
  if (!isAccent(color)) throw new RangeError(`An accent is written #rrggbb, not “${color}”.`)
  const seed = oklchOf(color)
  return {
    light: accentOn(accentSurfaces.light, seed),
    dark: accentOn(accentSurfaces.dark, seed),
    contrastLight: accentOn(accentSurfaces.contrastLight, seed),
    contrastDark: accentOn(accentSurfaces.contrastDark, seed),
  }
}

function accentOn(place: AccentSurface, seed: Oklch): AccentColors {
  const { theme, isDark, isOutlined, forText, forShapes } = place
  const { canvas, surface, raised, sunken, hover, pressed, text, textMuted, textSubtle } = theme.color

  /** The seed's hue at the nearest lightness with enough contrast to all of these. */
  function shade(wish: { lightness: number; chroma: number }, against: string[], ratio: number): Oklch {
    const step = isDark ? 0.004 : -0.004
    let { lightness } = wish
    const chroma = Math.min(seed.chroma, wish.chroma)
    while (
      lightness > 0 &&
      lightness < 1 &&
      against.some((other) => contrastRatio(hexOf({ ...seed, lightness, chroma }), other) < ratio)
    )
      lightness = Math.min(1, Math.max(0, lightness + step))
    return { ...seed, lightness, chroma }
  }

  /** The faint tint of selections: all text of the theme stays readable on it. */
  function tint(lightness: number, chroma: number): string {
    const texts = [text, textMuted, textSubtle]
    const step = isDark ? -0.004 : 0.004
    let at = lightness
    const of = () => hexOf({ ...seed, lightness: at, chroma: Math.min(seed.chroma, chroma) })
    while (at > 0 && at < 1 && texts.some((words) => contrastRatio(words, of()) < forText))
      at = Math.min(1, Math.max(0, at + step))
    return of()
  }

  const textOnAccent = isDark ? hexOf({ ...seed, lightness: isOutlined ? 0 : 0.17, chroma: 0.03 }) : '#ffffff'
  const fill = fillOf()
  const selected = isDark ? tint(0.27, 0.045) : tint(0.955, 0.03)
  const backgrounds = [canvas, surface, raised, sunken, hover, pressed, selected]
  const wished = isDark ? Math.max(seed.lightness, 0.76) : Math.min(seed.lightness, 0.45)
  const link = hexOf(shade({ lightness: wished, chroma: isDark ? 0.12 : 0.2 }, backgrounds, forText))
  const focus = shade(
    { lightness: isDark ? Math.max(seed.lightness, 0.7) : Math.min(seed.lightness, 0.6), chroma: 0.2 },
    [canvas, surface, raised, sunken, selected],
    forShapes,
  )
  return {
    color: { ...fill, textOnAccent, link, focus: hexOf(focus), selected },
    tone: isOutlined ? { text: link, soft: surface, border: link, solid: link } : toneOf(),
  }

  /** The filled button and its two darker steps; its text is readable on all three. */
  function fillOf() {
    const wish = {
      lightness: isDark
        ? Math.max(seed.lightness, isOutlined ? 0.82 : 0.7)
        : Math.min(seed.lightness, isOutlined ? 0.36 : 0.6),
      chroma: isDark ? 0.15 : 0.22,
    }
    // In dark themes the pressed step is closest to the text color.
    const ratio = isDark ? forText + (isOutlined ? 2.2 : 1.2) : forText
    const accent = shade(wish, [textOnAccent, surface, canvas, raised], ratio)
    const [toHover, toPressed] = stepsFrom(accent.lightness, isDark)
    return {
      accent: hexOf(accent),
      accentHover: hexOf({ ...accent, lightness: accent.lightness + toHover }),
      accentPressed: hexOf({ ...accent, lightness: accent.lightness + toPressed }),
    }
  }

  function toneOf() {
    const soft = isDark ? tint(0.275, 0.035) : tint(0.963, 0.014)
    const words = shade(
      { lightness: isDark ? 0.84 : 0.44, chroma: 0.1 },
      [soft, surface, canvas, raised],
      forText,
    )
    const solid = shade(
      { lightness: isDark ? 0.7 : 0.58, chroma: 0.14 },
      [soft, surface, canvas, raised],
      forShapes,
    )
    const edge = {
      ...seed,
      lightness: isDark ? 0.38 : 0.88,
      chroma: Math.min(seed.chroma, isDark ? 0.045 : 0.04),
    }
    return { text: hexOf(words), soft, border: hexOf(edge), solid: hexOf(solid) }
  }
}

/** The lightness change of a button on hover and press; reversed at the end of the scale. */
function stepsFrom(lightness: number, isDark: boolean): [number, number] {
  if (isDark) return lightness > 0.94 ? [-0.045, -0.09] : [0.045, -0.06]
  return lightness < 0.22 ? [0.12, 0.18] : [-0.045, -0.085]
}
