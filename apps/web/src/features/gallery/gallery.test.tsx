import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

it('shows every component in light, in dark and from right to left', () => {
  render(<Gallery />);
  const panes = ['Light', 'Dark', 'Right to left'].map((name) =>
    screen.getByRole('region', { name }),
  );
  expect(panes.map((pane) => [pane.dataset.theme, pane.dir, pane.lang])).toEqual([
    ['light', 'ltr', 'en'],
    ['dark', 'ltr', 'en'],
    ['light', 'rtl', 'ar'],
  ]);
  const names = panes.map((pane) => within(pane).getAllByRole('heading', { level: 3 }).length);
  expect(new Set(names).size).toBe(1);
});

it.each([
  ['modal', 'dialog'],
  ['dialog', 'alertdialog'],
  ['sheet', 'dialog'],
  ['menu', 'menu'],
])('opens the %s', async (name, role) => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
});
