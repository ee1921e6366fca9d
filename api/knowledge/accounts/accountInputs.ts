import { inputOf } from '../../graphql/index.ts'
import { addressRules } from '../addresses/addressRules.ts'
import { businessRules, contactRules } from './accountRules.ts'

export const AddressInput = inputOf('AddressInput', addressRules)
export const AccountDetailInput = inputOf('AccountDetailInput', businessRules.partial())
export const ContactInput = inputOf('ContactInput', contactRules.partial())
