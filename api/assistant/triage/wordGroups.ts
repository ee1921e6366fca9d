import { stemmer } from 'stemmer'

/**
 * Groups of words that mean the same for what a client asks. Any form of a word counts: `sell` matches `selling`;
 * irregular forms are listed. A phrase matches word by word.
 */
const words = {
  order:
    'please, pls, plz, kindly, can you, could you, would you, will you, can i get, can we get, could i get, may i have, can this be, can it be, could this, need, want, would like, have to, has to, must, gotta, require, let us, go ahead, make sure, should, get, request, ask, take care, help, looking for, supposed to',
  hypothetical:
    'if, would, suppose, say that, in case, were to, what happens, happen, whenever, hypothetically, should we ever',
  wonder:
    'wonder, curious, figure out, explain, understand, mean, remind me, not sure, confused, tell me, do we know, make sense, clarify, whether, let me know if, want to know, double check, question, any idea, do you know, can you tell me, could you tell me, quick question, stupid question, question for you, does it matter, is it true, am i right, is that right, look right, what does, not clear, heard, advise, thoughts',
  outsider:
    'landlord, lessor, gc, general contractor, prime contractor, property manager, property owner, building owner, property management, venue, client, customer, vendor, school, district, city, town, county, state, hospital, university, college, corporate, franchise, franchisor, franchisee, marina, municipality, church, hoa, condo association, market, festival, leasing company, job site, jobsite, compliance, owner, developer, contractor, fair, organizer, permit office, procurement, manager, airport, mall, museum, store, they, amazon, distributor, agreement, lease, contract, subcontract, bank, library, coordinator, foreman, inspector, super, hotel, promoter, sponsor, congregation, diocese, trustees, board, association, club, campground, neighbor, shipper, broker, prime, supplier, buyer, registrar, agency, facility, facilities, purchasing, risk management, parks',
  certificate:
    'certificate, certificate of insurance, insurance certificate, cert, certs, coi, cois, acord, acord 25, evidence of insurance, evidence of coverage, proof of insurance, proof of coverage, proof of liability, proof that we, proof that i, proof we, proof of workers comp, proof of comp, proof of work comp, evidence that we, insurance verification, verification of insurance, showing we are insured, show we are insured, show that we are insured, show i am insured, proof i am insured, certificate holder, cert holder, mycoi, certificate of liability',
  looseProof:
    'proof, prove, evidence, insured, our insurance, my insurance, insurance thing, insurance paperwork, insurance paper, insurance docs, insurance document, insurance info, insurance form, insurance on file, insurance from you, verification, carry liability, carry insurance, have insurance, have coverage, something from you, something showing, current one, insurance on record, no insurance on, our liability, the new one, insurance to them, our coverage info, updated one, ours lapsed, ours expired, showing our, turn in insurance, paper that says, insurance in hand, filed insurance, file insurance, insurance sent, see our insurance, see that we have, show our insurance, insurance emailed, something official, our auto and cargo, insurance documentation, vendor record, one of those forms',
  gate: 'until, unless, without, before, let us, will not, hold, holding, held, release, cut, pay us, pay me, get paid, portal, compliance, packet, onboard, expired, ran out, permit, bid, past due, suspend, po, purchase order, show up, set up, load in, start work, mobilize, on site, onsite, on file, flagged, gate, kick us, locked out, keys, access, step foot, approve our, let me in, roll in, on record, be here, turned away, sent home, cannot start, vendor form, bid package, prequalify, renew our contract, cannot work, lapsed, loading dock, unload, badge, booth, table, tent, vendor, exhibitor, notice to proceed, payment hold, tenant file, compliance service, release our check, cut the check, first day, before our, sign the contract, countersign, activate',
  namedInsured:
    'additional insured, additional insureds, addl insured, add insured, additionally insured, additional interest, as an insured, as insured, insured as well, listed as well, list them as well, protected under our policy, protected under my policy, covered under our policy as well, as insureds, an insured, included as insured, cg 20 10, cg 20 11, cg 20 26, cg 20 37, named on our policy, listed on our policy, listed on our liability, named on our liability, named on our gl, put on our liability, put on the gl, added to our liability, added to our gl, additional insured status, be insured under, ai status, an ai, as ai, included as insureds, insured party, additional ins, add ins, be on our policy, be on my policy, on our liability, on my liability, onto our policy, onto the gl, onto our gl, wants on, wants in, insureds on, cg 20 12, cg 20 15, vendors endorsement, protected by our insurance, protected by our liability, protected by our policy, covered under our liability, same protection',
  vehicle:
    'car, van, truck, pickup, vehicle, trailer, suv, bus, sedan, minivan, f150, f-150, f250, f-250, f350, f-350, transit, sprinter, promaster, silverado, sierra, ram, tacoma, tundra, corolla, camry, prius, rav4, civic, accord, crv, tahoe, suburban, explorer, escape, wrangler, jeep, tesla, subaru, outback, forester, honda, toyota, ford, chevy, chevrolet, dodge, gmc, nissan, isuzu, hino, freightliner, kenworth, peterbilt, mack, plow, motorcycle, fleet, vin, plate, dump truck, box truck, flatbed, tow truck, wagon',
  equipment:
    'equipment, machine, forklift, excavator, skid steer, bobcat, loader, tractor, mower, lift, drone, boat, oven, kiln, press, printer, camera, router, compressor, generator, lathe, tools, chipper, scissor lift, x-ray, laser, fryer, freezer, piano, instrument, dozer, backhoe, crane, scaffold, telehandler, trencher, welder, cnc, walk-in, cooler, refrigeration, copier, computer, laptop, server, sign, solar, tank, canning line, mixer, espresso machine, scanner, treadmill, salter, boom, saw, roller, paver, fixture, jukebox, violin',
  person:
    'driver, drive, employee, hire, son, daughter, wife, husband, nephew, niece, partner, officer, foreman, apprentice, mechanic, technician, manager, owner, dob, license, cdl, guy, dentist, doctor, associate, spouse, member, kid, mr, ms, helper, crew, nanny, grandson, granddaughter, brother, sister, father, mother, roommate, teenager',
  place:
    'address, location, building, shop, office, warehouse, suite, storage, yard, garage, unit, premises, kitchen, house, property, store, studio, po box, mailing, mail, parking, space, out of',
  lender:
    'lender, loss payee, lienholder, mortgagee, mortgage, mortgage company, finance company, bank, lien, loan, refinance, isaoa, credit union, paid off, mortgage holder, mortgagor, financed, financing, lease company, note holder',
  amount:
    'limit, deductible, retention, payroll, revenue, sales, gross receipts, contents, building value, coverage amount, per occurrence, aggregate, square footage, rebuild, replacement cost, class code, mileage, million, mil, 1m, 2m, 3m, 5m, collision, comprehensive, liability only, comp only, full coverage, rental reimbursement, towing, value, inventory, revenue, bpp, business personal property, hours, headcount, number of employees, personal use, radius, classification, stock, payroll',
  entity:
    'named insured, legal name, business name, company name, llc, corporation, incorporated, dba, sole prop, married, maiden name, last name, new name, rebrand, rename, fein, ein, our name, my name, entity, ownership',
  change:
    'add, remove, take, take off, put, drop, delete, swap, replace, trade, change, update, increase, raise, bump, lower, reduce, decrease, switch, correct, fix, adjust, amend, include, list, endorse, move, transfer, go up, go down, go to, come off, goes off, exclude, suspend, pause, tack, insure, cover, reflect, revise, up, keep, kept, pull, strike, need on, be on, bring, reclassify, schedule, rename, bump up, double, extend, increase to, put on, put back, taken off, pulled off, swapped, convert, reinstate, restrict, modify, need to show, has to show, should show, has to reflect, note, raised, lowered',
  happened:
    'sold, sell, buy, bought, traded, purchase, hired, hire, quit, moved, moving, relocate, refinance, left, fired, laid off, no longer, not work, not drive, not an owner, picked up, paid off, married, divorced, leased, acquire, replaced, totaled, donated, scrapped, starts, joined, joining, retired, opened, opening, closed, changed, built, renovated, installed, went off to, away at, got rid, get rid of, inherited, now at, bought out, delivery, instead of, going forward, from now on, starting, operate out of, operate from, operating out of, any longer, anymore, any more, got a new, new hire, got two, takes it, now i am, as of, second location, was previously, added a, put in, finished, grew, bringing on, brought on, new driver, new truck, new van, new car, new location, came on board, stopped doing, started doing, only do, no longer do, replace it, to replace, we now own, now own, signed a lease, new lease, handed off, took delivery, upgraded, expanded, shrank, merged, converted, passed her, passed his, road test, got a dui, got his license, got her license, hired on, retiring, promoted, relocating, now have, now uses, no longer uses, stored, put away, winter, laid up, parked, went up to, went from, grown, new name, changed hands, new partner, new owner',
  place_on_policy:
    'on there, off there, off of there, on the policy, on my policy, on our policy, to the policy, to our policy, to my policy, off the policy, off my policy, off our policy, off of our policy, from the policy, from our policy, from my policy, on the auto, on the bop, on the gl, to the auto, off the auto, on the insurance, off the insurance, off our insurance, to the insurance, to our insurance, to my insurance, on our insurance, driver list, schedule, put on it, to the bop, to our bop, to our auto',
  ownPaper:
    'dec, decs, dec page, dec sheet, declaration, declarations page, id card, insurance card, auto card, card, loss run, lossruns, claim history, loss history, binder, invoice, receipt, billing statement, statement, full policy, entire policy, complete policy, whole policy, actual policy, policy copy, copy of the policy, copy of my policy, copy of our policy, copies, copy, policy packet, policy documents, policy docs, policy form, endorsement page, vehicle schedule, driver list, equipment list, audit worksheet, experience mod, mod worksheet, emr, no loss letter, paperwork, pdf, renewal documents, renewal packet, proof of payment, application, bill, final audit, audit report, audit from, audit statement, whole thing, fine print, policy pages, forms list, what i paid, what we paid, certificate of mailing, experience letter, insurance binder, evidence of property, policy wording, wording, schedule of, list of vehicles, list of drivers, statement of values, premium summary, posting notice, worksheet, mod letter, certified copy, paid receipt, policy jacket, policy booklet, loss information, loss info, losses, loss summary, claims letter, claims record, old policies, page with the limits, first page, forms, insurance cards, id, what we paid last year',
  send: 'send, email, e-mail, forward, get, have, need, provide, resend, text, fax, mail, give, find, pull, attach, upload, want, ask, look for, misplace, lost, lose, cannot find, can not find, log in, see, print, shoot, request, share, drop, where is, where are, nothing in hand, reprint, pass along, supply, show',
  price:
    'quote, pricing, price, cost, how much would, how much is, how much will, how much for, how much more, run us, run me, ballpark, some numbers, rough number, estimate, difference in premium, proposal, and how much, going rate, set me back, what would it take, charge for, per year, a month, what that run, what does that run, that run, come up with, what would it run, how expensive, per month, what are we talking, to our premium, to my premium, affect our premium, affect my premium, and the price, figure, numbers, rate for, dollars, annual premium would, down payment, what would adding, what will it cost, budget for, costs, priced, bid, terms, indication, quotation, save if, savings',
  shop: 'quote, shop around, shop it, shop this, shop our, shop my, beat it, beat that, better rate, better price, better deal, cheaper, go to market, other quote, other options, other quote, competitor, competitive, remarket, compare, lower premium, find something, do better, options for, bring down, price check, second opinion, other company, check with, killing us, lower rate, other carriers you, other markets, three markets, approach other, alternatives, match it, see what else, what else is out there, any other companies, another company, anyone else, anybody else, somebody else, less expensive, re-market, bid out, bids, competing',
  acquire:
    'look into, interested in, get coverage, get a policy, get insurance, need insurance, need coverage, need a policy, needs insurance, take out, insurance for, coverage for, insures it, insure it, insure him, insure her, buy, set up, not have any, never had, do not carry, do not have, start, started, about to, get something, need to get, want to get, would like to get, thinking about, thinking of, sign up, get covered, apply, do you write, do you offer, do you sell, do you do, new business, opening, closing on, work up, look at getting, protect us, should carry, should have, can you do my, do you guys, do you handle, can you write, can you insure, get one, first time, just formed, just started, need one, need some, we are launching, in the market for, i guess we need, start offering, started offering, quote me, have to have a, not a customer, not a client, my own business, starting my, starting a, starting our, opening a, opening my, opening our, launch, just incorporated, referred, recommended, gave me your name, current insurer, current carrier, current agent, switch to you, looking for insurance, looking for coverage, looking for a policy, get insured, protect myself, we should probably, never carried, bidding on, thinking of buying, before we buy, before i buy, might buy, eyeing, considering',
  line: 'insurance, policy, policies, coverage, cyber, umbrella, flood, earthquake, epli, employment practices, workers comp, work comp, workers compensation, comp, general liability, gl, liability, auto, bop, professional liability, e&o, d&o, bond, homeowners, home, life, health, pollution, inland marine, excess, package, builders risk, crime, liquor, event, renters, disability, group health, product liability, malpractice, bonds, boat, rental',
  covered:
    'cover, covered, coverage, pay for, pick up, protect, deductible, limit, exclude, exclusion, include, insured, allowed, okay to, required, need to have, policy say, carry, automatic, run out, expire, renew, effective, liable, on the hook, responsible, claim, file a claim, take care of that, waiting period, sublimit, aggregate, class code, are we ok, are we okay, am i ok, am i good, are we good, whose insurance, on us, fall under, apply, respond, extend to, count as, exempt, good for, protected, void, restriction, allow',
  billing:
    'bill, billed, installment, payment, due, charge, charged, premium, autopay, refund, audit, balance, owe, paid, invoice, fee, past due, late, double, went up, increase, rate, credit, cancellation notice, notice, letter, penalty, cost, expensive',
  end: 'cancel, cancelar, cancele, cancelen, cancellation, terminate, termination, end, stop, drop, discontinue, void, close out, shut off, shut, get rid of, lapse, flat cancel, kill, pull the plug, wind down, wrap up, take down, let go, expire, rid of, done with, close, run out, give up, finish up, last day, stop billing, stop charging, undo, undone, rescind, wind up, so long, flat, off my hands, goodbye, non-renew, decline, pull the policy, finish, call it, get out of',
  notNeeded:
    'not need, no need for, no longer need, not needed, not want, not going to need, nothing to insure, nothing left to insure, no use for, no reason to keep, not worth keeping, not renew, not be renewing, non renew, nonrenew, let it lapse, let it expire, let it go, not continue, not continuing, not keep, not need yours, not need ours, nothing there for us, decline the renewal, declining the renewal, decline renewal, last day with you, decided against, pass on the renewal, stay with you, not going forward with, no more, outlived, no purpose, makes no sense, do not need it, have no need, can go, not worth, unnecessary, nothing on it, nothing to cover, nothing left, no employees left, not be needing',
  leaving:
    'retire, closing the business, closing shop, closing our doors, locking the doors, going out of business, out of business, wind down, dissolve, dissolved, sold the business, sold the company, switched, switching, another broker, another agent, another agency, another carrier, other carrier, new agent, new broker, new carrier, different agent, different agency, different carrier, placed coverage, moved our coverage, went with, going with, gone with, fell through, never happened, backed out, closed on the sale, has been sold, got insurance, duplicate, two policies, found cheaper, found a cheaper, signed with, peo, sold the, sold our, moving to, donated it, merged, passed away, died, last day, other insurance, parent company, go with, we decided to go, went another direction, gave the car, gave it to, hired full time, shut down, no longer operating, no longer in business, found somebody cheaper, found someone cheaper, stopped operating, gave up the, outsourced, cease, chapter 7, bankruptcy, trustee, under their authority, under their insurance, bundle, redundant, insures us, covers us, insured elsewhere, somewhere else, someplace else, elsewhere, handed back, turned in, turning in, hanging it up, master program, better deal, half the price, undercut, my cousin, family member, moved away, relocating, last job, last service, last one, final day, closed for good, shutting the doors, closing up, went under, acquired by, merger, parent program, took over, takes over, bought us out, deal fell, never opened, never started, never took',
  threat:
    'if, unless, or else, otherwise, thinking about cancel, think about cancel, consider, might, may have to, ready to, tempted, before i cancel, threat',
  mishap:
    'accident, hit, rear ended, rear-ended, crash, crashed, collided, backed into, backed the, scraped, sideswiped, broke in, broken into, break in, break-in, broke into, burglar, stole, stolen, robbed, theft, burst, leaking, fire, fell, slipped, tripped, injured, injury, hurt, broken wrist, the er, hospital, ambulance, damaged, damage, vandalized, smashed, flooded, inches of water, hail, tree fell, blew off, lightning, electrocuted, cut his, cut her, burned, ransomware, hacked, phished, wired, totaled, wrecked, dented, cracked, collapsed, sick, food poisoning, rock took out, took out, windshield, cut the, catalytic, citation, medical bills, knocked over, ran into, ran over, spilled, exploded, flood damage, water damage, mold, stuck by, bit, bitten, passed out, caught fire, totalled, side of, clip, jackknife, overflow, slice, stitches, urgent care, paramedics, wreck, bent, pried, ransom, virus, encrypt, salmonella, explosion, blew out, blown off, caved in, scratch, ripped, soaked, smoke, collision, fender bender, tipped over, rolled over, snapped, struck, lost control, hit and run, spoiled, on its side, gutted, foot deep, feet deep, sump pump, lost about, let go overnight, urgent care, tipped, chipped a tooth, backed over, keyed, tore off, took half, locked us out, lock screen, bitcoin, fake supplier, embezzle, writing herself, writing himself, forged, peeled, cut off, sparks, power surge, went through his, went through her, through his hand, burned his, ruined, mush, shattered, sprain, concussion, unconscious, bleeding, bruise, breach, tarped, evacuate, froze, backed up, sewage, gone missing, missing, police report, police officer, trooper is, broke his, broke her, broke the, broken, dropped a, came down, gave out, squished, crushed, pinned, choked, allergic, sliding, skid, ditch, swerve, T-boned',
  lawsuit:
    'sue, suing, sued, lawsuit, served, process server, summons, attorney, subpoena, demand letter, demanding, hired a lawyer, got a lawyer, groped, harass, wants us to pay, legal papers, were served, been served, eeoc, sheriff, complaint against, legal action, law firm, charge of discrimination, settlement, damages, deposition, represents, letter of representation, put the carrier on notice',
  recently:
    'today, this morning, yesterday, last night, last week, tonight, weekend, just, ago, monday, tuesday, wednesday, thursday, friday, saturday, sunday, came in, right now, this afternoon, earlier, was, were, got, happened, overnight',
  claim:
    'claim number, adjuster, report a, report an, file a claim, open a claim, start a claim, make a claim, turn in a claim, put in a claim, claim rep, claim status, our claim, my claim, the claim, claims department, new claim',
  upset:
    'nobody called, nobody has called, no one called, nobody calls, no one has called, not call me back, third time, second time, fourth time, unhappy, frustrated, fed up, disappointed, complaint, complain, elsewhere, unacceptable, ridiculous, speak to a manager, talk to a manager, supervisor, taking my business, take my business, get it sorted, still waiting, no response, terrible service, sick of, still nothing, emailed twice, called twice, respond, ignored, been waiting, never heard back, not heard back, getting nowhere, rude, nobody told, no one told, no courtesy, who is in charge, explanation, fourth message, third message, third email, disappointing, let down, ignored me, angry, furious, runaround',
  meeting:
    'set up a call, schedule a call, set up a meeting, schedule a meeting, sit down, review our coverage, annual review, policy review, go over our, go over my, go over the, stop by, come by, appointment, sit down with, zoom, review everything, get together, meet with, meet up, coffee, calendar, are you free, when are you free, go through, in person, stop in, drop by',
  callback:
    'call me back, give me a call, call me, speak with, speak to, talk to, personal, who do i talk, ring me, phone me, have dana call, have someone call, have somebody call, have her call, have him call, call back, reach me, talk with, talk to my agent',
  extension:
    'waiver of subrogation, waiver, hired and non-owned, hired and nonowned, non-owned auto, hnoa, equipment breakdown, liquor liability, employee dishonesty, per project aggregate, primary and noncontributory, spoilage, glass coverage, flood, ordinance or law, blanket, sewer backup, water backup, business income, business interruption, cyber, tools floater, roadside, gap coverage, earthquake',
  favor:
    'payment plan, spread what, spread it, spread out, four parts, monthly instead, more time to pay, cash is tight, pay late, extension on the payment, few more days, payment arrangement, split the payment, waive the fee, hardship, installments, in two, in three, behind on, catch up, arrangement, reinstate, bounced, cannot pay, pay it off, more days, extra time, spread, skip a payment, waive',
  road: 'dmv, registration, register, glovebox, glove box, glove compartment, trooper, pulled over, plates, traffic stop, inspection station',
  wrong:
    'wrong, incorrect, too high, too low, should be, should read, should say, closer to, misspelled, typo, mistake, not right, out of date, outdated, not shown, not listed, is now, not enough',
  inform:
    'just so you know, fyi, for your information, letting you know, wanted to let you know, let you know, for your records, no action, no reply, nothing for you, no need to, in the loop, heads up, only called to say, just confirming, just calling to say, returning your call, confirming',
  pitch:
    'your agency, agency like yours, agencies, producers, our platform, our software, leads, demo, your website, your team, partnership, subscribe, unsubscribe, webinar, free trial, book of business, brokerages, onboarding, hours a month, case study, my last note, worth a chat, sponsor, applying, resume, position, supply, supplies, deals, discount, offer you, register',
  carrierNotice:
    'bulletin, underwriting, agent portal, producer portal, commission, appetite, rate filing, your insured, our insured, mutual insured, appointed agent, processed, copy for your files, for your files, dear agent, dear agency, agency partner, marketing rep',
  strangeLink:
    'click, sign in, log in now, verify, suspended, gift card, wire, password, expire today, press one, press 1, press two, recorded line, congratulations, selected, warrant, remittance',
  contact:
    'phone number, cell, new number, contact person, contact info, email address, e-mail address, take over as agent, agent of record, broker of record, bor, do not call, use this number, portal login, password, call my, reach me at, from now on, new contact, point of contact, handles insurance, email list, mailing list, portal, log in, login, reset, has left, on leave, speak for us, authorized',
} as const

