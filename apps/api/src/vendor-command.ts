import { readFileSync } from 'node:fs';
import { string } from '@lantern/contracts/strings';
import { readPublicKey, Vault } from '@lantern/signing';
import * as z from 'zod/mini';
import { systemRandom } from './adapters/system.ts';
import { vendorAdapters } from './adapters/vendors/index.ts';
import { withFiles } from './config-files.ts';
import { address, ConfigError, networks, secret } from './config-values.ts';
import { openDatabase } from './db/database.ts';
import { removeConnection, saveConnection } from './modules/vendors/index.ts';
import { ownVendors, sealKey } from './open-vendors.ts';

const usage = `Connects a vendor that speaks a protocol of the site, or changes its connection.
docs/vendors.md explains the steps.

  connect-vendor ABC --name 'ABC Games' --protocol seamless --url https://abc.example \\
      --key-file key.txt
  connect-vendor XYZ --name XYZ --protocol transfer --url https://xyz.example --key-file key.txt
  connect-vendor HUB88 --name Hub88 --protocol hub88 --url https://api.hub88.example \\
      --operator-id 42 --game-origins https://games.example --key-file site.pem \\
      --public-key-file hub88.pub.pem
  connect-vendor ABC --disconnect

  --name            as players see it
  --protocol        seamless, transfer or hub88
  --url             the vendor's address for the site
  --public-url      its address for browsers, where that is another one
  --free-rounds     seamless: yes, if it plays the rounds that brands grant
  --key-file        the key: shared with the vendor; for hub88 our own private one, in PEM
  --public-key-file hub88: the vendor's public keys, comma-separated; two while one is exchanged
  --operator-id     hub88: our number there
  --game-origins    hub88: where its games are, comma-separated
  --networks        where its calls may come from, comma-separated; from anywhere without it
  --disconnect      takes the connection away

It needs DATABASE_URL, as the owner of the tables, and the site's KEYRING_SECRET. Restart gateway
and worker afterwards.
`;

type Given = Record<string, string>;

const flagOf = (name: string) => `--${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`;
const nameOf = (flag: string) =>
  flag.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `--key-file key.txt` as `{ keyFile: 'key.txt' }`. */
function readFlags(args: readonly string[]): Given {
  const given: Given = {};
  for (let at = 0; at < args.length; at += 2) {
    const [flag = '', value] = args.slice(at, at + 2);
    if (!/^--[a-z-]+$/.test(flag)) throw new ConfigError(`${flag} is not an option; see --help.`);
    if (value === undefined) throw new ConfigError(`${flag} needs a value.`);
    given[nameOf(flag)] = value;
  }
  return given;
}

function fileOf(flag: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`${flag} names a file that cannot be read.`);
  }
}

/** @throws ConfigError with the first wrong option in one sentence */
function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  at?: string,
): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new ConfigError(`${flagOf(issue.keys[0] ?? '')} is not an option of this protocol.`);
  const name = flagOf(at ?? String(issue?.path[0]));
  const missing = (at ? value : (value as Given)[String(issue?.path[0])]) === undefined;
  throw new ConfigError(
    missing ? `${name} is missing.` : `${name} is wrong: it ${issue?.message}.`,
  );
}

const codeShape = string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/));
const nameShape = string().check(
  z.minLength(1, 'is empty'),
  z.maxLength(40, 'has more than 40 characters'),
);

function readKeys(files: string): string[] {
  const keys = files.split(',').map((file) => fileOf('--public-key-file', file.trim()));
  if (keys.length > 2 || keys.some((key) => !readPublicKey(key)))
    throw new ConfigError('--public-key-file names no public RSA key in PEM, or more than two.');
  return keys;
}

/** What the options say, checked as the site will read it. */
function readConnection(args: readonly string[]) {
  const { name, protocol, keyFile, publicKeyFile, networks: allowed, ...options } = readFlags(args);
  const adapter = vendorAdapters[protocol ?? ''];
  if (!adapter)
    throw new ConfigError(`--protocol is none of ${Object.keys(vendorAdapters).join(', ')}.`);
  if (keyFile === undefined) throw new ConfigError('--key-file is missing.');
  const key = fileOf('--key-file', keyFile);
  checked(adapter.options, options);
  checked(adapter.key, key, 'keyFile');
  if (publicKeyFile !== undefined && !adapter.publicKeys)
    throw new ConfigError('--public-key-file is not an option of this protocol.');
  return {
    ...{ name: checked(nameShape, name, 'name'), protocol: protocol ?? '', key, options },
    networks: checked(networks, allowed, 'networks'),
    publicKeys: publicKeyFile === undefined ? undefined : readKeys(publicKeyFile),
  };
}

const surroundings = z.object({
  DATABASE_URL: address('postgres', 'postgresql'),
  KEYRING_SECRET: secret,
});

/**
 * Connects a vendor as the arguments say. Anyone who may write to the tables may, and the audit log
 * of every brand says so. Returns what to print.
 * @throws ConfigError with what is wrong, in one sentence
 */
export async function connectVendor(
  [code = '', ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (code === '--help' || code === '') return usage;
  if (!codeShape.safeParse(code).success)
    throw new ConfigError('A vendor’s code has 2 to 16 capital letters and digits.');
  if (ownVendors.includes(code))
    throw new ConfigError(`${code} is a vendor of the site itself; .env.example configures it.`);
  const leaves = rest.length === 1 && rest[0] === '--disconnect';
  const connection = leaves ? undefined : readConnection(rest);
  const env = surroundings.safeParse(withFiles(environment, Object.keys(surroundings.shape)));
  if (!env.success)
    throw new ConfigError(`${String(env.error.issues[0]?.path[0])} is not set, or is wrong.`);
  const { DATABASE_URL: url, KEYRING_SECRET: keyring } = env.data;
  const onError = (error: Error) => process.stderr.write(`${error.message}\n`);
  // The login owns the tables; the site's own role may not connect vendors.
  const db = openDatabase({ url, role: 'none', connections: 1, onError });
  try {
    if (!connection) return told[await removeConnection(db, code)]?.(code) ?? '';
    const { name, publicKeys, key, ...row } = connection;
    const sealed = sealKey(new Vault(keyring, systemRandom), code, key);
    await saveConnection(db, { vendorCode: code, secret: sealed, ...row }, name, publicKeys);
    return (
      `${code} is connected. Its calls go to /vendor/${code.toLowerCase()}/ of the site. ` +
      'Restart gateway and worker; a minute later its games wait for staff in the console.\n'
    );
  } finally {
    await db.close();
  }
}

const told: Readonly<Record<string, (code: string) => string>> = {
  ok: (code) => `${code} is disconnected. Restart gateway and worker.\n`,
  unknown: (code) => {
    throw new ConfigError(`${code} is not connected.`);
  },
  money: (code) => {
    throw new ConfigError(
      `Members have money at ${code}. Put its games into maintenance, and wait until its rounds ` +
        'have ended and its wallets are empty.',
    );
  },
};
