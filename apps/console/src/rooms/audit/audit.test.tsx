import { type AuditRow, staffEndpoints } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { auditEvents, proveAudit } = staffEndpoints;

const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, totalPages: 1 });

describe('M13 the audit log', () => {
  const row: AuditRow = {
    seq: 1,
    at: '2026-11-22T01:00:00.000Z',
    actor: 'binh',
    action: 'member_disabled',
    subjectType: 'member',
    subject: someId,
    before: { status: 'active' },
    after: { status: 'disabled' },
    reason: 'They asked for it',
    hash: 'ab'.repeat(32),
  };

  async function openAudit(broken: { seq: number; rule: string } | null) {
    const ops = new FakeOps('auditor');
    ops.on(auditEvents, () => pageOf(row));
    ops.on(proveAudit, () => ({ rows: 1, head: row.hash, broken }));
    await renderConsole('/audit', { ops, token: 't' });
    await screen.findByRole('table', { name: 'Audit log' });
  }

  it('shows the values before and after', async () => {
    await openAudit(null);
    expect(await screen.findByText('Verified')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Member disabled/ }));
    expect(screen.getByRole('row', { name: 'Status Active Disabled' })).toBeVisible();
  });

  it.each([
    ['en', 'Status In review Rejected', 'Role Cashier Reviewer', 'Disabled No Yes'],
    ['vi', 'Trạng thái Chờ duyệt Đã từ chối', 'Vai trò Thu ngân Người duyệt', 'Bị khóa Không Có'],
  ] as const)('OPR-02 has words for what was and what is: %s', async (language, ...rows) => {
    const ops = new FakeOps('auditor');
    const before = { status: 'review', role: 'cashier', disabled: false };
    const after = { status: 'rejected', role: 'reviewer', disabled: true };
    ops.on(auditEvents, () => pageOf({ ...row, before, after }));
    ops.on(proveAudit, () => ({ rows: 1, head: row.hash, broken: null }));
    await renderConsole('/audit', { ops, token: 't', language });
    await userEvent.click(await screen.findByRole('button', { expanded: false, name: /·/ }));
    for (const name of rows) expect(screen.getByRole('row', { name })).toBeVisible();
  });

  it('does not show an older proof in place of a failed one', async () => {
    await openAudit(null);
    await screen.findByText('Verified');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')));
    await userEvent.click(screen.getByRole('button', { name: 'Verify again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('shows amounts as money, and minutes of play as they are', async () => {
    const ops = new FakeOps('auditor');
    const credited: AuditRow = {
      ...row,
      action: 'deposit_matched',
      before: null,
      after: { credited: '1250000', fee: '0' },
    };
    const limited: AuditRow = {
      ...row,
      seq: 2,
      action: 'protection_limit_set',
      after: { kind: 'session', amount: '90' },
      before: null,
    };
    ops.on(auditEvents, () => pageOf(limited, credited));
    ops.on(proveAudit, () => ({ rows: 1, head: row.hash, broken: null }));
    await renderConsole('/audit', { ops, token: 't' });
    for (const button of await screen.findAllByRole('button', { expanded: false, name: /·/ }))
      await userEvent.click(button);
    expect(screen.getByRole('row', { name: 'Credited – ₫1,250,000' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Amount – 90' })).toBeVisible();
  });

  it('names the row from which the chain does not hold', async () => {
    await openAudit({ seq: 7, rule: 'the content of this row was changed' });
    expect(await screen.findByText('Broken from row 7')).toBeVisible();
  });
});
