import { type LotteryCalendar, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { lotteryCalendar, saveLotteryRegion } = staffEndpoints;
const calendar: LotteryCalendar = {
  ...{ office: true, sources: ['one', 'two'], holidays: [] },
  regions: [
    {
      ...{ region: 'north', closesAt: '18:10', drawsAt: '18:15', version: 3 },
      days: [{ weekday: 1, province: 'ha-noi' }],
      provinces: [
        { code: 'ha-noi', name: 'Hà Nội' },
        { code: 'bac-ninh', name: 'Bắc Ninh' },
      ],
    },
  ],
};

async function open(change: Partial<LotteryCalendar> = {}) {
  const ops = new FakeOps('reviewer');
  ops.on(lotteryCalendar, () => ({ ...calendar, ...change }));
  ops.on(saveLotteryRegion, () => calendar);
  await renderConsole('/lottery-calendar', { ops, token: 't' });
  await screen.findByRole('region', { name: 'North' });
  return ops;
}

it('LOT-02 the North has one province a day: choosing another replaces it', async () => {
  const ops = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bắc Ninh, Mon' }));
  expect(screen.getByRole('checkbox', { name: 'Hà Nội, Mon' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Merged');
  await userEvent.click(dialog.getByRole('button', { name: 'Save calendar' }));
  await expect
    .poll(() => ops.to(saveLotteryRegion))
    .toMatchObject([
      { body: { region: 'north', version: 3, days: [{ weekday: 1, province: 'bac-ninh' }] } },
    ]);
});

it('LOT-02 other brands only look, and missing sources are said', async () => {
  await open({ office: false, sources: [] });
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.getByText(/Two sources of results are needed/)).toBeVisible();
  expect(screen.getByText('Another brand’s staff run the draws.')).toBeVisible();
});
