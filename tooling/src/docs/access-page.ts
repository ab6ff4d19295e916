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

Printed from \`packages/contracts\` by \`node tooling/src/print-docs.ts\`. Do not edit it by hand.
The gateway does not start if a route is missing from this table.

- **who**: \`public\` is anyone, \`session\` a logged-in member or trial account, \`member\` a
  logged-in member with a real account, \`staff\` a logged-in staff member. \`vendor\` and
  \`gateway\` are machines, authenticated by a signature over the raw body. \`development\` is
  anyone, only in development.
- **body**: a *sealed* body is a JWE to a key of \`GET /wps/system/keys\`, for this method and path.
  A plain body is refused.
- **money**: *key* means that the call moves money and needs an \`Idempotency-Key\`.
- **activity**: a page makes a *passive* call by itself. It does not keep an idle session alive.
- **limit**: the most calls from one address (an IPv6 address counts with its /64), over all
  processes. Calls with the same word in brackets share one counter. \`session\`, \`member\` and
  \`staff\` calls are counted per person. Machines are counted only for calls with an invalid
  signature: ${unsignedLimit.calls} in ${unsignedLimit.seconds / 60} min from one address.
- **refusals**: every call can also refuse with ${codes(general)}.

${table(head, endpointList.map(rowOf))}
`;
}
