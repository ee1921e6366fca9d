/** Every address of communication. */
export const paths = {
  calls: () => '/app/calls',
  call: (id: string) => `${paths.calls()}/${encodeURIComponent(id)}`,
  emails: () => '/app/emails',
  email: (id: string) => `${paths.emails()}/${encodeURIComponent(id)}`,
}
