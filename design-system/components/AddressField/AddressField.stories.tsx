import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Form } from '../Form/Form.tsx'
import { AddressField } from './AddressField.tsx'
import type { AddressLookup } from './addressLookup.ts'

const knownStreets = ['Industrial Blvd', 'Industrial Oaks Blvd', 'Industrial Terrace']

/** As a service that knows streets would answer. */
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
 * A postal address in the US. It begins as one line; the other parts show once one of them is filled or in error, a
 * suggestion was taken, or somebody asks for them. Each part is submitted under `name` and its own (`address.line1`,
 * `line2`, `city`, `zone`, `postalCode`), and the server's messages find it by the same path.
 *
 * Without a token of Mapbox (`DesignSystemProvider`) no one is asked: a ZIP code brings its city and state, and a street that is typed with its ZIP
 * code (`1200 Industrial Blvd 78701`) is suggested whole. The ZIP codes are loaded when one is typed, by first digit. With
 * a token Mapbox suggests streets as they are typed.
 *
 * What somebody types stays: an answer that comes late fills only what was not edited since. A ZIP code of another state
 * than the one that was chosen fills nothing, and says where it is.
 *
 * Use **DescriptionList** to show an address that cannot be changed here.
 *
 * | Key | Does |
 * |---|---|
 * | ↓ ↑ | Next, previous suggestion |
 * | Enter | Takes the suggestion |
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
    // The list lies over the page, outside of the story.
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
