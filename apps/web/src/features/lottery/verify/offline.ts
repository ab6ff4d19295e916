import { verify } from './check.ts';
import type { OfflineData } from './offline-file.ts';

/** The script of a saved page: checks the draw that is written into it. It asks no server. */
function run(): void {
  const { draw, proofs, texts }: OfflineData = JSON.parse(
    document.getElementById('draw')?.textContent ?? '{}',
  );
  const list = document.getElementById('outcomes');
  const verdict = verify(draw, proofs);
  for (const { check, holds } of verdict?.outcomes ?? []) {
    const item = document.createElement('li');
    item.className = holds ? 'holds' : 'fails';
    item.textContent = `${holds ? '✓' : '✗'} ${texts.checks[check]}`;
    list?.append(item);
  }
  const summary = document.getElementById('summary');
  if (!summary) return;
  const isWhole = verdict?.outcomes.every(({ holds }) => holds) ?? false;
  summary.textContent = isWhole ? texts.holds : texts.fails;
  summary.className = isWhole ? 'holds' : 'fails';
}

run();
