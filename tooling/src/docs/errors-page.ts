import { errorCodes, errorStatus } from '@lantern/contracts';
import sentences from '@lantern/locales/en/error.json' with { type: 'json' };
import { table } from './table.ts';

/** `docs/errors.md`: every refusal with its status and what it says to people. */
export function errorsPage(): string {
  const rows = errorCodes.map((code) => [
    `\`${code}\``,
    String(errorStatus[code]),
    sentences[code],
  ]);
  return `# Refusals

Printed from \`packages/contracts/src/errors.ts\` and the English texts by
\`node tooling/src/print-docs.ts\`. Do not edit it by hand.

A refusal has this shape: \`{ "success": false, "code": …, "message": …, "value"?: … }\`. A code
never changes its meaning. The message is in the caller's language, if the brand offers it.
\`value\` has details, such as the invalid fields or the seconds to wait.

${table(['code', 'status', 'sentence'], rows)}
`;
}
