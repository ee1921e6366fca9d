import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { ErrorPage } from './ErrorPage.tsx'

/**
 * Replaces a page that failed, with everything support needs; 'Copied' shows for 3 s.
 *
 * Use **ErrorState** when only a part failed, **EmptyState** when there is nothing.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the actions, Copy and the trace, which scrolls with the arrow keys |
 */
const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: { error: new Error('Workspace not found') },
} satisfies Meta<typeof ErrorPage>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    actions: (
      <>
        <Button tone="primary" onPress={() => undefined}>
          Try again
        </Button>
        <ButtonLink href="/app">Go home</ButtonLink>
      </>
    ),
  },
}

export const DataOfAResponse: Story = { args: { error: { status: 404, data: 'No such service request' } } }

export const NotEvenAnError: Story = { args: { error: undefined } }

export const Crowded: Story = {
  args: {
    error: Object.assign(new Error('The answer of the carrier could not be read. '.repeat(12)), {
      stack:
        '    at readDeclarationsOfBlueHarborRoofingandSheetMetalContractorsofGreaterPortlandIncorporated (policies.ts:1:1)\n'.repeat(
          60,
        ),
    }),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
