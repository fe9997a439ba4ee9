/** What Node starts the server with. */
export declare const SERVER_FLAGS: readonly string[]
