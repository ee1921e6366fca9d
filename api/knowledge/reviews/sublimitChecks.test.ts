import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

function page(body: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${body}</body></html>`), { name: 'page.html' })
}

const cases: readonly (readonly [name: string, policy: string, clause: string, said: RegExp])[] = [
  [
    'a part of it has a sublimit',
    `<h1>Technology and Cyber Declarations</h1><table><tr><td>Network security and privacy liability, each claim</td><td>$5,000,000</td></tr></table>
     <h1>Sublimit - Protected Health Information</h1><p>For a claim that arises from protected health information of patients of a client, the most we will pay is $2,000,000 each claim.</p>`,
    'Vendor shall carry network security and privacy liability insurance with limits of not less than $5,000,000 each claim, including claims that involve protected health information.',
    /no more than \$2,000,000 for a part of it, the contract asks for \$5,000,000/,
  ],
  [
    'some goods have a lower limit',
    `<h1>Motor Carrier Declarations</h1><table><tr><td>Motor truck cargo, any one vehicle</td><td>$100,000</td></tr></table>
     <h1>Motor truck cargo</h1><p>We will pay for loss to cargo of others for which you are legally liable while it is in a covered vehicle.</p>
     <h1>TARGET COMMODITIES</h1><p>The most we will pay for the goods listed, in any one vehicle, is:</p><table><tr><td>Consumer electronics</td><td>$25,000</td></tr><tr><td>Seafood</td><td>$60,000</td></tr></table>`,
    'The cargo insurance shall not have a lower limit for electronics, metals or any other kind of goods.',
    /lower limit for some of it/,
  ],
  [
    'it is taken back for those whom the contract names',
    `<h1>General Liability Declarations</h1><table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Medical payments, each person</td><td>$5,000</td></tr></table>
     <h1>Medical payments limitation</h1><p>Medical payments do not apply to guests at an event away from premises that you own.</p>`,
    'Licensee shall pay medical expenses of guests of at least $5,000 a person.',
    /not give it to those whom the contract names/,
  ],
  [
    'the endorsement is for another part',
    `<h1>Declarations</h1><p>Part One: General liability</p><table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>
     <p>Part Two: Liquor liability</p><table><tr><td>Each common cause</td><td>$1,000,000</td></tr></table>
     <h1>Endorsement JF 201: Additional insured - venues and customers</h1>
     <p>Under Part One, an insured also means any person or organization that lets you use premises for an event, if you have agreed in a written contract to make it an additional insured.</p>
     <p>This endorsement does not apply to Part Two.</p>`,
    'The Trust shall be an additional insured under the liquor liability insurance too.',
    /does not apply to liquor liability/,
  ],
]

for (const [name, policy, clause, said] of cases)
  Deno.test(`a requirement is not met where ${name}`, async () => {
    const contract = await page(
      `<p>This Agreement is between the Larchmont Hall Trust (“Trust”) and Fennel & Rye Catering LLC (“Licensee”).</p><h2>Insurance</h2><p>${clause}</p>`,
    )
    const [found] = reviewContract(contract, await page(policy))
    assert.equal(found?.status, 'not met', found?.reason ?? 'nothing found')
    assert.match(found?.reason ?? '', said)
  })
