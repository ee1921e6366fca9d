/** Kinds of companies, as records write them and as forms do. */
export const legalEntities: Readonly<Record<string, string>> = {
  LLC: 'llc',
  LIMITED_LIABILITY_COMPANY: 'llc',
  CORPORATION: 'corporation',
  S_CORPORATION: 's corp',
  PARTNERSHIP: 'partnership',
  LIMITED_PARTNERSHIP: 'partnership',
  GENERAL_PARTNERSHIP: 'partnership',
  INDIVIDUAL: 'individual',
  SOLE_PROPRIETOR: 'sole proprietor',
  TRUST: 'trust',
  JOINT_VENTURE: 'joint venture',
  NON_PROFIT: 'not for profit',
}
