// The advisory locks that Ludex takes in a PostgreSQL: two numbers each, of which the first says that it is ours.
import { crc32 } from "node:zlib";

const LUDEX = 0x6c_75_64_65;

/** What `pg_advisory_lock` and its like are given for the lock of this name. */
// The second is a number with a sign.
export const lockOf = (name: string): [number, number] => [LUDEX, crc32(name) | 0];
