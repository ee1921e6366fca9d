import { type CoverageItem, item } from './coverageItem.ts'

/** Property and what is added to it. The special before the general. */
export const propertyItems: readonly CoverageItem[] = [
  // Property.
  item('sewerBackUp', 'Sewer and drain back-up', /back ?up|sewer|sump/, 'higher', 'high'),
  item('spoilage', 'Spoilage', /spoil|perishable|refrigerat|\breefer\b/, 'higher', 'medium'),
  item(
    'employeeDishonesty',
    'Employee dishonesty',
    /dishonest|employee theft|fidelity|crime/,
    'higher',
    'low',
  ),
  item('moneyInside', 'Money and securities, inside', /money.*in(side)?\b/, 'higher', 'low', {
    except: /outside/,
  }),
  item('moneyOutside', 'Money and securities, outside', /money.*out/, 'higher', 'low'),
  item('forgery', 'Forgery or alteration', /forger/, 'higher', 'low'),
  item(
    'equipmentBreakdown',
    'Equipment breakdown',
    /equipment breakdown|boiler|mechanical breakdown/,
    'higher',
    'medium',
  ),
  item(
    'dependentIncome',
    'Dependent business income',
    /(?:dependent|contingent) (?:business|(?:income|interruption))|dependent properties/,
    'higher',
    'medium',
  ),
  item(
    'businessIncome',
    'Business income',
    /business in(come|terruption)|lost income|extra expense|loss of (income|rents)|rental (income|value)|^rents?$/,
    'higher',
    'medium',
    { except: /dependent|waiting|utility/ },
  ),
  item('waitingPeriod', 'Waiting period', /waiting/, 'lower', 'medium'),
  item('ordinance', 'Ordinance or law', /ordinance/, 'higher', 'medium'),
  item('signs', 'Outdoor signs', /\bsigns?\b/, 'higher', 'low'),
  item('electronicData', 'Electronic data', /electronic data|computer|edp/, 'higher', 'low'),
  item('glass', 'Glass', /\bglass\b/, 'higher', 'low'),
  item('utilityServices', 'Utility services', /utility|off premises (power|service)/, 'higher', 'low'),
  item('flood', 'Flood', /flood/, 'higher', 'high'),
  item('earthquake', 'Earthquake', /earthquake|earth movement/, 'higher', 'high'),
  item('installation', 'Installation floater', /installation/, 'higher', 'medium'),
  item('buildersRisk', 'Builders risk', /builders? ?'?s? risk|course of construction/, 'higher', 'high'),
  item(
    'rentedEquipment',
    'Leased and rented equipment',
    /(leased|rented|hired).*(equipment|tools)|equipment.*(leased|rented|leases|rents)/,
    'higher',
    'medium',
  ),
  item(
    'rentedEquipment',
    'Leased and rented equipment',
    /(leased|rented).*(others|any one|item)/,
    'higher',
    'medium',
    {
      within: /equipment/,
    },
  ),
  item(
    'equipment',
    'Contractors equipment',
    /contractor'?s'? equipment|scheduled equipment|tools|inland marine/,
    'higher',
    'medium',
  ),
  item('improvements', 'Tenant improvements', /improvement|betterment/, 'higher', 'medium'),
  item(
    'contents',
    'Business personal property',
    /business personal|personal property|\bcontents\b|\bbpp\b|stock/,
    'higher',
    'medium',
    { except: /newly|off ?premises|others|clients/ },
  ),
  item('newlyAcquired', 'Newly acquired property', /newly acquired/, 'higher', 'low'),
  item('building', 'Building', /\bbuildings?\b|\bdwelling\b|\bstructures?\b/, 'higher', 'high', {
    except: /ordinance|glass|newly|year|construction|code/,
  }),
]
