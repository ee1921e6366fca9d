// expect: house(import-borders) The shell finds remotes at run time
export const frame = await import('../../mf-servicing/remote.ts')
