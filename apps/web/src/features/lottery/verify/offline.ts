import { type Verdict, verify } from './check.ts';
import { placeOf } from './in-book.ts';
import type { OfflineData } from './offline-file.ts';

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

const mark = (holds: boolean): string => (holds ? '✓' : '✗');
const lookOf = (holds: boolean): string => (holds ? 'holds' : 'fails');

/** The proof of one ticket; one that does not hold is shown open. */
function ticketElement(
  { proof, holds }: Verdict['tickets'][number],
  { proof: labels }: OfflineData['texts'],
): HTMLElement {
  const details = document.createElement('details');
  details.open = !holds;
  const list = document.createElement('dl');
  for (const [label, ...values] of [
    [labels.place, placeOf(proof)],
    [labels.salt, proof.salt],
    [labels.leaf, proof.leaf],
    [labels.path, ...proof.path],
  ] as const) {
    // The only ticket of a book is its root.
    if (values.length === 0) continue;
    list.append(element('dt', label));
    for (const value of values) list.append(element('dd', value));
  }
  details.append(element('summary', `${mark(holds)} ${proof.reference}`, lookOf(holds)), list);
  return details;
}

/** The script of a saved page: checks the draw that is written into it. It asks no server. */
function run(): void {
  const { draw, proofs, texts }: OfflineData = JSON.parse(
    document.getElementById('draw')?.textContent ?? '{}',
  );
  const verdict = verify(draw, proofs);
  for (const { check, holds } of verdict?.outcomes ?? []) {
    const item = element('li', `${mark(holds)} ${texts.checks[check]}`, lookOf(holds));
    document.getElementById('outcomes')?.append(item);
  }
  for (const ticket of verdict?.tickets ?? [])
    document.getElementById('tickets')?.append(ticketElement(ticket, texts));
  const summary = document.getElementById('summary');
  if (!summary) return;
  const isWhole = verdict?.outcomes.every(({ holds }) => holds) ?? false;
  summary.textContent = isWhole ? texts.holds : texts.fails;
  summary.className = lookOf(isWhole);
}

run();
