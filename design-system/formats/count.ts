/** `12,480`: a number in groups of three digits; fractions are kept. */
export function count(number: number): string {
  const [whole = '', ...fraction] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}
