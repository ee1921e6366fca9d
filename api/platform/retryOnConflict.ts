/** Somebody else's change came between reading and committing. */
export const conflict = Symbol('conflict')

// Each conflict means that a colleague's change went through: twenty in a row on one request is not staff at work.
const mostAttempts = 20

/** Tries from a fresh read until nothing comes between; `conflict` when something always does. */
export async function retryOnConflict<Answer>(
  attempt: () => Promise<Answer | typeof conflict>,
): Promise<Answer | typeof conflict> {
  for (let attempts = 0; attempts < mostAttempts; attempts++) {
    const answer = await attempt()
    if (answer !== conflict) return answer
  }
  return conflict
}

/** As `retryOnConflict`, where the user has nothing to decide: throws when something always comes between. */
export async function retryOrThrow<Answer>(
  attempt: () => Promise<Answer | typeof conflict>,
): Promise<Answer> {
  const answer = await retryOnConflict(attempt)
  if (answer === conflict) throw new Error(`Other changes came between in ${mostAttempts} attempts.`)
  return answer
}
