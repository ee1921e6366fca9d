/** Progress of an application. */
export const applicationStates = ['BOUND', 'DECLINED', 'DRAFT', 'QUOTED', 'SUBMITTED'] as const

/** The entity types of ACORD 125, the commercial insurance application. */
export const legalEntityTypes = [
  'CORPORATION',
  'INDIVIDUAL',
  'JOINT_VENTURE',
  'LIMITED_LIABILITY_COMPANY',
  'NOT_FOR_PROFIT',
  'OTHER',
  'PARTNERSHIP',
  'S_CORPORATION',
  'TRUST',
] as const

/** The six construction classes of ISO's Commercial Lines Manual. */
export const constructionTypes = [
  'FIRE_RESISTIVE',
  'FRAME',
  'JOISTED_MASONRY',
  'MASONRY_NON_COMBUSTIBLE',
  'MODIFIED_FIRE_RESISTIVE',
  'NON_COMBUSTIBLE',
] as const

export const burglarAlarmTypes = ['CENTRAL_STATION', 'LOCAL', 'NONE', 'POLICE_CONNECTED'] as const

/** The business's interest in its location. */
export const ownershipTypes = ['OWNER', 'OTHER', 'TENANT'] as const

export const claimStatuses = ['CLOSED', 'OPEN'] as const

/** How an underwriting question is answered. */
export const questionTypes = ['DATE', 'MULTIPLE_CHOICE', 'NUMBER', 'SINGLE_CHOICE', 'TEXT', 'YES_NO'] as const
