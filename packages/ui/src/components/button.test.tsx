import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a {...rest} href={to} />
);

describe('a button', () => {
  it('submits a form only on request', () => {
    render(<Button>Open</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('is busy, keeps its name and the focus, and does nothing while it loads', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Log in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Log in' });
    button.focus();
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is a link where it leads somewhere', () => {
    render(
      <Button as={RouterLink} to="/deposit">
        Deposit
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
  });

  it('as a link that is off cannot be followed', async () => {
    const onClick = vi.fn();
    render(
      <Button as="a" href="#there" disabled onClick={onClick}>
        Deposit
      </Button>,
    );
    await userEvent.click(screen.getByText('Deposit'));
    expect(onClick).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
  });
});
