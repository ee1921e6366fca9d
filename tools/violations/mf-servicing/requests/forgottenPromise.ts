// expect: typescript(no-floating-promises)
export function forgottenPromise(save: () => Promise<void>): void {
  save()
}
