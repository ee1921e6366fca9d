/** Normalizes text for search: `nunez` finds `Núñez`, and `brendan's` finds `Brendan’s`. */
export function soughtText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[‘’ʼ′]/g, "'")
    .trim()
    .toLowerCase()
}
