import { render, screen } from '@testing-library/react';
import { Target } from 'lucide-react';
import { lazy } from 'react';
import { expect, it } from 'vitest';
import { CentreMenu } from './centre-menu.tsx';

const page = lazy(async () => ({ default: () => null }));

it.each([
  [3, 'Missions 3 open'],
  [120, 'Missions 99+ open'],
  [0, 'Missions'],
])('NAV-09 marks the missions where %i are open as "%s"', (count, name) => {
  const missions = {
    key: 'missions',
    title: 'Missions',
    icon: Target,
    page,
    badge: { count, label: 'open' },
  };
  render(
    <CentreMenu
      label="Pages"
      groups={[{ key: 'all', entries: [missions] }]}
      active="other"
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name })).toBeVisible();
});
