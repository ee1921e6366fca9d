import assert from 'node:assert/strict'
import { streetAndTown } from './streetAndTown.ts'

Deno.test('a street is parted from the town behind it by the ZIP code, or by a town of the state', () => {
  const parted = (text: string, zone: string, postalCode: string) => {
    const found = streetAndTown(text, { zone, postalCode })
    return found && `${found.street} / ${found.city}`
  }
  assert.equal(parted('44 Marginal Way Portland', 'ME', '04101'), '44 Marginal Way / Portland')
  assert.equal(parted('12 Front St south portland', 'ME', '04106-1234'), '12 Front St / South Portland')
  assert.equal(parted('700 Washington Street Bath', 'ME', '04101'), '700 Washington Street / Bath')
  assert.equal(parted('12 Portland Street', 'ME', '04101'), null)
  assert.equal(parted('Portland', 'ME', '04101'), null)
})
