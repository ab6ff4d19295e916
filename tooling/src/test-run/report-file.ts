import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Lets a test runner write its report to a file, and reads it. Undefined if there is no complete
 * report.
 */
export async function withReport<Outcome>(
  run: (file: string) => Promise<Outcome>,
): Promise<{ outcome: Outcome; report: unknown }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const outcome = await run(file);
    return { outcome, report: readReport(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
