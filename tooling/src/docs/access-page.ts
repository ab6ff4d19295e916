import {
  type Endpoint,
  type ErrorCode,
  endpointList,
  limitOf,
  refusalsOf,
  unsignedLimit,
} from '@lantern/contracts';
import { table } from './table.ts';

const codes = (list: readonly ErrorCode[]) => list.map((code) => `\`${code}\``).join(' ');

/** The refusals that every call can give. */
const general = endpointList
  .map(refusalsOf)
  .reduce((common, refusals) => common.filter((code) => refusals.includes(code)));

function describeLimit(call: Endpoint): string {
  const limit = limitOf(call);
  if (!limit) return '';
  const { calls, seconds, together } = limit;
  const span = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  return `${calls} in ${span}${together ? ` (${together})` : ''}`;
}

function rowOf(call: Endpoint): string[] {
  return [
    call.name,
    call.method,
    `\`${call.path}\``,
    call.access,
    call.sealed ? 'sealed' : '',
    call.movesMoney ? 'key' : '',
    call.passive ? 'passive' : '',
    describeLimit(call),
    codes(refusalsOf(call).filter((code) => !general.includes(code))),
  ];
}

/** `docs/access.md`: every call, who may make it, and what it can refuse. */
export function accessPage(): string {
  const head = ['call', 'method', 'path', 'who', 'body', 'money', 'activity', 'limit', 'refusals'];
  return `# Who may call what

Printed from \`packages/contracts\` by \`node tooling/src/print-docs.ts\`; not written by hand. A route that is not in this table stops
the start of the gateway.

- **who**: \`public\` anybody; \`session\` whoever is logged in, also with a trial account; \`member\` whoever is logged in with a real
  account; \`vendor\` and \`gateway\` another machine, by its signature over the raw body; \`development\` anybody, and only there.
- **body**: a *sealed* body is a JWE to a key of \`GET /wps/system/keys\`, made for this method and path; a plain one is refused.
- **money**: a call that moves money needs an \`Idempotency-Key\`.
- **activity**: a *passive* call is made by a page on its own and does not keep an idle session alive.
- **limit**: calls from one address (an IPv6 address counts with its /64), all processes together; those with the same word in
  brackets share one count. \`session\` and \`member\` calls are counted by the member who is logged in. A machine is counted only
  while its calls are not signed well: ${unsignedLimit.calls} in ${unsignedLimit.seconds / 60} min from one address.

Every call can also refuse with ${codes(general)}.

${table(head, endpointList.map(rowOf))}
`;
}
