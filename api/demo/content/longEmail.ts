/** The longest email of the demo: six requests in one message. */
export function longEmail(name: string, company: string): string {
  const items = Array.from({ length: 24 }, (_, at) => `${at + 1}. ${locations[at % locations.length] ?? ''}`)
  return [
    'Hi Dana,',
    'I finally sat down with all of our insurance papers, and I have to say it took me two evenings and most of a pot of coffee. I’m writing everything into one mail so that you have it in one place; feel free to answer in pieces.',
    'First, the schedule of locations. The one on the declarations is from before we bought the Mill Street buildings. Here is how it really looks:',
    items.join('\n'),
    'Second, the vehicles. Units 4 and 9 were sold in March. Unit 11 is a trailer and is on there as a truck. The VIN of unit 14 has the letter O where it should have a zero, which we found out when the state inspected it. And the plow that was stolen in January is still listed, although you paid for it – for which, again, thank you, that went very smoothly.',
    'Third, the umbrella. My brother-in-law, who is in the business, says that the umbrella should sit over the liquor liability as well, because of the two function rooms. I told him that I was sure you’d thought of it, but now I lie awake. Does it?',
    'Fourth, additional insureds. I count thirty-one of them. At least six are firms that don’t exist any more, two are the same bank under different names, and one is spelled in a way that I’d rather not repeat. Is there any harm in having them on there? Do we pay for each?',
    'Fifth, and that’s the real reason why I’m writing: we are in talks to buy a competitor. It’s not public, so please keep it to yourself and whoever needs to work on it. They have 45 people, nine trucks, a claim from 2023 that is still open, and an agent in another state who doesn’t return calls. What do you need from me to tell me what their program would cost with you? And what happens with their open claim: does it come with the company, or does it stay with the sellers? Our attorney says “it depends”, which at her rate per hour I found a bit short.',
    'Sixth, workers comp. The auditor put our estimators into the roofing class again. We went through the same thing last year and the year before. They sit at a desk. They have never been on a roof; one of them is afraid of ladders. Can we get something in writing from the carrier so that I don’t have to explain it every twelve months?',
    'Seventh, a small one: my daughter’s car is on the commercial auto policy because it was once registered to the company. She lives in Oregon now. With the car.',
    'I know that’s a lot. If it’s easier, I’m happy to come by; I can bring the folder, and something from the bakery. Any day but Thursday.',
    `All the best,\n${name}`,
    `--\n${name}\n${company}\n“If it was easy, anybody could do it.”\n\nThis message and its attachments are meant for the addressee only. If you have received it in error, please delete it and let us know.`,
  ].join('\n\n')
}

const locations = [
  '14 Mill Street – office and showroom, 6,200 sq ft, sprinklered since 2021',
  '16 Mill Street – function room on the ground floor, two apartments above, tenants’ own heat',
  '20 Mill Street, rear – storage only, no heat, metal roof',
  '255 Commercial Street – leased, landlord wants to be additional insured, lease runs to 2029',
  'Quarry Road yard – fenced, cameras, up to nine trucks overnight',
  'Union Wharf – the float and the small building on it; I don’t know what you call that',
] as const
