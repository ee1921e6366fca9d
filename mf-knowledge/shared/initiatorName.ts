/** The initiator to show for actions of no agency user: the assistant, whatever the job. */
const others: Readonly<Record<string, string>> = {
  AGENCY_CLIENT: 'the client',
  ANONYMOUS: 'an unknown sender',
  CRONJOB: 'Cara',
  SYSTEM: 'Cara',
  WORKFLOW: 'Cara',
}

/** Who did something: the agency user by name, else what is known of who it was. */
export function initiatorName(type: string, name: string | undefined): string {
  return name ?? others[type] ?? 'an unknown user'
}
