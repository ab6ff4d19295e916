import { parseArgs } from 'node:util';
import { mutants } from './mutants.ts';
import { describeMutant, describeRun, tellingFindings } from './report.ts';
import { run, type Wish } from './run.ts';

const usage = `Breaks a site of real processes while it is used, and looks whether anything was lost.

  npm run chaos                        90 seconds of faults, some three minutes in all
  npm run chaos -- --seconds 1800      a long run
  npm run chaos -- --seed 7            other choices; the same seed makes the same ones
  npm run chaos -- --callers 32        members to whom things happen (16)
  npm run chaos -- --mutants           sites that are wrong on purpose, one after the other: each has to be found out
  npm run chaos -- --mutants --only told
                                       those with this in their names
  npm run chaos -- --logs folder       keeps the logs of the programs there
Ends with code 1 when something was found, or when a mutant was not.
`;

const options = {
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string' },
  callers: { type: 'string', default: '16' },
  mutants: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  logs: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Whether a run kept everything. */
async function prove(wish: Wish): Promise<boolean> {
  const outcome = await run(wish);
  say(describeRun(`seed ${wish.seed}, ${wish.seconds} s, ${wish.callers} callers`, outcome));
  return outcome.findings.length === 0;
}

/** Whether every mutant was found out. */
async function tryMutants(wish: Wish, only: string): Promise<boolean> {
  const chosen = mutants.filter(({ name }) => name.includes(only));
  let found = 0;
  for (const mutant of chosen) {
    const outcome = await run({ ...wish, mutant });
    say(describeMutant(mutant, outcome));
    if (tellingFindings(mutant, outcome.findings).length > 0) found += 1;
  }
  say(`${found} of ${chosen.length} mutants found out`);
  return chosen.length > 0 && found === chosen.length;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options });
  const numbers = {
    seed: Number(values.seed),
    seconds: Number(values.seconds ?? (values.mutants ? 20 : 90)),
    callers: Number(values.callers),
  };
  const isRight = Object.values(numbers).every((number) => Number.isInteger(number) && number > 0);
  if (values.help || !isRight) say(usage);
  if (values.help) return true;
  if (!isRight) return false;
  const wish = { ...numbers, logs: values.logs };
  return values.mutants ? tryMutants(wish, values.only) : prove(wish);
}

process.exitCode = (await main()) ? 0 : 1;
