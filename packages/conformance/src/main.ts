import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { certify, type Line, type Step } from './certify.ts';
import type { Dialect } from './dialect.ts';
import { hub88Dialect } from './hub88-dialect.ts';
import { isGreen, reportOf } from './report.ts';
import { seamlessDialect } from './seamless-dialect.ts';
import { seamlessSteps } from './seamless-steps.ts';
import { logIn } from './site-member.ts';
import { startSupplier } from './supplier.ts';
import { transferSteps } from './transfer-checks.ts';
import { makeWheel } from './wheel-game.ts';

const usage = `Certifies a vendor's protocol against a running site, or a vendor with its own
wallets.

  npm run conformance -- --vendor BGS --key-file key.txt
  npm run conformance -- --vendor HUB88 --protocol hub88 --key-file hub88.pem \\
      --site-key-file site.pub.pem --listen 7400 --game stand_in_wheel
  npm run conformance -- --vendor PLR --protocol transfer --key-file key.txt \\
      --url http://127.0.0.1:6100 --game moon-dice

  --protocol      seamless (the default), hub88 or transfer
  --site          the site (http://localhost:3000)
  --url           the vendor, for transfer
  --key-file      the key that signs the calls: a shared key, or Hub88's private key in PEM
  --site-key-file hub88: the site's public key in PEM
  --listen        hub88: the port of the vendor's address at the site
  --game          the vendor's code of a game that the brand offers
  --member        a member with money, as name:password (the one of the demonstration)
  --other         another member
  --blocked       the id of a disabled member, for the check of blocked players
  --report        the HTML report (conformance-<vendor>.html)
  --play          hub88: certifies nothing; the game can be opened at the site and played, until
                  Ctrl-C

It bets with the member's money, and leaves the balance about as it was. Exits with 1 when a check
fails.
`;

const flags = {
  vendor: { type: 'string' },
  protocol: { type: 'string', default: 'seamless' },
  site: { type: 'string', default: 'http://localhost:3000' },
  url: { type: 'string' },
  'key-file': { type: 'string' },
  'site-key-file': { type: 'string' },
  listen: { type: 'string', default: '7400' },
  game: { type: 'string' },
  member: { type: 'string', default: 'demomember:Lantern-demo-1' },
  other: { type: 'string', default: 'demoagent:Lantern-demo-1' },
  blocked: { type: 'string' },
  report: { type: 'string' },
  play: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

class UsageError extends Error {}

const say = (text: string) => process.stdout.write(`${text}\n`);

function given(name: string, value: string | undefined): string {
  if (!value) throw new UsageError(`--${name} is missing; --help lists the options.`);
  return value;
}

function fileOf(name: string, value: string | undefined): string {
  try {
    return readFileSync(given(name, value), 'utf8').trim();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--${name} names a file that cannot be read.`);
  }
}

function loginOf(text: string) {
  const [username = '', ...rest] = text.split(':');
  return { username, password: rest.join(':') };
}

interface Run {
  steps: Step[];
  address: string;
  stop?: () => Promise<void>;
}

type Options = ReturnType<typeof read>;
const read = () => parseArgs({ options: flags }).values;

async function open(options: Options): Promise<Run> {
  const { protocol, site } = options;
  const vendor = given('vendor', options.vendor).toUpperCase();
  const key = fileOf('key-file', options['key-file']);
  if (protocol === 'transfer') {
    const url = given('url', options.url);
    return {
      steps: transferSteps({ url, secret: key, game: options.game ?? 'moon-dice' }),
      address: url,
    };
  }
  const at = (dialect: Dialect, game: string): Run => {
    const node = { vassalage: vendor, nodeId: `${vendor}:${game}` };
    const member = () => logIn(site, loginOf(options.member), node);
    const other = () => logIn(site, loginOf(options.other), node);
    const { blocked } = options;
    return { steps: seamlessSteps({ site, dialect, member, other, blocked }), address: site };
  };
  if (protocol === 'seamless') {
    const game = options.game ?? 'lucky-bowl';
    return at(seamlessDialect({ site, vendor, secret: key, game }), game);
  }
  if (protocol !== 'hub88') throw new UsageError(`The protocol ${protocol} is unknown.`);
  const siteKey = fileOf('site-key-file', options['site-key-file']);
  const game = options.game ?? 'stand_in_wheel';
  const supplier = await startSupplier(siteKey, { port: Number(options.listen), game });
  return {
    ...at(hub88Dialect({ vendor, privateKey: key, supplier }), game),
    stop: () => supplier.stop(),
  };
}

const marks = { green: '✓', red: '✗', none: '–' } as const;
const lineOf = ({ result, number, title, note }: Line) =>
  `${marks[result]} ${number.padEnd(7)}${title}${note ? `\n          ${note}` : ''}`;

/** Lets the stand-in's game be played at the site, until the program is ended. */
async function letPlay(options: Options): Promise<boolean> {
  const { protocol, site, listen } = options;
  if (protocol !== 'hub88') throw new UsageError('--play is for --protocol hub88.');
  const vendor = given('vendor', options.vendor).toUpperCase();
  const privateKey = fileOf('key-file', options['key-file']);
  const siteKey = fileOf('site-key-file', options['site-key-file']);
  const game = options.game ?? 'stand_in_wheel';
  const supplier = await startSupplier(siteKey, { port: Number(listen), game });
  supplier.playable = makeWheel({
    ...{ site, supplier, dialect: hub88Dialect({ vendor, privateKey, supplier }) },
  });
  say(`${vendor}:${game} at ${site} can be played. Ctrl-C ends it.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await supplier.stop();
  return true;
}

async function main(): Promise<boolean> {
  const options = read();
  if (options.help) {
    say(usage);
    return true;
  }
  if (options.play) return letPlay(options);
  const run = await open(options);
  const lines = await certify(run.steps, (line) => say(lineOf(line))).finally(run.stop);
  const vendor = given('vendor', options.vendor).toUpperCase();
  const file = path.resolve(options.report ?? `conformance-${vendor.toLowerCase()}.html`);
  const { protocol } = options;
  const subject = { vendor, protocol, address: run.address, at: new Date() };
  writeFileSync(file, reportOf(subject, lines));
  say(`\n${isGreen(lines) ? 'Green' : 'Red'}. The report is ${file}`);
  return isGreen(lines);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
  say(error.message);
  process.exitCode = 2;
}
