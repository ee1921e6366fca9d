import assert from 'node:assert/strict'
import { splitSentences } from './letterSentences.ts'
import { statedAnswer } from './statedAnswer.ts'

const answers: readonly (readonly [question: string, letter: string, value: string | null])[] = [
  ['Any work above three stories?', 'The units went up by crane onto a five-story roof.', 'Yes'],
  ['Any work above three stories or 40 feet?', 'Nothing over three floors.', 'No'],
  ['Do you tow vehicles over 26,000 lbs GVW?', 'Nothing over 26,000.', 'No'],
  ['Any work performed underground or above 15 feet?', 'The men go up to 30 feet on the lift.', 'Yes'],
  ['Do you give warranties longer than one year?', 'And I give two years of warranty.', 'Yes'],
  ['Any employees under 16 or over 60 years of age?', 'We have three fellows over sixty.', 'Yes'],
  ['Deep fat fryers?', 'The fryers went out in March: none left.', 'No'],
  ['Is coverage excluded under any policy?', 'Whether any policy excludes it I leave to you.', null],
  ['Any spray foam or asbestos removal?', 'No foam and no asbestos.', 'No'],
  ['Is multi-factor authentication required?', 'MFA is on for some of us, so that is a no.', 'No'],
  ['Are cameras installed in all units?', 'Cameras only in the Hino.', 'No'],
  ['Vaccination proof required?', 'No shots, no service.', null],
  ['Do you work in hospitals?', 'That job was for Kestrel Hospitality Builders in Omaha.', null],
  [
    'Is the applicant a subsidiary of another entity?',
    'We have no subsidiaries and nobody owns us but my sister and me.',
    'No',
  ],
  ['Does the applicant have any subsidiaries?', 'We stand alone, no parent and no subsidiaries.', 'No'],
  ['Is a formal safety program in operation?', 'We do have a written safety program.', 'Yes'],
  [
    'Any exposure to flammables, explosives or chemicals?',
    'We keep a few drums of solvent for cleaning parts.',
    'Yes',
  ],
  ['Any catastrophe exposure?', 'We are six miles from the river and nothing has flooded.', null],
  [
    'Any policy or coverage declined, cancelled or non-renewed during the prior 3 years?',
    'No insurer has cancelled or declined us.',
    'No',
  ],
  [
    'Any past losses or claims relating to sexual abuse, discrimination or negligent hiring?',
    'One claim in five years, a frozen pipe.',
    null,
  ],
  [
    'Has any applicant been convicted of arson in the last five years?',
    'Nobody here has ever been in trouble with the law.',
    null,
  ],
  ['Any uncorrected fire code violations?', 'The fire marshal was here in May and found nothing.', null],
  [
    'Has applicant had a bankruptcy, repossession or lien in the last 5 years?',
    'There is no bankruptcy and no lien.',
    'No',
  ],
  ['Does applicant own, operate or lease aircraft or watercraft?', 'We own no aircraft or boats.', 'No'],
  ['Is there any volunteer or donated labor?', 'There are no seasonal workers or volunteers.', 'No'],
  [
    'Any work sublet without certificates of insurance?',
    'We get certificates from every one of our subcontractors.',
    'No',
  ],
  ['Are subcontractors used?', 'We do everything with our own people.', null],
  ['Are subcontractors used?', 'We sub out the countertops, about 6% of the work.', 'Yes'],
  ['Any group transportation provided?', 'A van brings eight of the people in each morning.', 'Yes'],
  ['Are athletic teams sponsored?', 'We sponsor a Little League team.', 'Yes'],
  ['Are employee health plans provided?', "We pay half of everybody's health insurance.", 'Yes'],
  ['Do any employees predominantly work at home?', 'The bookkeeper works from her house.', 'Yes'],
  ['Do employees travel out of state?', 'Employees do not travel out of state.', 'No'],
  [
    'Is there a labor interchange with any other business?',
    'We lend nobody our people and borrow none.',
    'No',
  ],
  ['Do you lease employees to or from others?', 'We do not lease workers.', 'No'],
  [
    'Do you deliver with your own employees?',
    'Delivery is by DoorDash and the like, no drivers of our own.',
    'No',
  ],
  [
    'Do you provide off-premises catering?',
    'We do catering, away from the premises, about twice a month.',
    'Yes',
  ],
  ['Is valet parking offered?', 'No valet parking.', 'No'],
  [
    'Any entertainment, dancing or live music?',
    'No live music, no dance floor, no pool tables, no entertainment of any kind.',
    'No',
  ],
  ['Do you employ bouncers or security?', 'No bouncers.', 'No'],
  [
    'Any citations for alcohol violations in the last five years?',
    'There was one citation: Fined $500 for serving a minor.',
    'Yes',
  ],
  ['Have all servers completed alcohol training?', 'All servers hold the TIPS card.', 'Yes'],
  ['Is a safety briefing given on every trip?', 'Passengers get a safety talk every time.', 'Yes'],
  ['Do passengers sign waivers?', 'No waivers are signed.', 'No'],
  ['Overnight trips?', 'No fishing, no swimming from the boats, no parasailing, no overnight trips.', 'No'],
  [
    'Do subcontractors sign a hold harmless agreement?',
    'Every sub signs a contract with indemnity and hold harmless wording.',
    'Yes',
  ],
  [
    'Is multi-factor authentication required for remote access?',
    'Everyone uses MFA to get in from outside.',
    null,
  ],
  ['Are backups kept offline?', 'Backups go to a disk in the safe that is not connected to anything.', 'Yes'],
  ['Is stored personal data encrypted?', 'The files are encrypted, at rest and in transit.', 'Yes'],
  ['Are portable devices encrypted?', 'All laptops and phones are encrypted.', 'Yes'],
  [
    'Is security training given to all employees at least annually?',
    'Training on phishing was last held in 2023.',
    null,
  ],
  [
    'Are motor vehicle records obtained for all drivers?',
    'I pull the MVR on everyone before they drive and once a year after.',
    'Yes',
  ],
  ['Any vehicles taken home overnight?', 'Dale takes the pickup home.', 'Yes'],
  ['Any hazardous materials hauled?', 'Nothing hazardous.', 'No'],
  ['Do you use owner-operators?', 'All drivers are on our payroll, we have no owner-operators.', 'No'],
  ['Are there any swimming pools on premises?', 'There is a fenced pool with a self-closing gate.', 'Yes'],
  ['Are smoke detectors in every unit?', 'Each unit has hardwired smoke detectors.', 'Yes'],
  ['Any wood-burning stoves?', 'No stoves or fireplaces.', 'No'],
  ['Do you perform work on condominiums?', 'We have never worked on condominiums or townhouses.', 'No'],
  ['Any exterior insulation and finish (EIFS) work?', 'No stucco and no EIFS, ever.', 'No'],
  ['Any demolition exposure?', 'We only do interior tear-outs, no demolition of buildings.', 'No'],
  ['Any parking facilities owned or rented?', 'There is no parking of our own.', 'No'],
  ['Have you been active in joint ventures?', 'We have never been in a joint venture.', 'No'],
  ['Do you install, service or demonstrate products?', 'Our crew installs what we sell.', 'Yes'],
  [
    'Products recalled, discontinued or changed?',
    'Last summer we recalled one batch for a mislabeled allergen.',
    'Yes',
  ],
  ['Foreign products sold or used as components?', 'The drawer slides come in from Taiwan.', 'Yes'],
  [
    'Any crime occurred on the premises in the last three years?',
    'We had a break-in in 2024 and lost two saws.',
    'Yes',
  ],
]

Deno.test('a letter answers yes or no where it speaks plainly of what is asked', () => {
  const letter = (said: string) =>
    splitSentences(said).map((text) => ({ text, page: 1, letter: 'letter.pdf', written: null }))
  assert.deepEqual(
    answers.map(([question, text]) => [question, statedAnswer(question, letter(text))?.value ?? null]),
    answers.map(([question, , value]) => [question, value]),
  )
})
