import { parseArgs } from 'node:util';
import { startBareServer } from './bare-server.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureLogins } from './logins.ts';
import { measureMemberCalls } from './member-calls.ts';
import { measurePublicCalls } from './public-calls.ts';
import { print } from './report.ts';
import { startMeasuredSite } from './site.ts';
import { measureStart } from './start-times.ts';
import { measureVendorBets } from './vendor-bets.ts';

const usage = `Measures the site against yardsticks in the same run. Ratios count; the machine's figures do not.

  npm run bench                     everything
  npm run bench -- p1 p2            some of: p1 p2 bets p6 p8 p11
  npm run bench -- --seconds 10     seconds of each run of load (5)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
});
const seconds = Number.parseInt(values.seconds, 10);
const known = ['p1', 'p2', 'bets', 'p6', 'p8', 'p11'];
const unknown = positionals.find((name) => !known.includes(name));
const wants = (name: string) => positionals.length === 0 || positionals.includes(name);

async function measure(): Promise<void> {
  if (known.slice(0, 5).some(wants)) {
    const site = await startMeasuredSite();
    const bare = await startBareServer();
    try {
      if (wants('p1')) print(await measurePublicCalls(site, bare, seconds));
      if (wants('p2')) print(await measureMemberCalls(site, bare, seconds));
      if (wants('bets')) print(await measureVendorBets(site, seconds));
      if (wants('p6')) print(await measureLogins(site, seconds));
      if (wants('p8')) print(await measureFirstLoad(site));
    } finally {
      bare.stop();
      await site.stop();
    }
  }
  if (wants('p11')) print(await measureStart());
}

if (values.help || unknown !== undefined || !(seconds > 0)) {
  process.stdout.write(unknown === undefined ? usage : `Unknown: ${unknown}\n\n${usage}`);
  process.exitCode = values.help ? 0 : 1;
} else {
  await measure();
}
