/** The page that a dialog of the copilot lies over: `/app/home` of `/app/home/presets/cp_1`. */
export function pageBeneath(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
