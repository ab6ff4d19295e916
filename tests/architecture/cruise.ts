import path from 'node:path';
import { commandFile, repository, runToEnd } from '@lantern/tooling';

export interface Edge {
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  /** Every import, as paths from the cruised folder. */
  readonly edges: readonly Edge[];
  /** The names of the violated rules. */
  readonly broken: ReadonlySet<string>;
}

interface Report {
  readonly modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
  readonly summary: { violations: readonly { rule: { name: string } }[] };
}

/**
 * Runs the import rules on a folder with the layout of the repository, or on some folders of it and
 * what they import themselves.
 */
export async function cruise(folder: string, some?: readonly string[]): Promise<Cruise> {
  const tooling = path.join(repository, 'tooling');
  const config = path.join(tooling, 'dependency-cruiser.config.mjs');
  const program = commandFile('dependency-cruiser', 'depcruise', tooling);
  const what = some ? ['--max-depth=2', ...some] : ['apps', 'packages', 'prisma'];
  const args = [program, `--config=${config}`, '--output-type=json', ...what];
  const { output } = await runToEnd(process.execPath, args, { cwd: folder });
  const report: Report = JSON.parse(output);
  const edges = report.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return { edges, broken: new Set(report.summary.violations.map(({ rule }) => rule.name)) };
}
