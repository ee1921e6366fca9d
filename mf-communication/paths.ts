/** Every URL of communication. */
export const paths = {
  calls: () => '/app/calls',
  call: (id: string) => `${paths.calls()}/${encodeURIComponent(id)}`,
  callAccount: (id: string) => `${paths.call(id)}/account`,
  emails: () => '/app/emails',
  email: (id: string) => `${paths.emails()}/${encodeURIComponent(id)}`,
  emailAccount: (id: string) => `${paths.email(id)}/account`,
}
