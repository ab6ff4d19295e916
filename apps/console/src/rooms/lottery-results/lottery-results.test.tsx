import { type OutsideResult, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { outsideResults, proposeLotteryResult, proposeLotteryCorrection } = staffEndpoints;
const at = '2026-11-24T09:20:00.000Z';
const lengths = [6, ...Array(11).fill(5), ...Array(4).fill(4), 3, 2];
const result = lengths.map((length: number) => '1'.repeat(length));
const other = ['111112', ...result.slice(1)];

const draw: OutsideResult = {
  ...{ drawId: 'vn-hcm-20261124', region: 'south', province: 'TP.HCM', date: '2026-11-24' },
  ...{ family: 'vn18', state: 'closed', drawsAt: at, overdueAt: at, taken: [] },
  readings: [
    { source: 'one', result, fault: null, at },
    { source: 'two', result: other, fault: null, at },
  ],
  ...{ contradicted: true, correcting: false, proposed: false },
};

async function open(change: Partial<OutsideResult> = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(outsideResults, () => ({ list: [{ ...draw, ...change }], total: 1, totalPages: 1 }));
  await renderConsole('/lottery-results', { ops, token: 't' });
  await screen.findByRole('article');
  return ops;
}

const choose = async (button: string, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Result/ }), option);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Printed by the province');
  return dialog;
};

describe('LOT-02 a result to decide', () => {
  it('LOT-02 marks the numbers on which the sources differ', async () => {
    await open();
    const marked = screen.getAllByText(/^11111[12]$/);
    expect(marked.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['MARK', '111111'],
      ['MARK', '111112'],
    ]);
    expect(document.querySelectorAll('mark')).toHaveLength(2);
  });

  it('LOT-02 is proposed as one of the sources says', async () => {
    const ops = await open();
    ops.on(proposeLotteryResult, () => ({}));
    const dialog = await choose('Propose a result', 'Source two');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose a result' }));
    await expect
      .poll(() => ops.to(proposeLotteryResult))
      .toMatchObject([{ body: { drawId: draw.drawId, result: other } }]);
  });

  it('G6 a settled draw is corrected with typed numbers', async () => {
    const ops = await open({ state: 'settled', taken: [{ result, sources: ['one', 'two'], at }] });
    ops.on(proposeLotteryCorrection, () => ({}));
    const dialog = await choose('Propose a correction', 'Type the numbers');
    expect(dialog.getByRole('heading')).toHaveTextContent(`${draw.province} · ${draw.date}`);
    await userEvent.click(dialog.getByRole('textbox', { name: /18 numbers/ }));
    await userEvent.paste(other.join('\n'));
    expect(dialog.getByText(/Found: 18/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Propose a correction' }));
    await expect
      .poll(() => ops.to(proposeLotteryCorrection))
      .toMatchObject([{ body: { result: other } }]);
  });

  it('LOT-02 cannot be proposed twice, nor without the permission', async () => {
    await open({ proposed: true });
    expect(screen.queryByRole('button', { name: 'Propose a result' })).toBeNull();
    expect(screen.getByText('A proposal is waiting for another person.')).toBeVisible();
  });

  it('LOT-02 is only shown to support', async () => {
    await open({}, 'support');
    expect(screen.queryByRole('button', { name: 'Propose a result' })).toBeNull();
  });
});
