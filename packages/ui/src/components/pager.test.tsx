import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageItems } from './page-items.ts';
import { Pager } from './pager.tsx';

const shown = (page: number, total: number) =>
  pageItems(page, total)
    .map((item) => item.page ?? '…')
    .join(' ');

describe('WAL-05 LIM-01 the pages on offer', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 20, '1 2 3 … 20'],
    [2, 20, '1 2 3 … 20'],
    [3, 20, '1 2 3 4 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [20, 20, '1 … 18 19 20'],
    [3, 5, '1 2 3 4 5'],
  ])('on page %i of %i are %s', (page, total, text) => {
    expect(shown(page, total)).toBe(text);
  });

  it('hold the current page once, in order, at any page', () => {
    for (let total = 1; total <= 30; total++) {
      for (let page = 1; page <= total; page++) {
        const pages = pageItems(page, total).flatMap((item) => item.page ?? []);
        expect(pages).toContain(page);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }
    }
  });
});

describe('the pager', () => {
  const labels = {
    label: 'Pages',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (n: number) => `Page ${n}`,
  };

  it('marks the current page and leads to the others', async () => {
    const onPage = vi.fn();
    render(<Pager page={4} totalPages={9} onPage={onPage} {...labels} />);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('4');
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPage.mock.calls).toEqual([[5], [3]]);
  });

  it('ends at the last page', () => {
    render(<Pager page={9} totalPages={9} onPage={() => {}} {...labels} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });

  it('is not there for a single page', () => {
    render(<Pager page={1} totalPages={1} onPage={() => {}} {...labels} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
