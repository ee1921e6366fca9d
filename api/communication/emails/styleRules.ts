import type { HTMLElement } from 'node-html-parser'

/** CSS declarations by property, in lower case. */
export type Declarations = ReadonlyMap<string, string>

interface Rule {
  readonly compounds: readonly Compound[]
  /** By the kind of selector, then by its place; stronger rules have more. */
  readonly weight: number
  readonly declared: Declarations
  readonly important: Declarations
}

/** `td.note#last` */
interface Compound {
  readonly tag: string | null
  readonly id: string | null
  readonly classes: readonly string[]
  /** Whether it has to be the parent of what follows rather than any ancestor. */
  readonly isParent: boolean
}

interface StyleRules {
  /** By what the element that they are for has: a class, an id, or a tag. */
  readonly byKey: ReadonlyMap<string, readonly Rule[]>
  /** Elements that may still be compared with selectors. A message that needs more is made to keep the server busy. */
  comparisons: number
}

const mostRules = 1000
const mostComparisons = 2_000_000
const longestSheet = 200_000
const longestValue = 300

/** The rules of a message's style sheets. Those for other screens and states are left out. */
export function styleRules(root: HTMLElement): StyleRules {
  const css = root
    .querySelectorAll('style')
    .map((element) => element.rawText)
    .join('\n')
    .slice(0, longestSheet)
    .replaceAll(/<!--|-->/g, ' ')
  const rules = withoutComments(css)
    .replaceAll(/@[^{};@]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, ' ')
    .split('}')
    .flatMap((block) => {
      const [selectors = '', body = ''] = block.split('{')
      const { declared, important } = declarations(body)
      return selectors.split(',').flatMap((selector) => {
        const compounds = compoundsOf(selector)
        return compounds ? [{ compounds, declared, important }] : []
      })
    })
    .slice(0, mostRules)
    .map((rule, place) => ({ ...rule, weight: weightOf(rule.compounds) + place / mostRules }))
  return {
    byKey: Map.groupBy(rules, ({ compounds }) => keyOf(compounds.at(-1))),
    comparisons: mostComparisons,
  }
}

/** What an element needs for a rule to apply to it, so that most rules are never tried. */
function keyOf(last: Compound | undefined): string {
  const [name] = last?.classes ?? []
  return name ? `.${name}` : last?.id ? `#${last.id}` : (last?.tag ?? '*')
}

function keysOf(element: HTMLElement): string[] {
  const names = element.classList.values().map((name) => `.${name}`)
  return [...names, `#${element.getAttribute('id') ?? ''}`, element.rawTagName?.toUpperCase() ?? '', '*']
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.split('*/').slice(1).join(' ')))
    .join(' ')
}

/** The parts of a selector; null for one that goes by states, siblings or attributes. */
function compoundsOf(selector: string): Compound[] | null {
  const words = selector
    .replaceAll('>', ' > ')
    .trim()
    .split(/\s+/)
    .join(' ')
    .replaceAll(' > ', ' >')
    .split(' ')
  const compounds = words.map((word) => {
    const [, tag = '', rest = ''] = /^>?(\*|[\w-]*)((?:[.#][\w-]+)*)$/.exec(word) ?? []
    if (tag === '' && rest === '') return null
    return {
      tag: tag === '' || tag === '*' ? null : tag.toUpperCase(),
      id: /#([\w-]+)/.exec(rest)?.[1] ?? null,
      classes: [...rest.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      isParent: false,
    }
  })
  const found = compounds.flatMap((compound, at) =>
    compound ? [{ ...compound, isParent: words[at + 1]?.startsWith('>') === true }] : [],
  )
  return found.length === words.length ? found : null
}

function weightOf(compounds: readonly Compound[]): number {
  return compounds.reduce(
    (sum, { tag, id, classes }) => sum + (id ? 10_000 : 0) + classes.length * 100 + (tag ? 1 : 0),
    0,
  )
}

/** What the style sheets and the element itself declare for it. The ancestors are given outermost first. */
export function declaredFor(
  element: HTMLElement,
  { rules, ancestors }: { readonly rules: StyleRules; readonly ancestors: readonly HTMLElement[] },
): Declarations {
  const chain = [...ancestors, element]
  const matching = keysOf(element)
    .flatMap((key) => rules.byKey.get(key) ?? [])
    .filter(({ compounds }) => isMatch(compounds, { chain, rules }))
    .toSorted((one, other) => one.weight - other.weight)
  const own = declarations(element.getAttribute('style') ?? '')
  return new Map(
    [
      ...matching.map(({ declared }) => declared),
      own.declared,
      ...matching.map(({ important }) => important),
      own.important,
    ].flatMap((each) => [...each]),
  )
}

function isMatch(
  compounds: readonly Compound[],
  { chain, rules }: { readonly chain: readonly HTMLElement[]; readonly rules: StyleRules },
): boolean {
  if (rules.comparisons <= 0) return false
  let at = chain.length
  return compounds.toReversed().every((compound, place) => {
    const isNext = place === 0 || compound.isParent
    const before = chain.slice(isNext ? Math.max(0, at - 1) : 0, at)
    const found = before.findLastIndex((element) => {
      rules.comparisons -= 1
      return rules.comparisons > 0 && isOne(compound, element)
    })
    at += found - before.length
    return found !== -1
  })
}

function isOne({ tag, id, classes }: Compound, element: HTMLElement): boolean {
  return (
    (tag === null || element.rawTagName?.toUpperCase() === tag) &&
    (id === null || element.getAttribute('id') === id) &&
    classes.every((name) => element.classList.contains(name))
  )
}

function declarations(css: string): { readonly declared: Declarations; readonly important: Declarations } {
  const [declared, important] = [new Map<string, string>(), new Map<string, string>()]
  for (const part of withoutComments(css).split(';')) {
    const [name = '', ...rest] = part.split(':')
    const value = rest.join(':').trim().toLowerCase().slice(0, longestValue)
    const plain = value.replace(/!\s*important$/, '').trim()
    if (plain !== '') (plain === value ? declared : important).set(name.trim().toLowerCase(), plain)
  }
  return { declared, important }
}
