import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GameTile } from './game-tile.tsx';
import { VendorCard } from './vendor-card.tsx';

const game = { name: 'Jade Carp', vendor: 'Aurora Play', art: '/a.svg', href: '/game/1' };

describe('a game tile', () => {
  it('is a link named by the game and its vendor', () => {
    render(<GameTile {...game} />);
    expect(screen.getByRole('link', { name: 'Jade Carp Aurora Play' }).getAttribute('href')).toBe(
      '/game/1',
    );
  });

  it('has its heart beside the link, not inside, with its state', async () => {
    const onToggle = vi.fn();
    render(<GameTile {...game} favourite={{ pressed: true, label: 'Favourite', onToggle }} />);
    const heart = screen.getByRole('button', { name: 'Favourite', pressed: true });
    await userEvent.click(heart);
    expect(onToggle).toHaveBeenCalledOnce();
    expect(screen.getByRole('link').contains(heart)).toBe(false);
  });

  it('says why a game is closed, as text', () => {
    render(<GameTile {...game} maintenance="until 05:00" />);
    expect(screen.getByText('until 05:00')).toBeTruthy();
  });
});

describe('a locked game tile', () => {
  it('says why it cannot be played, as text, and is still a link', () => {
    render(<GameTile {...game} locked="Members only" />);
    expect(screen.getByText('Members only')).toBeTruthy();
    expect(screen.getByRole('link')).toBeTruthy();
  });
});

describe('a vendor card', () => {
  it('is no link while the vendor is closed', () => {
    render(
      <VendorCard name="Sampan" mark="/m.svg" note="Closed" href="/rng?page=sampan" disabled />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Closed')).toBeTruthy();
  });
});
