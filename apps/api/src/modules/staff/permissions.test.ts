import {
  type Endpoint,
  endpointList,
  mayCall,
  rolePermissions,
  staffPermissions,
  staffRoles,
} from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendAny } from '../../../testing/any-call.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const guarded = endpointList.filter(
  (call) => call.access === 'staff' && call.permission !== undefined,
);
const matrix = staffRoles.flatMap((role) =>
  guarded.map((call) => [role, call.name, call] as const),
);
const opens = (role: (typeof staffRoles)[number], { permission = [] }: Endpoint) =>
  mayCall(role, permission);

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const role of staffRoles) tokens.set(role, (await staffAt(site, role)).token);
});

/**
 * With a query and a body that no call takes: whoever is let in is told so, and nothing happens.
 */
async function codeFor(role: string, call: Endpoint): Promise<string> {
  const token = tokens.get(role) ?? '';
  const { reply } = await sendAny(site, call, {
    token,
    query: '?surprise=1',
    ...(call.body ? { text: '{}' } : {}),
  });
  return reply.success ? 'success' : reply.code;
}

describe('OPR-01 the matrix of roles and calls', () => {
  it.each(matrix.filter(([role, , call]) => !opens(role, call)))(
    'refuses a %s %s',
    async (role, _name, call) => {
      expect(await codeFor(role, call)).toBe('permission_denied');
    },
  );

  it.each(matrix.filter(([role, , call]) => opens(role, call)))(
    'opens to a %s %s',
    async (role, _name, call) => {
      expect(['permission_denied', 'success']).not.toContain(await codeFor(role, call));
    },
  );
});

describe('OPR-01 the roles', () => {
  it('lets only the owner and the reviewer approve, and only the owner decide about people', () => {
    const withPermission = (permission: (typeof staffPermissions)[number]) =>
      staffRoles.filter((role) => mayCall(role, permission));
    expect(withPermission('adjustments.approve')).toEqual(['owner', 'reviewer']);
    expect(withPermission('withdrawals.approve')).toEqual(['owner', 'reviewer']);
    expect(withPermission('staff.act')).toEqual(['owner']);
  });

  it('lets an auditor look at everything and touch nothing', () => {
    expect(rolePermissions.auditor).toEqual(
      staffPermissions.filter((one) => one.endsWith('.look')),
    );
  });

  it('lets nobody act where they may not look', () => {
    const blind = staffRoles.flatMap((role) =>
      rolePermissions[role].filter(
        (one) => !mayCall(role, one.replace(/\.\w+$/, '.look') as never),
      ),
    );
    expect(blind).toEqual([]);
  });

  it('are those that the database knows', async () => {
    const [row] = await site.query<{ rule: string }>(
      "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'staff_role_check'",
    );
    expect([...(row?.rule.matchAll(/'(\w+)'/g) ?? [])].map(([, role]) => role)).toEqual([
      ...staffRoles,
    ]);
  });
});
