import type { Finding } from './compare.ts';
import type { Mutant } from './mutants.ts';
import type { Outcome } from './run.ts';

const most = 12;
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, times) => total + times, 0);
const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([, left], [, right]) => right - left)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');

/** What a run did, what it broke and what was found, for people. */
export function describeRun(
  name: string,
  { findings, words, tries, faults, healedMs }: Outcome,
): string {
  return [
    `${name}: ${sum(words)} words in ${tries} tries, ${sum(faults)} faults, ${findings.length} findings`,
    `  words: ${list(words)}`,
    `  faults: ${list(faults)}`,
    `  the last verdict came ${(healedMs / 1000).toFixed(1)} s after the last fault`,
    ...describeFindings(findings),
  ].join('\n');
}

/** How many times each rule was broken, and the first of what broke it. */
function describeFindings(findings: readonly Finding[]): string[] {
  const byRule = [...Map.groupBy(findings, ({ rule }) => rule)];
  return byRule
    .slice(0, most)
    .flatMap(([rule, broken]) => [
      `  FOUND ${rule} (${broken.length})`,
      ...broken.slice(0, 3).map(({ what }) => `    ${what}`),
    ]);
}

/** The findings by which a mutant had to be found out. */
export const tellingFindings = (
  { breaks }: Mutant,
  findings: readonly Finding[],
): readonly Finding[] =>
  findings.filter(({ rule }) => breaks.some((beginning) => rule.startsWith(beginning)));

/** A line about a mutant: by which rule it was found out, if it was. */
export function describeMutant(mutant: Mutant, { findings, words, faults }: Outcome): string {
  const [first] = tellingFindings(mutant, findings);
  const verdict = first ? `found out: ${first.rule}` : 'NOBODY NOTICED';
  return `${mutant.name} – ${verdict} (${sum(words)} words, ${sum(faults)} faults)${first ? `\n    ${first.what}` : ''}`;
}
