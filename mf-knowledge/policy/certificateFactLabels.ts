/** The labels of the provisions for certificate holders. */
export const provisionLabels: Readonly<Record<string, string>> = {
  ADDITIONAL_INSURED: 'Additional insured',
  WAIVER_OF_SUBROGATION: 'Waiver of subrogation',
  PRIMARY_NONCONTRIBUTORY: 'Primary and noncontributory',
}

export const claimsBasisLabels: Readonly<Record<string, string>> = {
  OCCURRENCE: 'Occurrence',
  CLAIMS_MADE: 'Claims-made',
}

export const aggregatePerLabels: Readonly<Record<string, string>> = {
  POLICY: 'Policy',
  PROJECT: 'Project',
  LOCATION: 'Location',
}

export const coveredAutoLabels: Readonly<Record<string, string>> = {
  ANY: 'Any auto',
  OWNED: 'Owned autos only',
  SCHEDULED: 'Scheduled autos',
  HIRED: 'Hired autos only',
  NON_OWNED: 'Non-owned autos only',
}

export const retentionKindLabels: Readonly<Record<string, string>> = {
  DEDUCTIBLE: 'Deductible',
  RETENTION: 'Retention',
}

/** The options of a select. */
export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
