/** `12,480`: a number of things, in groups of three digits; a fraction stays as it is. */
export function count(number: number): string {
  const [whole = '', ...fraction] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}
