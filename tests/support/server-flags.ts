/** What Node starts the server with in production, for measurements and tests; tests/server-flags.test.ts compares all places. */
export const SERVER_FLAGS = ['--max-semi-space-size=4']
