/** Whether a folder has nothing in it, or does not exist yet. */
export async function isEmptyFolder(path: string): Promise<boolean> {
  try {
    for await (const _ of Deno.readDir(path)) return false
    return true
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound) return true
    throw reason
  }
}
