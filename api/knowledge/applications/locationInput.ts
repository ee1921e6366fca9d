import { builder } from '../../graphql/index.ts'
import { AddressInput } from '../accounts/accountInputs.ts'
import { BurglarAlarmTypeEnum, ConstructionTypeEnum, OwnershipTypeEnum } from './locationType.ts'

const BuildingInfoInput = builder.inputType('BuildingInfoInput', {
  fields: (t) => ({
    annualSales: t.field({ type: 'Money' }),
    areaOccupiedByBusiness: t.int(),
    buildingCoverage: t.field({ type: 'Money' }),
    burglarAlarmType: t.field({ type: BurglarAlarmTypeEnum }),
    constructionType: t.field({ type: ConstructionTypeEnum }),
    ownershipType: t.field({ type: OwnershipTypeEnum }),
    personalPropertyCoverage: t.field({ type: 'Money' }),
    sprinkleredPercentage: t.int(),
    totalArea: t.int(),
    totalStories: t.int(),
    yearBuilt: t.int(),
  }),
})

const LocationEmployeeInfoInput = builder.inputType('LocationEmployeeInfoInput', {
  fields: (t) => ({
    jobCode: t.string(),
    numFullTimeEmployees: t.int(),
    numPartTimeEmployees: t.int(),
    totalEmployeePayroll: t.field({ type: 'Money' }),
  }),
})

export const LocationInput = builder.inputType('BusinessApplicationLocationInput', {
  fields: (t) => ({
    key: t.string({
      required: true,
      description: 'Chosen by the caller; unique within the application.',
    }),
    isPrimary: t.boolean(),
    address: t.field({ type: AddressInput }),
    buildingInfo: t.field({ type: BuildingInfoInput }),
    employeeInfo: t.field({ type: [LocationEmployeeInfoInput] }),
  }),
})
