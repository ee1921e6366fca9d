/** Who stands behind what no agency user did; the assistant's name stands for every machine of ours. */
const others: Readonly<Record<string, string>> = {
  AGENCY_CLIENT: 'the client',
  CRONJOB: 'Cara',
  SYSTEM: 'Cara',
  WORKFLOW: 'Cara',
}

/** Who did something: the agency user by name, else what is known of who it was. */
export function initiatorName(type: string, name: string | undefined): string {
  return name ?? others[type] ?? 'an unknown user'
}
