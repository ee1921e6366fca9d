export interface AssigneeOption {
  value: string
  label: string
}

interface Assignees {
  users?: ReadonlyArray<{ id: string; name: string }>
  viewerId?: string
  /** What the address asks for; a user who has left keeps an entry, so that the filter says what it does. */
  chosen?: string
}

const fixed: AssigneeOption[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
]

/** Everyone, Mine and Unassigned, then each colleague; the viewer is already there as Mine. */
export function assigneeOptions({ users = [], viewerId, chosen }: Assignees): AssigneeOption[] {
  const colleagues = users
    .filter(({ id }) => id !== viewerId || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }))
  const options = [...fixed, ...colleagues]
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: 'Former colleague' }]
}
