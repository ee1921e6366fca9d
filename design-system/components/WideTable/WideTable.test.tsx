import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WideTable } from './WideTable.tsx'

test('a wide table is a named region that keys can scroll', () => {
  render(
    <WideTable label="Rows of Vehicles">
      <table>
        <tbody>
          <tr>
            <td>2019 Ram 2500</td>
          </tr>
        </tbody>
      </table>
    </WideTable>,
  )
  expect(screen.getByRole('region', { name: 'Rows of Vehicles' }).tabIndex).toBe(0)
  expect(screen.getByRole('cell', { name: '2019 Ram 2500' })).toBeTruthy()
})
