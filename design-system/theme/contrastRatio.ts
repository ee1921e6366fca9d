/** The WCAG 2 contrast ratio of two colors in `#rrggbb`, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

function channel(hex: string, at: number): number {
  const level = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
}
