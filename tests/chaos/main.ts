import { parseArgs } from 'node:util';
import { compiledModules, MissingProgram, needOnPath } from '@lantern/tooling';
import { actNames } from './caller.ts';
import { mutants } from './mutants.ts';
import { everyFault } from './nemesis.ts';
import { describeMutant, describeRun, detections } from './report.ts';
import { type RunOptions, run } from './run.ts';

const usage = `Injects faults into a site of real processes and checks that no acknowledged
operation is lost.

  npm run chaos                        90 seconds of faults, about three minutes in all
  npm run chaos -- --seconds 1800      a long run
  npm run chaos -- --seed 7            other random choices; a seed repeats its choices
  npm run chaos -- --callers 32        number of members (16)
  npm run chaos -- --acts ticket,bet   only these operations; another name lists them
  npm run chaos -- --faults step       only faults with this in their names; another name lists them
  npm run chaos -- --mutants           sites with an injected defect, each of which must be detected
  npm run chaos -- --mutants --only lottery
                                       only mutants with this in their names; some choose the
                                       operations and seconds that reach them
  npm run chaos -- --logs folder       saves the logs of the programs there
Exits with 1 when a check fails, or when a mutant is not detected.
`;

const flags = {
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string' },
  callers: { type: 'string', default: '16' },
  acts: { type: 'string', default: '' },
  faults: { type: 'string', default: '' },
  mutants: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  logs: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** True when all checks pass. */
async function prove(options: RunOptions): Promise<boolean> {
  const outcome = await run(options);
  say(
    describeRun(`seed ${options.seed}, ${options.seconds} s, ${options.callers} callers`, outcome),
  );
  return outcome.findings.length === 0;
}

/** True when every mutant is detected. */
async function tryMutants(options: RunOptions, only: string): Promise<boolean> {
  const chosen = mutants.filter(({ name }) => name.includes(only));
  let found = 0;
  for (const mutant of chosen) {
    const outcome = await run({ ...options, ...mutant.aim, mutant });
    say(describeMutant(mutant, outcome));
    if (detections(mutant, outcome.findings).length > 0) found += 1;
  }
  say(`${found} of ${chosen.length} mutants detected`);
  return chosen.length > 0 && found === chosen.length;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: flags });
  const numbers = {
    seed: Number(values.seed),
    seconds: Number(values.seconds ?? (values.mutants ? 20 : 90)),
    callers: Number(values.callers),
  };
  const acts = values.acts.split(',').filter((name) => name !== '');
  const unknown = acts.filter((name) => !actNames.includes(name));
  if (unknown.length > 0) say(`The operations are: ${actNames.join(', ')}.`);
  if (unknown.length > 0) return false;
  const canFault = everyFault.faults.some((name) => name.includes(values.faults));
  if (!canFault) say(`The faults are: ${everyFault.faults.join(', ')}.`);
  if (!canFault) return false;
  const isRight = Object.values(numbers).every((number) => Number.isInteger(number) && number > 0);
  if (values.help || !isRight) say(usage);
  if (values.help) return true;
  if (!isRight) return false;
  needOnPath('redis-server', 'redis-server');
  // Programs are killed all the time, and starting them must not take the machine from the calls.
  process.env.NODE_COMPILE_CACHE ??= compiledModules;
  const chosen = { ...numbers, acts, faults: values.faults, logs: values.logs };
  return values.mutants ? tryMutants(chosen, values.only) : prove(chosen);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  say(error.message);
  process.exitCode = 1;
}
