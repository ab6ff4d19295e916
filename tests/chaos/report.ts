import type { Finding } from './compare.ts';
import type { Mutant } from './mutant.ts';
import type { Outcome } from './run.ts';

const most = 12;
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, times) => total + times, 0);
const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([, left], [, right]) => right - left)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');

/** The summary of a run. */
export function describeRun(
  name: string,
  { findings, operations, attempts, faults, kills, healedMs }: Outcome,
): string {
  return [
    `${name}: ${sum(operations)} operations in ${attempts} attempts, ${sum(faults)} faults, ` +
      `${findings.length} findings`,
    `  operations: ${list(operations)}`,
    `  faults: ${list(faults)}`,
    ...kills.describe(),
    `  the last verdict came ${(healedMs / 1000).toFixed(1)} s after the last fault`,
    ...describeFindings(findings),
  ].join('\n');
}

/** The broken rules, with counts and the first findings. */
function describeFindings(findings: readonly Finding[]): string[] {
  const byRule = [...Map.groupBy(findings, ({ rule }) => rule)];
  return byRule
    .slice(0, most)
    .flatMap(([rule, broken]) => [
      `  FOUND ${rule} (${broken.length})`,
      ...broken.slice(0, 3).map(({ what }) => `    ${what}`),
    ]);
}

/** The findings that detect a mutant. */
export const detections = ({ breaks }: Mutant, findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ rule }) => breaks.some((beginning) => rule.startsWith(beginning)));

/** One line about a mutant: the rule that detected it, if any. */
export function describeMutant(mutant: Mutant, { findings, operations, faults }: Outcome): string {
  const [first] = detections(mutant, findings);
  const verdict = first ? `detected: ${first.rule}` : 'NOT DETECTED';
  const detail = first ? `\n    ${first.what}` : '';
  const size = `${sum(operations)} operations, ${sum(faults)} faults`;
  return `${mutant.name} – ${verdict} (${size})${detail}`;
}
