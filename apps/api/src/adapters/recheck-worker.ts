import { parentPort, workerData } from 'node:worker_threads';
import recheck from 'recheck/lib/browser.js';

/** Milliseconds: an expression that takes longer to judge is not taken. */
const timeout = 2000;

// A whole text is matched, never a part of it.
const { status } = recheck.checkSync(`^(?:${String(workerData)})$`, 'u', { timeout });
parentPort?.postMessage(status);
