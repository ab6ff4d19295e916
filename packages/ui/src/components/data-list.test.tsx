import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataList } from './data-list.tsx';
import { ErrorBlock } from './error-block.tsx';
import { StatusPill } from './status-pill.tsx';

describe('a data list', () => {
  it('stays a table for assistive technology, also where it looks like cards', () => {
    render(
      <DataList
        label="Bets"
        rowKey={(row) => row.id}
        rows={[{ id: 'R-1', stake: '50' }]}
        columns={[
          { key: 'id', header: 'Round', cell: (row) => row.id, place: 'title' },
          { key: 'stake', header: 'Stake', cell: (row) => row.stake, align: 'end' },
        ]}
      />,
    );
    expect(screen.getByRole('table', { name: 'Bets' }).getAttribute('role')).toBe('table');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Round',
      'Stake',
    ]);
    expect(screen.getByRole('cell', { name: '50' })).toBeTruthy();
  });
});

describe('a status pill', () => {
  it('shows its state as text, and hides its icon from screen readers', () => {
    const { container } = render(<StatusPill tone="success">Approved</StatusPill>);
    expect(screen.getByText('Approved')).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('an error block', () => {
  it('is announced, with the request to quote', () => {
    render(<ErrorBlock title="It failed." request={{ label: 'Request', id: '01JD' }} />);
    expect(screen.getByRole('alert').textContent).toContain('Request 01JD');
  });
});
