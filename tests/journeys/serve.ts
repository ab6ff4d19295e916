import startSite from './start-site.ts';

// Starts the site of the journeys early, in its own process. It sends the variables that a journey
// needs to reach the site, and stops it on a signal or when the parent disconnects.

const before = { ...process.env };
const stop = await startSite();
const added = Object.entries(process.env).filter(([name, value]) => before[name] !== value);
process.send?.({ env: Object.fromEntries(added) });

let stopping: Promise<void> | undefined;
const end = () => {
  stopping ??= stop?.() ?? Promise.resolve();
  void stopping.then(() => process.exit());
};
process.on('disconnect', end).on('SIGTERM', end).on('SIGINT', end);
if (!process.connected) end();
