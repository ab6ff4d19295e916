import { contrastRatio } from '@lantern/ui/contrast';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClubLabel, labelInk } from './member-label.tsx';

it.each([
  [['#F2B63C', '#FFD98A'], '#1B1C33'],
  [['#3A0A12', '#5A1420'], '#FFFFFF'],
] as const)('NAV-07 writes on %j in %s', (colours, ink) => {
  expect(labelInk(colours)).toBe(ink);
  for (const colour of colours) expect(contrastRatio(ink, colour)).toBeGreaterThan(4.5);
});

it('NAV-07 shows a label with unreadable colours in the colours of the site', () => {
  render(<ClubLabel label={{ labelName: 'Gold', color: 'url(//evil.example)', color2: '' }} />);
  expect(screen.getByText('Gold')).not.toHaveAttribute('style');
});
