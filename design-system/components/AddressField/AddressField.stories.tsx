import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Form } from '../Form/Form.tsx'
import { AddressField } from './AddressField.tsx'
import type { AddressLookup } from './addressLookup.ts'

const knownStreets = ['Industrial Blvd', 'Industrial Oaks Blvd', 'Industrial Terrace']

/** Answers like a service that knows streets. */
const streetLookup: AddressLookup = {
  suggest: (typed) =>
    Promise.resolve(
      knownStreets.map((street) => ({
        id: street,
        label: `${/^\d+/.exec(typed)?.[0] ?? '1200'} ${street}`,
        description: 'Austin, TX 78745',
      })),
    ),
  addressOf: ({ label }) =>
    Promise.resolve({ line1: label, line2: '', city: 'Austin', zone: 'TX', postalCode: '78745' }),
  placeOf: () => Promise.resolve({ city: 'Austin', zone: 'TX' }),
}

const warehouse = {
  line1: '1200 Industrial Blvd',
  line2: 'Suite 4',
  city: 'Austin',
  zone: 'TX',
  postalCode: '78745',
}

/**
 * A US postal address. Starts as one line; the other parts show once one of them has a value or an error, a
 * suggestion was chosen, or the user asks for them. Each part is submitted under `name` plus its own name (`address.line1`,
 * `line2`, `city`, `zone`, `postalCode`), and server errors use the same path.
 *
 * A ZIP code fills its city and state (`placeOfZip` of DesignSystemProvider), and a street typed with its ZIP code
 * (`1200 Industrial Blvd 78701`) is suggested in full. With a Mapbox token, Mapbox suggests streets while typing.
 *
 * User input wins: a late response fills only parts not edited since. A ZIP code in another state
 * than the selected one fills nothing and shows its location.
 *
 * Use **DescriptionList** to show a read-only address.
 *
 * | Key | Does |
 * |---|---|
 * | ↓ ↑ | Next, previous suggestion |
 * | Enter | Chooses the suggestion |
 * | Escape | Closes the suggestions and keeps what was typed |
 */
const meta = {
  title: 'Controls/AddressField',
  component: AddressField,
  args: { label: 'Mailing address', name: 'mailingAddress' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AddressField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'Add the ZIP code, and city and state fill in.' } }

export const Ready: Story = { args: { defaultValue: warehouse, isRequired: true } }

export const Suggested: Story = {
  args: { lookup: streetLookup },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Mailing address' }), '1200 Ind')
    // The list opens outside the story's frame.
    await screen.findByRole('option', { name: /Oaks/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Austin')
  },
}

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: { ...warehouse, postalCode: '78900' } },
  render: (args) => (
    <Form
      onSubmit={() => undefined}
      label="Account"
      fieldErrors={[
        { path: 'mailingAddress', message: 'Nobody receives mail at this address.' },
        { path: 'mailingAddress.postalCode', message: 'No such ZIP code in Texas.' },
      ]}
    >
      <AddressField {...args} />
    </Form>
  ),
}

export const Disabled: Story = { args: { defaultValue: warehouse, isDisabled: true } }

export const Crowded: Story = {
  args: {
    label: 'Address of the additional insured as it stands on the endorsement of the excess policy',
    defaultValue: {
      line1: '14500 North Farm to Market Road 2222 at the Old Limestone Quarry, Gate C',
      line2: 'Building 12, third floor, in care of Northgate Roofing and Sheet Metal Contractors',
      city: 'Mooselookmeguntic Lake Plantation Township',
      zone: 'MP',
      postalCode: '78701-4021',
    },
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'العنوان البريدي', defaultValue: warehouse },
}
