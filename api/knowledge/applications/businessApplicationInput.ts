import { inputOf } from '../../graphql/index.ts'
import '../accounts/accountInputs.ts'
import { editedVersion } from '../fields/fieldRules.ts'
import { LineOfBusinessEnum } from '../policies/businessPolicyEnums.ts'
import { ClaimStatusEnum } from './applicationPartTypes.ts'
import { contactRules, limitRules, lossRules, ownerRules, partRules } from './applicationRules.ts'
import { ApplicationStateEnum, LegalEntityTypeEnum } from './businessApplicationType.ts'
import { buildingRules, jobRules, locationRules, workforceRules } from './locationRules.ts'
import { BurglarAlarmTypeEnum, ConstructionTypeEnum, OwnershipTypeEnum } from './locationType.ts'
import { answerRules, questionRules, statementRules } from './underwritingRules.ts'
import { UnderwritingQuestionTypeEnum } from './underwritingType.ts'

inputOf('BusinessApplicationContactInput', contactRules)
inputOf('EmployeeInfoInput', workforceRules)
inputOf('BusinessOwnerInput', ownerRules)
inputOf('PastPolicyLossInput', lossRules, {
  types: { claimStatus: ClaimStatusEnum, policyType: LineOfBusinessEnum },
})
inputOf('SelectedLimitsInput', limitRules)
inputOf('BuildingInfoInput', buildingRules, {
  types: {
    burglarAlarmType: BurglarAlarmTypeEnum,
    constructionType: ConstructionTypeEnum,
    ownershipType: OwnershipTypeEnum,
  },
})
inputOf('LocationEmployeeInfoInput', jobRules)
inputOf('BusinessApplicationLocationInput', locationRules)
inputOf('UnderwritingQuestionInput', questionRules, { types: { type: UnderwritingQuestionTypeEnum } })
inputOf('UnderwritingAnswerInput', answerRules)
inputOf('UnderwritingStatementInput', statementRules)

export const BusinessApplicationInput = inputOf(
  'BusinessApplicationInput',
  partRules.partial({ state: true }).extend({ version: editedVersion }),
  {
    description: 'Absent fields are unchanged, null clears, and a list replaces the existing list.',
    types: {
      state: ApplicationStateEnum,
      legalEntityType: LegalEntityTypeEnum,
      insuranceTypes: LineOfBusinessEnum,
    },
  },
)
