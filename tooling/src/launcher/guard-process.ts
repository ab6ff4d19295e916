/**
 * A process of its own that clears away what its starter leaves behind. The starter writes each
 * change of its leftovers to the guard's standard input, one JSON object a line. When that pipe
 * closes, however the starter ended, the last line is cleared away. A starter that has tidied up
 * itself has sent an empty list by then.
 */
import { createInterface } from 'node:readline';
import { clearAway, type Leftovers } from './leftovers.ts';

let latest: Leftovers = { processes: [], folders: [] };
for await (const line of createInterface({ input: process.stdin })) latest = JSON.parse(line);
await clearAway(latest);
