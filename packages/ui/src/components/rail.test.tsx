import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Rail } from './rail.tsx';

function sized(scrollLeft = 0) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1400);
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(scrollLeft);
}

const rail = (
  <Rail title="Hot" previousLabel="Previous" nextLabel="Next">
    <a href="#1">One</a>
    <a href="#2">Two</a>
  </Rail>
);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a rail', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is a list under its heading', () => {
    render(rail);
    expect(screen.getByRole('region', { name: 'Hot' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('offers only the ways that lead on', () => {
    sized();
    render(rail);
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(false);
    sized(700);
    fireEvent.scroll(screen.getByRole('list'));
    expect(button('Previous').disabled).toBe(false);
    expect(button('Next').disabled).toBe(true);
  });

  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('pages forward in a %s page', async (direction, sign) => {
    sized();
    render(<div style={{ direction }}>{rail}</div>);
    const list = screen.getByRole('list');
    list.style.direction = direction;
    list.scrollBy = vi.fn();
    await userEvent.click(button('Next'));
    expect(list.scrollBy).toHaveBeenCalledWith({ left: sign * 602, behavior: 'smooth' });
  });

  it('pages without motion if reduced motion is preferred', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-reduced-motion'),
    }));
    sized();
    render(rail);
    const list = screen.getByRole('list');
    list.scrollBy = vi.fn();
    await userEvent.click(button('Next'));
    expect(list.scrollBy).toHaveBeenCalledWith({ left: 602, behavior: 'auto' });
    vi.unstubAllGlobals();
  });
});
