import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** Fixed work of the kind that tests do: objects, sorting, text, hashing. */
function work(): void {
  for (let round = 0; round < 24; round += 1) {
    const rows = Array.from({ length: 12_000 }, (_, at) => ({
      id: (at * 7919 + round) % 12_007,
      name: `member ${at % 97}`,
    }));
    rows.sort((one, other) => one.id - other.id || one.name.localeCompare(other.name));
    createHash('sha256').update(JSON.stringify(rows)).digest();
  }
}

// The first run is for the compiler.
work();
const began = performance.now();
work();
parentPort?.postMessage(performance.now() - began);
