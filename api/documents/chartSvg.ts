import type { Chart } from './documentModel.ts'
import type { DocumentStyle } from './documentStyles.ts'

const width = 480
/** The usual height of the plot, in points, and the one that saves room. */
const plotHeights = { usual: 170, low: 120 } as const

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** A chart as SVG, drawn alike for PDF, HTML and Word. */
export function chartSvg(
  { kind, unit, labels, series }: Chart,
  style: DocumentStyle,
  height: keyof typeof plotHeights = 'usual',
): string {
  const plotHeight = plotHeights[height]
  const { colors, fonts } = style
  const written = (value: number) =>
    unit === 'dollars' ? money.format(value) : `${plain.format(value)}${unit === 'percent' ? '%' : ''}`
  const values = series.flatMap((one) => one.values)
  const steps = niceSteps(Math.max(0, ...values), Math.min(0, ...values))
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1]
  const left = 12 + Math.max(...steps.map((step) => written(step).length)) * 5.2
  const legend = series.length > 1 ? 22 : 0
  const top = 8 + legend
  const y = (value: number) => top + plotHeight * (1 - (value - low) / (high - low))
  const band = (width - left - 4) / Math.max(1, labels.length)
  const center = (at: number) => left + band * (at + 0.5)
  const color = (at: number) => colors.chart[at % colors.chart.length] ?? colors.accent
  const radius = Math.min(3, style.radius / 3)

  const text = (x: number, at: number, value: string, more = '') =>
    `<text x="${round(x)}" y="${round(at)}" font-size="8.5" fill="${colors.quiet}" ${more}>${escaped(value)}</text>`
  const grid = steps.map(
    (step) =>
      `<line x1="${round(left)}" x2="${width}" y1="${round(y(step))}" y2="${round(y(step))}" stroke="${step === 0 ? colors.quiet : colors.line}" stroke-width="${step === 0 ? 0.8 : 0.5}"/>${text(left - 6, y(step) + 3, written(step), 'text-anchor="end"')}`,
  )
  const names = labels.flatMap((label, at) =>
    labelLines(label, Math.floor(band / 4.9)).map((part, line) =>
      text(center(at), top + plotHeight + 15 + line * 11, part, 'text-anchor="middle"'),
    ),
  )
  const key = legend
    ? series.map(({ name }, at) => {
        const before = series.slice(0, at).reduce((sum, one) => sum + one.name.length * 5 + 30, left)
        return `<rect x="${round(before)}" y="2" width="9" height="9" rx="${radius}" fill="${color(at)}"/>${text(before + 14, 10, name)}`
      })
    : []
  const isSparse = labels.length * series.length <= 12
  const bars = () => {
    const bar = Math.min(54, (band * 0.66) / series.length)
    return series.flatMap(({ values: own }, one) =>
      own.map((value, at) => {
        const x = center(at) - (bar * series.length) / 2 + one * bar + 1
        const [from, to] = [y(Math.max(0, value)), y(Math.min(0, value))]
        const shown = isSparse
          ? text(
              x + (bar - 2) / 2,
              from - 4,
              written(value),
              `text-anchor="middle" font-weight="600"`,
            ).replace(colors.quiet, colors.ink)
          : ''
        return `<rect x="${round(x)}" y="${round(from)}" width="${round(bar - 2)}" height="${round(Math.max(0.5, to - from))}" rx="${radius}" fill="${color(series.length === 1 ? 0 : one)}"/>${shown}`
      }),
    )
  }
  const curves = () =>
    series.flatMap(({ values: own }, one) => {
      const points = own.map((value, at) => `${round(center(at))},${round(y(value))}`)
      const dots = points.map((point) => {
        const [x, at] = point.split(',')
        return `<circle cx="${x}" cy="${at}" r="2.6" fill="${colors.paper}" stroke="${color(one)}" stroke-width="1.6"/>`
      })
      return [
        `<polyline points="${points.join(' ')}" fill="none" stroke="${color(one)}" stroke-width="1.8" stroke-linejoin="round"/>`,
        ...dots,
      ]
    })
  const wholeHeight = top + plotHeight + 34
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${round(wholeHeight)}" width="${width}" height="${round(wholeHeight)}" font-family="${fonts.label}">${[...key, ...grid, ...(kind === 'bar' ? bars() : curves()), ...names].join('')}</svg>`
}

/** Four to six round values from the minimum to the maximum. */
function niceSteps(greatest: number, least: number): number[] {
  const span = greatest - least || 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const from = Math.floor(least / step)
  const to = Math.ceil(greatest / step - 1e-9)
  return Array.from({ length: Math.max(1, to - from) + 1 }, (_, at) => (from + at) * step)
}

/** A label in up to two lines. */
function labelLines(label: string, most: number): string[] {
  if (label.length <= most) return [label]
  const words = label.split(' ')
  const lines = ['', '']
  for (const word of words) {
    const at = lines[1] === '' && `${lines[0]} ${word}`.trim().length <= most ? 0 : 1
    lines[at] = `${lines[at] ?? ''} ${word}`.trim()
  }
  return lines.filter(Boolean).map((line) => (line.length > most + 2 ? `${line.slice(0, most)}…` : line))
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
