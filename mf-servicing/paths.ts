/** Every URL of Servicing. */
export const paths = {
  requests: (search = '') => `/app/servicing${search}`,
  newRequest: (search = '') => `/app/servicing/new${search}`,
  request: (id: string) => `/app/servicing/${encodeURIComponent(id)}`,
  overview: (id: string) => `${paths.request(id)}/overview`,
  conversation: (id: string) => `${paths.request(id)}/conversation`,
  activity: (id: string) => `${paths.request(id)}/activity`,
  resolve: (id: string) => `${paths.request(id)}/resolve`,
  link: (id: string) => `${paths.request(id)}/link`,
  update: (id: string) => `${paths.request(id)}/update`,
  merge: (id: string) => `${paths.request(id)}/merge`,
  split: (id: string) => `${paths.request(id)}/split`,
  comment: (id: string) => `${paths.request(id)}/activity/comment`,
}
