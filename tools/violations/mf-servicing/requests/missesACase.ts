// expect: typescript(switch-exhaustiveness-check)
export function missesACase(state: 'OPEN' | 'CLOSED'): string {
  let label = ''
  switch (state) {
    case 'OPEN':
      label = 'Open'
      break
  }
  return label
}
