#!/usr/bin/env node
// Audits the draws of a day from the public feed alone: commitments, seeds, bet books, the public
// randomness and the results. It needs nothing of the site but its address, or saved feeds.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const usage = `node tooling/audit-draws.mjs [options]

  --url http://localhost:3000   the site (this is the default)
  --day 2026-11-27              the day by the clocks of Vietnam (yesterday)
  --game k3-1                   one game; without it all games of the site
  --file feed.json              a saved reply of /lgw/lottery/feed, instead of a site
  --json                        prints the whole audit as JSON
`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    day: { type: 'string' },
    game: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** The value of a call, as the site replies it. */
const unwrap = (reply, what) => {
  if (reply?.value === undefined || reply.value === null) throw new Error(`${what}: no value`);
  return reply.value;
};

async function get(path) {
  const response = await fetch(new URL(path, values.url), {
    headers: { accept: 'application/json' },
  });
  return unwrap(await response.json(), path);
}

const yesterday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    Date.now() - 86_400_000,
  );

async function gameCodes() {
  if (values.game) return [values.game];
  const groups = await get('/lgw/vn/games/game_menu');
  return groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode));
}

async function feeds() {
  if (values.file) return [unwrap(JSON.parse(readFileSync(values.file, 'utf8')), values.file)];
  const day = values.day ?? yesterday();
  const found = [];
  for (const code of await gameCodes())
    found.push(await get(`/lgw/lottery/feed?gameCode=${encodeURIComponent(code)}&day=${day}`));
  return found;
}

function show({ gameCode, day, audit }) {
  const { verified, outside, isIndependent, faults } = audit;
  const notes = [
    `${verified} verified`,
    ...(audit.void > 0 ? [`${audit.void} void`] : []),
    ...(outside > 0 ? [`${outside} drawn outside`] : []),
    ...(verified > 0 && !isIndependent ? ['test chain of the site, not independent'] : []),
  ];
  process.stdout.write(
    `${faults.length > 0 ? '✖' : '✔'} ${day} ${gameCode}: ${notes.join(', ')}\n`,
  );
  for (const { drawId, fault } of faults) process.stdout.write(`    ${drawId}: ${fault}\n`);
}

if (values.help) {
  process.stdout.write(usage);
} else if (!process.features.typescript) {
  process.stderr.write('This needs Node 22.18 or newer.\n');
  process.exitCode = 2;
} else {
  const { auditDay } = await import('../packages/draws/src/audit.ts');
  const audits = (await feeds()).map(({ gameCode, day, draws }) => ({
    ...{ gameCode, day, audit: auditDay(draws) },
  }));
  if (values.json) process.stdout.write(`${JSON.stringify(audits, null, 2)}\n`);
  else for (const audit of audits) show(audit);
  const isWrong = audits.some(({ audit }) => audit.faults.length > 0);
  process.exitCode = isWrong ? 1 : 0;
}
