import type { Meta, StoryObj } from '@storybook/react-vite'
import { WideTable } from './WideTable.tsx'

const columns = ['No.', 'Year', 'Make and model', 'VIN', 'Cost new', 'Garaging', 'Comprehensive', 'Collision']
const rows = [
  ['1', '2021', 'Ford F-350 Super Duty', '1FT8W3BT5MED40172', '$61,200', 'Fort Collins', '$500', '$1,000'],
  ['2', '2019', 'Ram 2500 Tradesman', '3C6UR5CJ8KG631904', '$46,750', 'Fort Collins', '$500', '$1,000'],
]

function table(shown: readonly string[][]) {
  return (
    <table style={{ width: '100%', whiteSpace: 'nowrap' }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A schedule or another table with more columns than the screen: it scrolls sideways, its first column stays, and a
 * shadow shows that there is more.
 *
 * Use **Table** for a list of records, which drops columns and becomes cards instead.
 */
const meta = {
  title: 'Data/WideTable',
  component: WideTable,
  args: { label: 'Rows of Vehicles', children: table(rows) },
} satisfies Meta<typeof WideTable>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Crowded: Story = {
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
}
