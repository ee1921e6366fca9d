// expect: house(platform-only) Only api/platform names Deno
export function namesDeno(): string {
  return Deno.cwd()
}
