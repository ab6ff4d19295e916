import type { StatementPreview } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type IdentifiedLine, type ReadFile, readFile, type SentFile } from './read-file.ts';
import { findKnown, type Known } from './statement.store.ts';

/** Lines of a preview. */
const shown = 200;

/** What an import of a file would add. Nothing is stored. @throws Refusal, see `readFile` */
export async function previewStatement(
  context: Data,
  caller: StaffCaller,
  sent: SentFile,
): Promise<StatementPreview> {
  const { format, sample, statements, digest } = await readFile(context, caller, sent);
  const lines = statements.flatMap((one) => one.lines);
  const known = await findKnown(context.db, caller.brand.id, sent.account, lines);
  return {
    ...{ format, digest, sample },
    statements: statements.map((one) => summarise(one, known)),
    lines: lines.slice(0, shown).map((line) => describe(line, known)),
  };
}

function summarise(
  { number, first, last, opening, closing, lines }: ReadFile['statements'][number],
  { identities }: Known,
): StatementPreview['statements'][number] {
  const sum = (of: (amount: bigint) => boolean) =>
    String(
      lines
        .map(({ amount }) => amount)
        .filter(of)
        .reduce((total, amount) => total + amount, 0n),
    );
  return {
    ...{ number, from: first, to: last, opening: String(opening), closing: String(closing) },
    credits: sum((amount) => amount > 0n),
    debits: sum((amount) => amount < 0n),
    lines: lines.length,
    known: lines.filter(({ identity }) => identities.has(identity)).length,
  };
}

const describe = (
  { line, day, amount, reference, counterparty, text, reversal, identity }: IdentifiedLine,
  { identities, references }: Known,
): StatementPreview['lines'][number] => ({
  ...{ line, day, amount: String(amount), reference, counterparty, text, reversal },
  status: identities.has(identity)
    ? 'known'
    : reference !== null && references.has(reference)
      ? 'similar'
      : 'new',
});
