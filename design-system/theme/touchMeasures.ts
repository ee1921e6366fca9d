/** Touch targets are larger than pointer targets, in either density. */
export const touchMeasures = { size: { control: '40px', controlSmall: '36px', row: '48px' } } as const
