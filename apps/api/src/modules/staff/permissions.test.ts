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
 * With an unknown query and body: a permitted role gets a rejection of these, without any effect.
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
    'permits a %s %s',
    async (role, _name, call) => {
      expect(['permission_denied', 'success']).not.toContain(await codeFor(role, call));
    },
  );
});

describe('OPR-01 the roles', () => {
  it('only owner and reviewer approve, and only the owner manages staff', () => {
    const withPermission = (permission: (typeof staffPermissions)[number]) =>
      staffRoles.filter((role) => mayCall(role, permission));
    expect(withPermission('adjustments.approve')).toEqual(['owner', 'reviewer']);
    expect(withPermission('withdrawals.approve')).toEqual(['owner', 'reviewer']);
    expect(withPermission('staff.act')).toEqual(['owner']);
  });

  it('an auditor reads everything and changes nothing', () => {
    expect(rolePermissions.auditor).toEqual(
      staffPermissions.filter((one) => one.endsWith('.look')),
    );
  });

  it('no role may act in an area that it may not read', () => {
    const blind = staffRoles.flatMap((role) =>
      rolePermissions[role].filter(
        (one) => !mayCall(role, one.replace(/\.\w+$/, '.look') as never),
      ),
    );
    expect(blind).toEqual([]);
  });

  it('are those of the database', async () => {
    const [row] = await site.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint
        where conname = 'staff_role_check'`,
    );
    expect([...(row?.rule.matchAll(/'(\w+)'/g) ?? [])].map(([, role]) => role)).toEqual([
      ...staffRoles,
    ]);
  });
});
