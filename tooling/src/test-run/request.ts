import type { Part } from './part.ts';

/** A parsed command line. */
export type TestRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly sentence: string }
  | { readonly kind: 'run'; readonly parts: readonly Part[]; readonly args: readonly string[] };

const namesOf = (known: readonly Part[]) => known.map(({ name }) => name).join(', ');

/**
 * Reads the arguments of `npm test --`: names of parts, then `--`, then arguments for their runner.
 */
export function readRequest(argv: readonly string[], known: readonly Part[]): TestRequest {
  const split = argv.indexOf('--');
  const names = split < 0 ? argv : argv.slice(0, split);
  const args = split < 0 ? [] : argv.slice(split + 1);
  if (names.includes('--help') || names.includes('-h')) return { kind: 'help' };
  const option = names.find((name) => name.startsWith('-'));
  if (option)
    return {
      kind: 'wrong',
      sentence: `Unknown option ${option}. Options for a part's runner go behind a second "--".`,
    };
  const unknown = names.find((name) => !known.some((part) => part.name === name));
  if (unknown !== undefined)
    return {
      kind: 'wrong',
      sentence: `There is no part "${unknown}". The parts: ${namesOf(known)}.`,
    };
  const parts = known.filter(({ name }) => names.length === 0 || names.includes(name));
  const deaf = args.length > 0 ? parts.find((part) => !part.takesArguments) : undefined;
  if (deaf)
    return {
      kind: 'wrong',
      sentence:
        `The part "${deaf.name}" takes no arguments. ` +
        'Name the part that they are for: npm test -- api -- -t REG-07',
    };
  return { kind: 'run', parts, args };
}

export function help(known: readonly Part[]): string {
  const rows = known.map(({ name, about }) => `  ${name.padEnd(10)} checks ${about}`);
  return [
    'npm test                           runs every part',
    'npm test -- api web                runs only these parts',
    'npm test -- api -- -t REG-07       passes arguments behind the second "--" to the runner',
    '',
    'Parts:',
    ...rows,
    '',
    'CI=true runs every test; otherwise unchanged packages answer from the cache.',
    'DATABASE_URL and REDIS_URL: servers to test against, instead of embedded ones.',
    'LANTERN_TEST_SERVICES=containers: both in containers.',
    'CHROME_PATH: the browser of the journeys.',
    'LANTERN_TEST_SPEED=3: this machine is three times slower than the reference, which has two',
    '  quiet cores; without it the run measures the factor. It multiplies the time budgets. From 4',
    '  on, CI=true runs only the essential set of tests.',
  ].join('\n');
}
