// expect: eslint(no-console)
export function talksToTheConsole(): void {
  console.log('Ridgeline Roofing')
}
