/** PostgreSQL ended a transaction because it and another one waited for each other. */
const DEADLOCK = '40P01'

/** Runs a transaction, and once more where it was ended for a deadlock: it has changed nothing then, and the other one goes on. */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== DEADLOCK) throw error
    return transaction()
  }
}
