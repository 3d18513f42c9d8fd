// The advisory locks that Ludex takes in a PostgreSQL: two numbers each, of which the first says that it is ours.
const LUDEX = 0x6c_75_64_65;

export const LOCKS = { migrations: 1, turn: 2 } as const;

/** What `pg_advisory_lock` and its like are given. */
export const lockOf = (lock: (typeof LOCKS)[keyof typeof LOCKS]): [number, number] => [LUDEX, lock];
