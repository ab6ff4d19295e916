import { parentPort, workerData } from 'node:worker_threads';
import recheck from 'recheck/lib/browser.js';

/** Milliseconds: an expression that takes longer to check is rejected. */
const timeout = 2000;

// Patterns match whole texts.
const { status } = recheck.checkSync(`^(?:${String(workerData)})$`, 'u', { timeout });
parentPort?.postMessage(status);
