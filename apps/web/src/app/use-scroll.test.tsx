import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScroll } from './use-scroll.ts';

it.each([
  ['with a motion', false, 'smooth'],
  ['at once with reduced motion', true, 'auto'],
] as const)('a part that the address names is scrolled to %s', (_how, matches, behavior) => {
  const part = document.body.appendChild(
    Object.assign(document.createElement('p'), { id: 'part' }),
  );
  part.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query.includes('reduced-motion'),
  }));
  renderHook(useScroll, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/help#part']}>{children}</MemoryRouter>
    ),
  });
  expect(part.scrollIntoView).toHaveBeenCalledWith({ behavior });
  part.remove();
});
