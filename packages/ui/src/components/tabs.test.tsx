import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs.tsx';

const ids = ['username', 'mobile', 'others'] as const;

function LogIn({ dir = 'ltr' }: { dir?: string }) {
  const [tab, setTab] = useState<(typeof ids)[number]>('username');
  return (
    <div dir={dir} style={{ direction: dir === 'rtl' ? 'rtl' : 'ltr' }}>
      <Tabs label="How" value={tab} onChange={setTab} tabs={ids.map((id) => ({ id, label: id }))}>
        Panel of {tab}
      </Tabs>
    </div>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('move with the arrows, around the ends, and with Home and End', async () => {
    render(<LogIn />);
    screen.getByRole('tab', { name: 'username' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('mobile');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(selected()).toBe('username');
    expect(document.activeElement?.textContent).toBe('username');
  });

  it('follow the direction of the text', async () => {
    render(<LogIn dir="rtl" />);
    screen.getByRole('tab', { name: 'username' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('mobile');
  });

  it('name the panel by the chosen tab, and take one stop of the Tab key', () => {
    render(<LogIn />);
    expect(screen.getByRole('tabpanel', { name: 'username' }).textContent).toBe(
      'Panel of username',
    );
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});

describe('a segmented control', () => {
  it('is a group of radio buttons', async () => {
    const chosen: string[] = [];
    render(
      <Segmented
        label="Sort"
        value="popular"
        onChange={(value) => chosen.push(value)}
        options={[
          { value: 'popular', label: 'Popular' },
          { value: 'new', label: 'New' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Sort' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Popular' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'New' }));
    expect(chosen).toEqual(['new']);
  });
});
