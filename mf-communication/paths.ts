/** Every URL of communication; `search` has the filters of the list below. */
export const paths = {
  calls: (search = '') => `/app/calls${search}`,
  call: (id: string, search = '') => `${paths.calls()}/${encodeURIComponent(id)}${search}`,
  callAccount: (id: string, search = '') => `${paths.call(id)}/account${search}`,
  emails: (search = '') => `/app/emails${search}`,
  newEmail: (search = '') => `${paths.emails()}/new${search}`,
  email: (id: string, search = '') => `${paths.emails()}/${encodeURIComponent(id)}${search}`,
  forwardEmail: (id: string, emailId: string, search = '') =>
    `${paths.email(id)}/forward/${encodeURIComponent(emailId)}${search}`,
  emailAccount: (id: string, search = '') => `${paths.email(id)}/account${search}`,
}
