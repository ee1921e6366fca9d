import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

Deno.test('a garage policy answers by the place, the person and the territory that a question names', async () => {
  const wrong = await wrongAnswers(
    [
      'Garage Coverage Declarations',
      {
        columns: [150, 350],
        rows: [
          ['Policy number', 'GR 77-40218'],
          ['Named insured', 'Tri-Lakes Motor Company LLC'],
          ['Policy period', '04/01/2026 to 04/01/2027'],
        ],
      },
      'Locations where you conduct garage operations',
      {
        columns: [30, 470],
        rows: [
          ['1', '5120 Rim Rock Highway, Branson, MO 65616 (sales lot)'],
          ['2', '14 Depot Street, Hollister, MO 65672 (body shop)'],
        ],
      },
      'Coverages',
      {
        columns: [300, 150],
        rows: [
          ['Coverage', 'Limit'],
          ['Liability: each accident, garage operations', '$1,000,000'],
          ['Garagekeepers, direct primary, location 1', '$75,000'],
          ['Garagekeepers, direct primary, location 2', '$150,000'],
        ],
      },
      { text: 'Loss payee on dealer stock: Ozark Floorplan Bank.' },
      '\f',
      'Part B - Garagekeepers',
      {
        text: "We will pay for loss to a customer's auto, and its equipment, left in your care while you are servicing, repairing or parking it, caused by collision, fire, theft or any other cause not excluded.",
      },
      {
        text: 'We do not pay for theft or conversion by you, your members or your employees; for faulty work; or for tapes, phones and other property left in the auto.',
      },
      'Conditions',
      { text: 'The policy covers accidents in the United States, Puerto Rico and Canada.' },
      { text: 'An auto that you acquire at a location not shown is covered for 45 days.' },
      '\f',
      'GR 31 Driver Exclusion',
      { text: 'This insurance does not apply while any covered auto is driven by Cody R. Lindqvist.' },
      '\f',
      'GR 47 Change of Garagekeepers Limit',
      { text: 'The Garagekeepers limit at location 2 is changed to $225,000.' },
      '\f',
      'GR 90 Additional Insured - Lessor of Premises',
      { text: 'Name: Depot Row Holdings LP, P.O. Box 88, Hollister, MO 65672.' },
      { text: 'The organization named is an insured for liability arising out of your use of the location.' },
    ],
    {
      "What's the garagekeepers limit at the sales lot?": /\$75,000/,
      "A customer's car was stolen from the body shop. What's the limit?": /\$225,000/,
      "The laptop in the customer's back seat got stolen. Covered?": /^No\. .*left in the auto/,
      "One of our own guys stole a customer's Camaro. Covered?": /^No\. .*your employees/,
      "A customer's car was stolen overnight. Covered?": /^(?!.*Lindqvist)/,
      'Cody Lindqvist was driving when it happened. Covered?': /^No\. .*Lindqvist/,
      'Is the landlord on Depot Street an additional insured?': /^Yes\. .*Depot Row Holdings LP/,
      'Is the floor plan bank on the policy?': /^Yes\. .*Ozark Floorplan Bank/,
      'Does it cover driving a car to Mexico to an auction?': /^No\. .*United States, Puerto Rico and Canada/,
      'Do we have cover for autos at a new lot we just leased?': /^It depends\. .*45 days/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a fleet policy answers by the vehicle that a question names', async () => {
  const wrong = await wrongAnswers(
    [
      'BUSINESS AUTO DECLARATIONS',
      {
        columns: [150, 350],
        rows: [
          ['Policy number', 'CA 5530917'],
          ['Named insured', 'Wapsi Valley Plumbing LLC'],
          ['Policy period', '03/01/2026 to 03/01/2027'],
          ['State surcharge (not premium)', '$41.20'],
          ['Hired auto physical damage', '$75,000 any one auto, minus $500 deductible'],
        ],
      },
      {
        columns: [40, 160, 150, 70, 70],
        rows: [
          ['Unit', 'Year, make, model', 'VIN', 'Comp', 'Coll'],
          ['1', '2022 Ford Transit 250', '1FTBR1Y82NKA22917', '$1,000', '$1,000'],
          ['2', '2020 Ram ProMaster', '3C6LRVDG5LE230418', '$1,000', '$1,000'],
          ['3', '2014 Hino Stake Truck', '5PVNJ8JT1E4S55012', 'No coverage', 'No coverage'],
        ],
      },
      '\f',
      'Designated Insured, Blanket',
      {
        text: 'Each person or organization that you are required by a written contract to name as an insured is an insured for covered autos liability.',
      },
      '\f',
      'Rental Reimbursement',
      {
        text: 'For Units 1 and 2 only, we will pay up to $60 for each day, for not more than 30 days, to rent a substitute auto because of a loss covered under Comprehensive or Collision.',
      },
    ],
    {
      'The stake truck was stolen last night. Is it covered?': /^No\. .*2014 Hino Stake Truck.*No coverage/,
      'Unit 3 is in the shop after an accident. Will they pay for a rental?': /^No\. For Units 1 and 2 only/,
      'Unit 2 is in the shop after an accident. Will they pay for a rental?': /^(?!No)/,
      "A tech borrowed a rental truck and scraped it. What's covered?": /^Yes\. .*\$75,000/,
      'Is the $41.20 part of the premium?': /^No\. .*not premium/,
      'Can the general contractor be an additional insured on the auto?':
        /^Only if a written contract requires it/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('all limits of one location are told together, and which it does not have', async () => {
  const wrong = await wrongAnswers(
    [
      'BUSINESSOWNERS POLICY DECLARATIONS',
      {
        columns: [140, 340],
        rows: [
          ['Policy number', 'BP 71-220914'],
          ['Named insured', 'Copper Kettle Interiors LLC'],
          ['Policy period', '03/01/2026 to 03/01/2027'],
        ],
      },
      'DESCRIBED PREMISES',
      {
        columns: [60, 60, 280, 100],
        rows: [
          ['Prem', 'Bldg', 'Address', 'Occupancy'],
          ['1', '1', '77 Tannery Row, Lowell, MA 01852', 'Workshop'],
          ['2', '1', '310 Canal Street, Dracut, MA 01826', 'Showroom'],
        ],
      },
      'PROPERTY',
      {
        columns: [200, 140, 140],
        rows: [
          ['Coverage', 'Premises 1', 'Premises 2'],
          ['Building', '$960,000', 'Not covered'],
          ['Business Personal Property', '$240,000', '$115,000'],
        ],
      },
    ],
    {
      'What is the property limit at the Canal Street location?':
        /^At 310 Canal Street, Dracut, MA 01826: no building limit, contents \$115,000\.$/,
      'What are the limits at Tannery Row?': /building \$960,000, contents \$240,000/,
    },
  )
  assert.deepEqual(wrong, [])
})
