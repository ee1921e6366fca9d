import { builder } from '../../graphql/index.ts'
import { AddressType } from '../addresses/addressType.ts'
import type { ApplicationData } from './applicationRules.ts'
import { burglarAlarmTypes, constructionTypes, ownershipTypes } from './applicationTerms.ts'

/** IDs are unique in the graph; keys repeat across applications. */
export interface PartOfApplication {
  readonly applicationId: string
}

type Location = ApplicationData['locations'][number]

export const BurglarAlarmTypeEnum = builder.enumType('BurglarAlarmType', { values: burglarAlarmTypes })
export const ConstructionTypeEnum = builder.enumType('ConstructionType', { values: constructionTypes })
export const OwnershipTypeEnum = builder.enumType('OwnershipType', { values: ownershipTypes })

const BuildingInfo = builder.objectRef<NonNullable<Location['buildingInfo']>>('BuildingInfo').implement({
  fields: (t) => ({
    annualSales: t.expose('annualSales', { type: 'Money', nullable: true }),
    areaOccupiedByBusiness: t.exposeInt('areaOccupiedByBusiness', {
      nullable: true,
      description: 'Square feet.',
    }),
    buildingCoverage: t.expose('buildingCoverage', { type: 'Money', nullable: true }),
    burglarAlarmType: t.expose('burglarAlarmType', { type: BurglarAlarmTypeEnum, nullable: true }),
    constructionType: t.expose('constructionType', {
      type: ConstructionTypeEnum,
      nullable: true,
      description: 'ISO (Insurance Services Office) construction class.',
    }),
    ownershipType: t.expose('ownershipType', { type: OwnershipTypeEnum, nullable: true }),
    personalPropertyCoverage: t.expose('personalPropertyCoverage', { type: 'Money', nullable: true }),
    sprinkleredPercentage: t.exposeInt('sprinkleredPercentage', { nullable: true }),
    totalArea: t.exposeInt('totalArea', { nullable: true, description: 'Square feet.' }),
    totalStories: t.exposeInt('totalStories', { nullable: true }),
    yearBuilt: t.exposeInt('yearBuilt', { nullable: true }),
  }),
})

const LocationEmployeeInfo = builder
  .objectRef<Location['employeeInfo'][number]>('LocationEmployeeInfo')
  .implement({
    fields: (t) => ({
      jobCode: t.exposeString('jobCode', { nullable: true }),
      numFullTimeEmployees: t.exposeInt('numFullTimeEmployees', { nullable: true }),
      numPartTimeEmployees: t.exposeInt('numPartTimeEmployees', { nullable: true }),
      totalEmployeePayroll: t.expose('totalEmployeePayroll', {
        type: 'Money',
        nullable: true,
        description: 'Per year.',
      }),
    }),
  })

export const LocationType = builder
  .objectRef<Location & PartOfApplication>('BusinessApplicationLocation')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ applicationId, key }) => `${applicationId}:${key}` }),
      key: t.exposeString('key', {
        description: 'Unique within the application; answers and questions refer to it.',
      }),
      isPrimary: t.exposeBoolean('isPrimary'),
      address: t.expose('address', { type: AddressType, nullable: true }),
      buildingInfo: t.expose('buildingInfo', { type: BuildingInfo, nullable: true }),
      employeeInfo: t.expose('employeeInfo', {
        type: [LocationEmployeeInfo],
        description: 'Employees at the location, by job code.',
      }),
    }),
  })
