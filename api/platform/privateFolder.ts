/** Creates a folder that only this user may enter; throws if the name is already taken by another user. */
export async function makePrivateFolder(path: string): Promise<void> {
  try {
    await Deno.mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error
  }
  if (!(await isPrivateFolder(path))) throw new Error(`${path} should be a folder of this user alone.`)
}

/** Whether the folder exists and only this user may enter it. */
export async function isPrivateFolder(path: string): Promise<boolean> {
  try {
    const { isDirectory, uid, mode } = await Deno.lstat(path)
    return isDirectory && uid === Deno.uid() && ((mode ?? 0) & 0o077) === 0
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false
    throw error
  }
}