const short: readonly (readonly [RegExp, string])[] = [
  [/\b(won't|won’t|wont)\b/g, 'will not'],
  [/\b(can't|cannot|cant)\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/\b(do|does|did|is|are|has|have|was|were)nt\b/g, '$1 not'],
  [/'re\b/g, ' are'],
  [/\bi'm\b/g, 'i am'],
  [/'(ll|d|ve)\b/g, ''],
  [/'s\b/g, ''],
]

const stemmed = Object.entries(words).map(([group, list]) => ({
  group,
  phrases: list.split(',').map((phrase) => ` ${stems(phrase)} `),
}))

const commonStems = new Set(
  stemmed.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.trim().split(' '))),
)

/** Whether a word is one that some group has, and so no name although it is capitalized. */
export function isCommonWord(word: string): boolean {
  return commonStems.has(stemmer(word.toLowerCase()))
}

/** The groups with a word in the text. */
export function wordGroupsOf(text: string): ReadonlySet<string> {
  const line = ` ${stems(text)} `
  return new Set(
    stemmed
      .filter(({ phrases }) => phrases.some((phrase) => line.includes(phrase)))
      .map(({ group }) => group),
  )
}

function stems(text: string): string {
  const long = short.reduce(
    (line, [from, to]) => line.replaceAll(from, to),
    text.toLowerCase().replaceAll('’', "'"),
  )
  const found = long.match(/[\p{L}\p{N}&]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  // The stem of `sue` is the Spanish word for `your`.
  return found.map((word) => (word === 'su' ? 'your' : stemmer(word))).join(' ')
}
