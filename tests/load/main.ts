import { parseArgs } from 'node:util';
import { MissingProgram, needOnPath } from '@lantern/tooling';
import { measureAgents } from './agents.ts';
import { startBareServer } from './bare-server.ts';
import { measureBets } from './bets.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureHunters } from './hunters.ts';
import { measureLobby } from './lobby.ts';
import { measureLogins } from './logins.ts';
import { measureLottery } from './lottery.ts';
import { measureMemberCalls } from './member-calls.ts';
import { measurePlay } from './play.ts';
import { measurePublicCalls } from './public-calls.ts';
import { measureRecords } from './records.ts';
import { print } from './report.ts';
import { startMeasuredSite } from './site.ts';
import { measureStart } from './start-times.ts';
import { measureTables } from './tables.ts';
import { measureTransfers } from './transfers.ts';

const usage = `Compares the site with yardsticks in the same run. Only the ratios are comparable.

  npm run bench                     everything
  npm run bench -- p1 p2            some of: p1 p2 p3 p4 p6 p8 p9 p11 lobby
                                    tables play lottery agents
  npm run bench -- --seconds 10     seconds of each load run (5)
  npm run bench -- lottery --tickets 1000000
                                    tickets of the draw that is settled (100000)
  npm run bench -- agents --agents 10000
                                    agents of the large team, each with 100 members (1000)
  npm run bench -- p3 p4 --pgledger pgledger.sql
                                    also compares with pgledger, from its SQL file
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    tickets: { type: 'string', default: '100000' },
    agents: { type: 'string', default: '1000' },
    pgledger: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const seconds = Number.parseInt(values.seconds, 10);
const tickets = Number.parseInt(values.tickets, 10);
const agents = Number.parseInt(values.agents, 10);
const onSite = [
  ...['p1', 'p2', 'p3', 'p4', 'p6', 'p8', 'p9'],
  ...['lobby', 'tables', 'play', 'lottery', 'agents'],
];
const known = [...onSite, 'p11'];
const unknown = positionals.find((name) => !known.includes(name));
const wants = (name: string) => positionals.length === 0 || positionals.includes(name);

async function measure(): Promise<void> {
  // Without it the site runs as one process, which is another product.
  needOnPath('redis-server', 'redis-server');
  if (onSite.some(wants)) {
    const site = await startMeasuredSite();
    const bare = await startBareServer();
    try {
      if (wants('p1')) print(await measurePublicCalls(site, bare, seconds));
      if (wants('p2')) print(await measureMemberCalls(site, bare, seconds));
      if (wants('p3')) print(await measureBets(site, seconds, values.pgledger));
      if (wants('p4')) print(await measureTransfers(site, seconds, values.pgledger));
      if (wants('p6')) print(await measureLogins(site, seconds));
      if (wants('p8')) print(await measureFirstLoad(site));
      if (wants('p9')) print(await measureRecords(site, seconds));
      if (wants('lobby')) print(await measureLobby(site, seconds));
      if (wants('tables'))
        for (const measured of [measureTables, measureHunters])
          for (const table of await measured(site)) print(table);
      if (wants('play')) print(await measurePlay(site));
      if (wants('lottery')) print(await measureLottery(site, seconds, tickets));
      if (wants('agents')) print(await measureAgents(site, seconds, agents));
    } finally {
      bare.stop();
      await site.stop();
    }
  }
  if (wants('p11')) print(await measureStart());
}

if (values.help || unknown !== undefined || !(seconds > 0 && tickets > 0 && agents > 0)) {
  process.stdout.write(unknown === undefined ? usage : `Unknown: ${unknown}\n\n${usage}`);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    await measure();
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    process.stdout.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
