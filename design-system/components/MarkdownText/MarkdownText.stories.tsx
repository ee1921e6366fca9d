import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { MarkdownText } from './MarkdownText.tsx'

const answer = `The policy **does** cover rented premises, up to the limit below. Two things to mind:

1. The insured must have agreed to the waiver *in writing before the loss*.
2. Endorsement \`CG 22 94\` excludes damage to work performed by subcontractors.

| Coverage | Each occurrence | Aggregate |
|:---|---:|---:|
| General liability | $1,000,000 | $2,000,000 |
| Rented premises | $300,000 | – |
| Medical expense | $10,000 | – |

> We will pay those sums that the insured becomes legally obligated to pay as damages.

The form is on the [carrier's site](https://forms.carrier.example/cg0001); the request is [here](/app/servicing).`

/**
 * Text with Markdown: GitHub's tables, lists, task lists, quotes and code. Rendered from its tokens, never as HTML, so
 * nothing in it can run, load or call out: images show as their alt text, tags as written, and only
 * `https`, `http`, `mailto`, `tel` and pages of the app are links. A link whose text names another site shows its target.
 *
 * Use **Text** with \`hasLineBreaks\` for text typed by a person.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the links, and to code and tables, which then scroll with the arrow keys |
 */
const meta = {
  title: 'Conversation/MarkdownText',
  component: MarkdownText,
  args: { text: answer },
  decorators: [(Story) => <Box maxWidth="form">{Story()}</Box>],
} satisfies Meta<typeof MarkdownText>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Empty: Story = { args: { text: '' } }

export const Crowded: Story = {
  args: {
    text: `# Review of the certificate\n\n## What is missing\n\n- [x] Named insured\n- [ ] Waiver of subrogation\n  - endorsement on file?\n  - asked on Nov 18\n\n---\n\n\`\`\`text\nACORD 25 (2016/03)  CERTIFICATE OF LIABILITY INSURANCE   DATE (MM/DD/YYYY) 11/20/2026   HARBORLINE\n\`\`\`\n\n${answer}\n\n${'UnbreakablePolicyNumber'.repeat(8)}`,
  },
}

/** What a stranger's email may try; all of it shows as text. */
export const Hostile: Story = {
  args: {
    text: `<script>alert('x')</script>\n\n<img src=x onerror=alert(1)> ![a picture](https://tracker.example/pixel.png)\n\n[pay here](javascript:alert(1)) and [www.carrier.example](https://thief.example/login)`,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    text: `## ملخص التغطية\n\n1. المسؤولية العامة: **1,000,000**\n2. المباني المستأجرة\n\n> تدفع الشركة المبالغ\n\n${answer}`,
  },
}
