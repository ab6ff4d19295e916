import type pg from 'pg';

/** A step of a program, at which the run kills it. */
export interface Step {
  readonly name: string;
  /** What the database sees of it: a part of its statement. */
  readonly text: string;
  /** Who does it, and is killed: the workers where it is not said. */
  readonly by?: 'gateways';
  /** A query that has a row while something is done in part, as between two parts of a draw. */
  readonly halfway?: string;
}

/** The beginning of the names of the programs that do a step. */
const programOf = ({ by }: Step) => (by === 'gateways' ? 'api' : 'worker');

/** How many steps are waited for at the same time. */
const atOnce = 7;

/** How often a run has killed at each step, and how often something was done in part then. */
export class StepKills {
  readonly #counts: { readonly step: Step; kills: number; halfway: number }[];

  constructor(steps: readonly Step[]) {
    this.#counts = steps.map((step) => ({ step, kills: 0, halfway: 0 }));
  }

  /** The steps at which the run has killed least: rare ones are waited for until they come. */
  get wanted(): readonly Step[] {
    return this.#counts
      .toSorted((left, right) => left.kills - right.kills)
      .slice(0, atOnce)
      .map(({ step }) => step);
  }

  /** The steps with the fewest kills of all: one, or several with as many. */
  get fewest(): readonly Step[] {
    const least = Math.min(...this.#counts.map(({ kills }) => kills));
    return this.#counts.filter(({ kills }) => kills === least).map(({ step }) => step);
  }

  count(step: Step, isHalfway: boolean): void {
    const found = this.#counts.find((one) => one.step === step);
    if (!found) return;
    found.kills += 1;
    if (isHalfway) found.halfway += 1;
  }

  /** One line of a table for each step; none if the run has killed at no step. */
  describe(): string[] {
    if (this.#counts.every(({ kills }) => kills === 0)) return [];
    const lines = this.#counts.map(({ step, kills, halfway }) => {
      const cells = [String(kills), step.halfway === undefined ? '' : String(halfway)];
      return `    ${step.name.padEnd(34)}${cells.map((cell) => cell.padStart(8)).join('')}`;
    });
    return [`    ${'killed in a step'.padEnd(34)}   kills halfway`, ...lines];
  }
}

/** A program in a step, or in a transaction whose last statement it was. */
export interface StepNow {
  readonly step: Step;
  readonly program: string;
}

/** The first of some steps that a program is in. */
export async function stepNow(db: pg.Client, steps: readonly Step[]): Promise<StepNow | undefined> {
  const { rows } = await db.query<{ at: number; program: string }>(
    `select s.at::integer - 1 as at, a.application_name as program
       from unnest($1::text[], $2::text[]) with ordinality s(text, program, at)
       join pg_stat_activity a on a.datname = 'lantern' and a.state <> 'idle'
        and a.query like '%' || s.text || '%' and a.application_name like s.program || '_'
      limit 1`,
    [steps.map(({ text }) => text), steps.map(programOf)],
  );
  const [found] = rows;
  const step = found && steps[found.at];
  return step && { step, program: found.program };
}

/** Whether something of a step is done in part. */
export const isHalfway = async (db: pg.Client, { halfway }: Step): Promise<boolean> =>
  halfway !== undefined && ((await db.query(`${halfway} limit 1`)).rowCount ?? 0) > 0;
