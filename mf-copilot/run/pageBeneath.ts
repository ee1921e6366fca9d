/** The page beneath a copilot dialog: `/app/home` for `/app/home/presets/cp_1`. */
export function pageBeneath(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
