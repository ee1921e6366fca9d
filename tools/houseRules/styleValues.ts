import { projectPath, type Context, type Rule } from './rule.ts'

const rawColor = /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|oklch)\(/i
const rawLength = /\b\d+(\.\d+)?px\b/
const outerMargins = /^margin(Top|Right|Bottom|Left|Inline|Block|InlineStart|InlineEnd|BlockStart|BlockEnd)?$/

type ReportedNode = Extract<Parameters<Context['report']>[0], { node: unknown }>['node']

/** Screens take colors and lengths from the theme, and parents give the space between their children. */
export const styleValues: Rule = {
  create(context) {
    const path = projectPath(context)
    if (!path.endsWith('.css.ts') || path.startsWith('design-system/theme/')) return {}
    const isDesignSystem = path.startsWith('design-system/')
    function checkText(text: string, node: ReportedNode): void {
      if (rawColor.test(text)) context.report({ message: `Take the color from the theme: ${text}`, node })
      // A component of the design system may draw a hairline or a fixed box; a screen may not.
      else if (
        !isDesignSystem &&
        rawLength.test(text) &&
        !text.startsWith('@') &&
        !/(width|height)\s*[:<>]/.test(text)
      )
        context.report({ message: `Take the length from the theme: ${text}`, node })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') checkText(node.value, node)
      },
      TemplateElement(node) {
        checkText(node.value.raw, node)
      },
      Property(node) {
        if (isDesignSystem || node.key.type !== 'Identifier' || !outerMargins.test(node.key.name)) return
        const isAllowed =
          node.value.type === 'Literal' && (node.value.value === 'auto' || node.value.value === 0)
        if (!isAllowed)
          context.report({ message: 'No outer margins: the parent gives the space (Stack, Inline).', node })
      },
    }
  },
}
