import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { certificateForm } from './certificateForm.ts'
import { readStatements } from './statements.ts'

/** What each certificate has to be read as: items with their amounts, shares or standing. */
const certificates: readonly { name: string; limits: readonly string[]; sketch: string }[] = [
  {
    name: 'the standard form, its amounts behind signs in a column of their own',
    limits: [
      'eachOccurrence $1,000,000',
      'rentedPremises $300,000',
      'medicalExpense $10,000',
      'personalAdvertising $1,000,000',
      'generalAggregate $2,000,000',
      'productsAggregate $2,000,000',
      'autoLiability $1,000,000',
      'umbrellaOccurrence $5,000,000',
      'umbrellaAggregate $5,000,000',
      'wcPerAccident $1,000,000',
      'wcPerDiseaseEmployee $1,000,000',
      'wcPerDiseasePolicy $1,000,000',
      'professionalOccurrence $2,000,000',
    ],
    sketch: `                                    CERTIFICATE OF LIABILITY INSURANCE                                   DATE (MM/DD/YYYY) 06/02/2026
PRODUCER                                              CONTACT NAME: Dana Orr
Lowell Harbor Insurance Agency                        INSURER(S) AFFORDING COVERAGE                                  NAIC #
INSURED                                               INSURER A : Granite Arch Insurance Company                     11223
Birch & Bell Mechanical, Inc.                         INSURER B : Tri-Valley Casualty Company                        44556
88 Foundry Street, Lowell, MA 01850                   INSURER C :
COVERAGES                        CERTIFICATE NUMBER: 26-118                      REVISION NUMBER:
INSR                               ADDL SUBR                        POLICY EFF   POLICY EXP
LTR        TYPE OF INSURANCE       INSD WVD     POLICY NUMBER      (MM/DD/YYYY) (MM/DD/YYYY)                 LIMITS
     X  COMMERCIAL GENERAL LIABILITY                                                          EACH OCCURRENCE            $ 1,000,000
        CLAIMS-MADE  X  OCCUR                                                                 DAMAGE TO RENTED
                                                                                              PREMISES (Ea occurrence)   $   300,000
A                                   Y    Y      GL-4410-22         05/01/2026   05/01/2027    MED EXP (Any one person)   $    10,000
                                                                                              PERSONAL & ADV INJURY      $ 1,000,000
     GEN'L AGGREGATE LIMIT APPLIES PER:                                                       GENERAL AGGREGATE          $ 2,000,000
        POLICY  X  PRO-JECT  LOC                                                              PRODUCTS - COMP/OP AGG     $ 2,000,000
     AUTOMOBILE LIABILITY                                                                     COMBINED SINGLE LIMIT
                                                                                              (Ea accident)              $ 1,000,000
     X  ANY AUTO                         Y      BA-118-7           05/01/2026   05/01/2027    BODILY INJURY (Per person) $
        OWNED AUTOS ONLY  SCHEDULED                                                           BODILY INJURY (Per accident) $
     X  UMBRELLA LIAB  X  OCCUR                                                               EACH OCCURRENCE            $ 5,000,000
        EXCESS LIAB       CLAIMS-MADE Y         UX-9921            05/01/2026   05/01/2027    AGGREGATE                  $ 5,000,000
        DED  X  RETENTION $ 10,000
     WORKERS COMPENSATION                                                                     X  PER STATUTE   OTH-ER
     AND EMPLOYERS' LIABILITY  Y / N                                                          E.L. EACH ACCIDENT         $ 1,000,000
B    ANY PROPRIETOR/PARTNER/EXECUTIVE    Y      WC-55-0813         01/01/2026   01/01/2027    E.L. DISEASE - EA EMPLOYEE $ 1,000,000
     OFFICER/MEMBER EXCLUDED?  N                                                              E.L. DISEASE - POLICY LIMIT $ 1,000,000
A    Professional Liability                     PL-20-771          05/01/2026   05/01/2027    Each Claim                 $ 2,000,000
DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
Work at Building 7. Certificate holder is an additional insured.
CERTIFICATE HOLDER                                    CANCELLATION
Merrimack Valley School District
                                                      AUTHORIZED REPRESENTATIVE
                                                      Dana Orr`,
  },
  {
    name: 'the standard form with each title beside its dates, and other lines below',
    limits: [
      'eachOccurrence $1,000,000',
      'rentedPremises $100,000',
      'medicalExpense $5,000',
      'generalAggregate $2,000,000',
      'productsAggregate $1,000,000',
      'autoLiability $750,000',
      'motorCargo $150,000',
      'propertyDeductible $2,500',
      'trailerInterchange $40,000',
    ],
    sketch: `CERTIFICATE OF LIABILITY INSURANCE
PRODUCER                                        INSURER A: Ozark Freight Mutual
INSURED Blue Heron Haulers LLC                  INSURER B:

LTR  TYPE OF INSURANCE         ADDL  SUBR  POLICY NUMBER  EFF         EXP         LIMITS
A    GENERAL LIABILITY         X           CPP 88 2210    04/15/2026  04/15/2027  EACH OCCURRENCE                  $1,000,000
     [X] OCCUR                                                                    DAMAGE TO RENTED PREMISES          $100,000
                                                                                  MED EXP                              $5,000
                                                                                  GENERAL AGGREGATE                $2,000,000
                                                                                  PRODUCTS - COMP/OP AGG           $1,000,000
A    AUTOMOBILE LIABILITY                  CPP 88 2210    04/15/2026  04/15/2027  COMBINED SINGLE LIMIT              $750,000
     [ ] ANY AUTO [X] SCHEDULED
A    MOTOR TRUCK CARGO                     CPP 88 2210    04/15/2026  04/15/2027  ANY ONE VEHICLE                    $150,000
                                                                                  DEDUCTIBLE                           $2,500
A    TRAILER INTERCHANGE                   CPP 88 2210    04/15/2026  04/15/2027  ANY ONE TRAILER                     $40,000
DESCRIPTION OF OPERATIONS
Dry van freight.
CERTIFICATE HOLDER
Quarry Road Logistics`,
  },
  {
    name: 'evidence of commercial property with answers in columns',
    limits: [
      'building $1,850,000',
      'building $960,000',
      'businessIncome $400,000',
      'ordinance $150,000',
      'flood excluded',
      'windDeductible 2%',
      'propertyDeductible $10,000',
      'sewerBackUp $50,000',
    ],
    sketch: `EVIDENCE OF COMMERCIAL PROPERTY INSURANCE
PRODUCER                                          COMPANY NAME AND ADDRESS
Cobble Hill Insurance                             Saltbox Mutual Fire Insurance Company
NAMED INSURED                                     POLICY NUMBER
Marlowe Street Lofts LLC                          SMF 20-44187
                                                  EFFECTIVE DATE    EXPIRATION DATE
                                                  02/01/2026        02/01/2027
PROPERTY INFORMATION
LOCATION / DESCRIPTION                                                                AMOUNT OF INSURANCE
Building 1, 14 Marlowe Street, apartments                                                      $1,850,000
Building 2, 18 Marlowe Street, apartments                                                        $960,000
COVERAGE INFORMATION
                                             YES    NO    N/A    REMARKS
BUSINESS INCOME / RENTAL VALUE               X                   Limit: $400,000
BLANKET COVERAGE                                    X
TERRORISM COVERAGE                           X
REPLACEMENT COST                             X
AGREED VALUE                                        X
ORDINANCE OR LAW                             X                   Limit: $150,000
FLOOD (IF SUBJECT TO DIFFERENT PROVISIONS)          X
SEWER BACK-UP                                X                   $50,000
WIND / HAIL                                  X                   Ded: 2%
DEDUCTIBLE, ALL OTHER PERILS                                     $10,000
CANCELLATION
Should any of the above described policies be cancelled, notice will be delivered.
ADDITIONAL INTEREST
Harbor Savings Bank`,
  },
  {
    name: 'evidence of property with a deductible for each coverage',
    limits: ['building $640,000', 'contents $85,000', 'windDeductible 1%', 'propertyDeductible $5,000'],
    sketch: `EVIDENCE OF PROPERTY INSURANCE                                        DATE 03/09/2026
AGENCY  Orchard Lane Agency          COMPANY  Cedar Gap Insurance Company
INSURED  Nora Whitlock               LOAN NUMBER 55-20881     POLICY NUMBER HX 771204
                                     EFFECTIVE DATE 03/01/2026     EXPIRATION DATE 03/01/2027
PROPERTY INFORMATION
LOCATION/DESCRIPTION  210 Orchard Lane, Cedar Gap, MO 65614
COVERAGE INFORMATION
COVERAGE / PERILS / FORMS                              AMOUNT OF INSURANCE      DEDUCTIBLE
Dwelling, special form                                            $640,000          $5,000
Personal property                                                  $85,000          $5,000
Windstorm or hail                                                                       1%
REMARKS
Replacement cost applies.`,
  },
  {
    name: 'a certificate of property whose rows go on without a title',
    limits: ['buildersRisk $2,400,000', 'rentedEquipment $250,000', 'equipment $410,000'],
    sketch: `CERTIFICATE OF PROPERTY INSURANCE
PRODUCER                                        INSURER A: Copper State Inland Insurance Company
INSURED Talus Contracting, Inc.                 INSURER B:
INSR LTR   TYPE OF INSURANCE        POLICY NUMBER     EFFECTIVE      EXPIRATION     COVERED PROPERTY              LIMITS
                                                      DATE           DATE
A          BUILDERS RISK            IM-8831-40        06/01/2026     06/01/2027     Completed value             $ 2,400,000
A          INLAND MARINE            IM-8831-41        06/01/2026     06/01/2027     Scheduled equipment           $ 410,000
                                                                                    Leased or rented equipment    $ 250,000
SPECIAL CONDITIONS
Deductible $5,000 each loss.
CERTIFICATE HOLDER
Pima County Rentals`,
  },
  {
    name: 'a letter',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $2,000,000',
      'autoLiability $1,000,000',
      'umbrellaOccurrence $3,000,000',
      'wcPerAccident $500,000',
    ],
    sketch: `WALNUT CREEK RISK PARTNERS
May 4, 2026
Re: Sorrel Landscape Design LLC

Dear Ms. Okafor:

This letter confirms the insurance our client carries. General liability is written by Ponderosa
Mutual Insurance Company under policy PM-GL-20447 from April 1, 2026 to April 1, 2027 with limits of
$1,000,000 per occurrence and $2,000,000 in the aggregate. Business auto liability is insured by the
same company for $1,000,000 combined single limit, any auto. There is also an umbrella of $3,000,000
above both policies. Workers compensation is statutory, with employers liability limits of
$500,000 each accident, $500,000 disease policy limit and $500,000 disease each employee.

Your company is an additional insured on the general liability policy.

Sincerely,
Rhea Castellan`,
  },
  {
    name: 'a Canadian certificate',
    limits: [
      'eachOccurrence $5,000,000',
      'productsAggregate $5,000,000',
      'personalAdvertising $5,000,000',
      'medicalExpense $25,000',
      'rentedPremises $500,000',
      'hiredNonOwned $2,000,000',
      'autoLiability $2,000,000',
    ],
    sketch: `CERTIFICATE OF INSURANCE
This is to certify to: The Regional Municipality of Otter Bay, 1 Civic Square
that the following described policies are in force
Named Insured: Northlake Paving Ltd., 40 Quarry Line
Insurer: Maple Crest General Insurance Company
TYPE OF INSURANCE              INSURER          POLICY NO.      EFFECTIVE      EXPIRY         LIMITS OF LIABILITY (CANADIAN DOLLARS)
                                                                Y/M/D          Y/M/D          COVERAGE                        AMOUNT
COMMERCIAL GENERAL LIABILITY   Maple Crest      MC 5512098      2026/03/01     2027/03/01     Inclusive Limit Each Occurrence   $5,000,000
  Occurrence                                                                                  Products Aggregate                $5,000,000
  Cross liability                                                                             Personal Injury                   $5,000,000
                                                                                              Tenants Legal Liability             $500,000
                                                                                              Medical Payments                     $25,000
                                                                                              Non-Owned Automobile              $2,000,000
AUTOMOBILE LIABILITY           Maple Crest      MC 5512099      2026/03/01     2027/03/01     Bodily Injury and Property Damage $2,000,000
ADDITIONAL INSURED: The Regional Municipality of Otter Bay, but only with respect to liability arising from the operations of the Named Insured.
CANCELLATION: The insurer will endeavour to provide 30 days written notice.`,
  },
  {
    name: 'a column for each line of business',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $2,000,000',
      'autoLiability $500,000',
      'umbrellaOccurrence $2,000,000',
      'umbrellaAggregate $2,000,000',
    ],
    sketch: `CERTIFICATE OF COVERAGE
Insured: Finch & Dray Plumbing LLC
                          General liability      Automobile          Umbrella
Policy number             CG-7712-04             CA-7712-05          CU-7712-06
Effective                 08/01/2026             08/01/2026          08/01/2026
Expires                   08/01/2027             08/01/2027          08/01/2027
Each occurrence           $1,000,000             $500,000 CSL        $2,000,000
Aggregate                 $2,000,000             n/a                 $2,000,000
Additional insured        Yes                    No                  Yes
Waiver of subrogation     No                     No                  No
Holder: Teller Street Partners`,
  },
  {
    name: 'a letter on workers compensation with the basis behind each limit',
    limits: ['wcPerAccident $100,000', 'wcPerDiseasePolicy $500,000', 'wcPerDiseaseEmployee $100,000'],
    sketch: `STATE INSURANCE FUND
CERTIFICATE OF WORKERS' COMPENSATION INSURANCE
Policyholder: Gannet Roofing Co.
Policy number: 8812-0447      Policy period: 10/01/2026 to 10/01/2027
Part One - Workers Compensation: statutory benefits of Ohio
Part Two - Employers Liability                          Limit               Basis
Bodily injury by accident                               $100,000            Each accident
Bodily injury by disease                                $500,000            Policy limit
Bodily injury by disease                                $100,000            Each employee
Officers: Roy Gannet is excluded.
Issued to: Port Clinton Marina`,
  },
  {
    name: 'rows of coverages with two limits in a cell',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $3,000,000',
      'contents $120,000',
      'liquor $1,000,000',
      'hiredNonOwned $1,000,000',
      'employeeDishonesty $25,000',
    ],
    sketch: `PROOF OF INSURANCE
Named insured    Tandem Coffee House LLC
Company          Hearthstone Mutual Insurance Company
Policy           HMB-60022-1       03/20/2026 - 03/20/2027
Coverage                              Limit                              Deductible
Business personal property            $120,000                           $1,000
General liability                     $1,000,000 / $3,000,000            None
Liquor liability                      $1,000,000 each common cause       None
Hired and non-owned auto              $1,000,000                         None
Employee dishonesty                   $25,000                            $500
Loss payee: First Ferry Bank`,
  },
  {
    name: 'amounts before their names, in capitals',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $2,000,000',
      'professionalOccurrence $1,000,000',
      'retention $10,000',
      'pollution $2,000,000',
    ],
    sketch: `CERTIFICATE OF INSURANCE
Producer: Tern Brokerage           Insured: Wicket Environmental LLC
Company Letter A: Heron Specialty Insurance Company      Company Letter B: Loon Surplus Lines Company
CO   TYPE OF INSURANCE            POLICY NUMBER     EFFECTIVE     EXPIRATION    LIMITS
A    GENERAL LIABILITY            HS-GL-2281        07/01/2026    07/01/2027    $1,000,000 EACH OCCURRENCE
                                                                                $2,000,000 GENERAL AGGREGATE
B    POLLUTION LIABILITY          LS-CPL-7701       07/01/2026    07/01/2027    $2,000,000 EACH POLLUTION CONDITION
B    PROFESSIONAL LIABILITY       LS-CPL-7701       07/01/2026    07/01/2027    $1,000,000 EACH CLAIM
                                                                                $10,000 RETENTION
HOLDER: Saginaw Bay Authority`,
  },
  {
    name: 'titled boxes',
    limits: [
      'eachOccurrence $2,000,000',
      'generalAggregate $4,000,000',
      'productsAggregate $4,000,000',
      'rentedPremises $500,000',
    ],
    sketch: `+--------------------------------------------------+---------------------------------------------------+
|1. INSURED                                        |2. INSURANCE COMPANY                               |
|Prairie Lantern Events LLC                        |Bison Trail Insurance Company                      |
+--------------------------------------------------+---------------------------------------------------+
|3. POLICY NUMBER                                  |4. POLICY PERIOD                                   |
|BT-5520-19                                        |05/15/2026 to 05/15/2027                           |
+--------------------------------------------------+---------------------------------------------------+
|5. LIABILITY LIMITS                               |6. CERTIFICATE HOLDER                              |
|Each occurrence                 $2,000,000        |City of Harlan Falls                               |
|General aggregate               $4,000,000        |220 Mill Street                                    |
|Products aggregate              $4,000,000        |                                                   |
|Premises rented to you          $500,000          |                                                   |
+--------------------------------------------------+---------------------------------------------------+`,
  },
  {
    name: 'limits without signs, several to a row',
    limits: [
      'eachOccurrence $1,000,000',
      'rentedPremises $50,000',
      'medicalExpense excluded',
      'generalAggregate $2,000,000',
      'productsAggregate $2,000,000',
      'wcPerAccident $500,000',
      'wcPerDiseasePolicy $500,000',
      'wcPerDiseaseEmployee $500,000',
    ],
    sketch: `CERTIFICATE OF INSURANCE
Insured: Harrow & Pike Masonry       Insurer: Stone Ridge Insurance Company
Coverage                     Policy no.     From        To          Limits (in thousands unless stated)
General liability            SR 40081       01/15/26    01/15/27    Each occurrence             1,000,000
                                                                    Fire damage (any one fire)     50,000
                                                                    Medical expense              excluded
                                                                    General aggregate           2,000,000
                                                                    Products/completed ops      2,000,000
Workers compensation         SR 40082       01/15/26    01/15/27    Each accident                 500,000
                                                                    Disease - policy limit        500,000
                                                                    Disease - each employee       500,000`,
  },
  {
    name: 'a memorandum with limits beside each policy',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $2,000,000',
      'autoLiability $1,000,000',
      'umbrellaOccurrence $4,000,000',
      'wcPerAccident $1,000,000',
    ],
    sketch: `MEMORANDUM OF INSURANCE
This memorandum confirms insurance for Calder Vale Hospital Group as of 02/01/2026.
Line of coverage / Carrier / Policy / Term                                 Limits of liability
Commercial General Liability                                               $1,000,000 each occurrence
Beacon Hill Indemnity Company                                              $2,000,000 general aggregate
GL-771-20, 01/01/2026 - 01/01/2027                                         $25,000 deductible

Automobile Liability                                                       $1,000,000 combined single limit
Beacon Hill Indemnity Company
AL-771-21, 01/01/2026 - 01/01/2027

Umbrella Liability                                                         $4,000,000 each occurrence
North Spire Excess Company                                                 $4,000,000 aggregate
UL-202, 01/01/2026 - 01/01/2027

Workers Compensation                                                       Statutory
Beacon Hill Indemnity Company                                              $1,000,000 each accident
WC-771-22, 01/01/2026 - 01/01/2027`,
  },
  {
    name: 'a list with a policy after each colon',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $2,000,000',
      'rentedPremises $100,000',
      'autoLiability $1,000,000',
      'motorCargo $100,000',
      'propertyDeductible $1,000',
    ],
    sketch: `CERTIFICATE OF INSURANCE FOR CARRIERS
Motor carrier: Juniper Line Transport Inc.        MC-884120
Insurance company: Wagon Wheel Casualty Company
Primary auto liability: Policy WWA-2210, 09/01/2026-09/01/2027, limit $1,000,000 CSL, scheduled autos
Cargo: Policy WWC-2211, 09/01/2026-09/01/2027, limit $100,000 per vehicle, deductible $1,000
General liability: Policy WWG-2212, 09/01/2026-09/01/2027, limits $1,000,000 each occurrence, $2,000,000 aggregate, $100,000 damage to premises rented to you
Certificate holder: Copperfield Brokerage LLC`,
  },
  {
    name: 'a schedule on its side',
    limits: [
      'eachOccurrence $1,000,000',
      'generalAggregate $2,000,000',
      'autoLiability $1,000,000',
      'umbrellaOccurrence $10,000,000',
      'wcPerAccident $1,000,000',
    ],
    sketch: `SCHEDULE OF INSURANCE IN FORCE
Insured: Denning Glass & Glazing, Inc.
Line               Carrier                     Policy            Term                        Occurrence / accident     Aggregate       Add'l insured   Waiver
General liability  Oak Harbor Insurance Co.    OH-GL-33017       02/01/2026 to 02/01/2027    $1,000,000                $2,000,000      Yes             Yes
Auto liability     Oak Harbor Insurance Co.    OH-CA-33018       02/01/2026 to 02/01/2027    $1,000,000                                No              Yes
Umbrella           Pinnacle Rock Excess Co.    PR-UMB-8810       02/01/2026 to 02/01/2027    $10,000,000               $10,000,000     Yes             No
Employers liability Oak Harbor Insurance Co.   OH-WC-33019       02/01/2026 to 02/01/2027    $1,000,000                $1,000,000      No              Yes`,
  },
  {
    name: 'a table with all limits of a line in one cell',
    limits: [
      'eachOccurrence $1,000,000',
      'rentedPremises $300,000',
      'medicalExpense $5,000',
      'generalAggregate $1,000,000',
      'professionalOccurrence $1,000,000',
    ],
    sketch: `EVIDENCE OF LIABILITY INSURANCE
Producer                                        Copperleaf Insurance Partners, Asheville office
Insured                                         Velvet Comb Salon and Day Spa LLC, 921 Prospect Avenue, Asheville, NC 28801
Insurer A                                       Lanternfield Casualty Company

Ins      Type of insurance      Add'l   Subr    Policy number                 Effective           Expires             Limits
                                insd    wvd
A        BUSINESSOWNERS         N       N       BOP-LF-20-118734              09/12/2026          09/12/2027          Each occurrence $1,000,000;
         LIABILITY [X]                                                                                                Damage to rented premises
         Occurrence                                                                                                   $300,000; Medical expense
                                                                                                                      $5,000; General aggregate
                                                                                                                      $1,000,000
A        PROFESSIONAL           -       -       BOP-LF-20-118734              09/12/2026          09/12/2027          Each act $1,000,000;
         LIABILITY                                                                                                    Aggregate $1,000,000

Description of operations                       Hair, nail and facial services.
Certificate holder                              Old Depot Landlord Partners LP, 15 Market Plaza, Asheville, NC 28801
Authorized representative                       /s/ D. Marchetti`,
  },
  {
    name: 'a letter on equipment',
    limits: [
      'rentedEquipment $150,000',
      'propertyDeductible $5,000',
      '2022 excavator, serial EX220-4471 $210,000',
    ],
    sketch: `PINE FLATS INSURANCE
July 9, 2026
To: Loomis Equipment Rentals
Our client, Ash Hollow Excavating LLC, carries an inland marine policy, number PF-IM-2207, with Bluestem
Inland Insurance Company from June 1, 2026 to June 1, 2027.
The 2022 excavator, serial EX220-4471, is scheduled for $210,000. Equipment that our client rents from
others is covered up to $150,000 per item. The deductible is $5,000 each loss, and $10,000 for theft.
You are named as loss payee. Please call with questions.`,
  },
]

for (const { name, limits, sketch } of certificates)
  Deno.test(`reads every limit of ${name}`, async () => {
    const certificate = await readDocument(await sketchedPdf(sketch), { name: 'certificate.pdf' })
    const read = readStatements(certificateForm(certificate)).map(
      ({ item, label, amount, percent, standing }) => {
        const value =
          amount === null
            ? percent === null
              ? standing
              : `${percent}%`
            : `$${(amount / 100).toLocaleString('en-US')}`
        return `${item?.key ?? label} ${value}`
      },
    )
    assert.deepEqual(
      limits.filter((limit) => !read.includes(limit)),
      [],
    )
  })
