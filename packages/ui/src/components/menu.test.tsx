import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from './menu.tsx';
import { Sheet } from './sheet.tsx';

describe('a menu', () => {
  it('opens by keyboard, holds actions and links, and reports what was chosen', async () => {
    const onSelect = vi.fn();
    render(
      <Menu trigger={<button type="button">Account</button>}>
        <MenuHeader>Lien</MenuHeader>
        <MenuItem as="a" href="#records">
          Records
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onSelect}>Sign out</MenuItem>
      </Menu>,
    );
    screen.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Records' }).getAttribute('href')).toBe('#records');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

function SideMenu() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} title="Menu" closeLabel="Close" head={<b>Lantern</b>}>
      <a href="#home">Home</a>
    </Sheet>
  );
}

describe('a sheet', () => {
  it('is named even where its title does not show, and closes', async () => {
    render(<SideMenu />);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
