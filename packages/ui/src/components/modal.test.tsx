import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import styles from '../styles.css?raw';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal, type ModalProps } from './modal.tsx';

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Log in"
        closeLabel="Close"
        footer={<button type="submit">Go</button>}
        {...props}
      >
        {props.children ?? <input aria-label="Name" />}
      </Modal>
    </>
  );
}

async function opened(props: Partial<ModalProps> = {}) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

const wide = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width') }));

describe('the modal', () => {
  it('NAV-13 LIM-01: is 600 wide', async () => {
    const { dialog } = await opened();
    expect(dialog.className).toContain('md:w-150');
  });

  it('NAV-13 LIM-01: opens after 100 ms with a transition', async () => {
    const { dialog } = await opened();
    expect(dialog.className).toMatch(/animate-rise/);
    expect(styles).toMatch(/--animate-rise: lantern-rise [^;]* 100ms both;/);
  });

  it('is named by its title and described by its sentence', async () => {
    const { dialog } = await opened({ description: 'Welcome back.' });
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBe(dialog);
    expect(
      document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Welcome back.');
  });

  it('NAV-17: scrolls by keyboard when it has only text', async () => {
    const { dialog } = await opened({
      reading: true,
      footer: undefined,
      children: <p>Long terms</p>,
    });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Log in' }));
    expect(dialog.textContent).toContain('Long terms');
  });

  it('NAV-13: closes on a click outside', async () => {
    const { user } = await opened();
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('NAV-13: is closed from the keyboard as well, without the mouse that drags it', async () => {
    const { user } = await opened();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('NAV-13: stays open when it cannot be dismissed', async () => {
    const { user } = await opened({ dismissible: false });
    await user.click(document.body);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('NAV-13: locks the scroll of the page while it is open', async () => {
    const { user } = await opened();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body.hasAttribute('data-scroll-locked')).toBe(false));
  });

  it('stays when a toast above it is clicked, also when the click closes the toast', async () => {
    const toast = document.createElement('div');
    toast.setAttribute('data-toast', '');
    const close = toast.appendChild(document.createElement('button'));
    close.addEventListener('click', () => toast.remove());
    document.body.append(toast);
    const { user } = await opened();
    for (const target of [toast, close]) {
      await user.click(target);
      // A click is judged after all that it does.
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
      expect(screen.getByRole('dialog')).toBeTruthy();
    }
    expect(toast.isConnected).toBe(false);
  });

  it('gives the focus to its first field and back to what opened it', async () => {
    const { user } = await opened();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
    );
  });

  it('gives the focus to its panel on a touch screen, so that no keyboard rises', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
    const { dialog } = await opened();
    expect(document.activeElement).toBe(dialog);
    vi.unstubAllGlobals();
  });

  it('keeps the focus inside', async () => {
    const { user, dialog } = await opened();
    for (let step = 0; step < 6; step++) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('NAV-13: is dragged by its title bar, and no further than the screen', async () => {
    wide();
    const { dialog } = await opened();
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 100, 600, 400));
    const bar = screen.getByText('Log in');
    fireEvent.pointerDown(bar, { pointerId: 1, button: 0, clientX: 300, clientY: 120 });
    fireEvent.pointerMove(bar, { pointerId: 1, clientX: 340, clientY: 150 });
    expect(dialog.style.translate).toBe('40px 30px');
    fireEvent.pointerMove(bar, { pointerId: 1, clientX: -5000, clientY: -5000 });
    expect(dialog.style.translate).toBe('-192px -92px');
    vi.unstubAllGlobals();
  });

  it('is not dragged by its close button', async () => {
    wide();
    const { dialog } = await opened();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerDown(close, { pointerId: 1, button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(close, { pointerId: 1, clientX: 50, clientY: 50 });
    expect(dialog.style.translate).toBe('');
    vi.unstubAllGlobals();
  });

  it('closes on a phone when pulled down far enough, and else springs back', async () => {
    const { dialog } = await opened();
    const bar = screen.getByText('Log in');
    const pull = (distance: number) => {
      fireEvent.pointerDown(bar, { pointerId: 1, button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(bar, { pointerId: 1, clientX: 0, clientY: distance });
      fireEvent.pointerUp(bar, { pointerId: 1, clientX: 0, clientY: distance });
    };
    pull(40);
    expect(dialog.style.translate).toBe('');
    pull(140);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

function Question(props: { onConfirm?: () => void; closeAfter?: number; dismissible?: boolean }) {
  const [open, setOpen] = useState(true);
  const confirmed = useRef(0);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Sign out?"
      message="You will have to log in again."
      confirmLabel="Sign out"
      cancelLabel="Stay"
      closeLabel="Close"
      onConfirm={() => {
        confirmed.current++;
        props.onConfirm?.();
      }}
      closeAfter={props.closeAfter}
      dismissible={props.dismissible}
    />
  );
}

/**
 * The page itself takes no pointer while a dialog is open; its cover listens from the next task on.
 */
async function clickCover(): Promise<void> {
  await screen.findByRole('alertdialog');
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' });
  fireEvent.click(document.body);
}

describe('the confirm dialog', () => {
  it('NAV-13 LIM-01: is 400 wide, an alert dialog with the focus on the safe answer', async () => {
    render(<Question />);
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' });
    expect(dialog.className).toContain('md:w-100');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  });

  it('reports a yes', async () => {
    const onConfirm = vi.fn();
    render(<Question onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('NAV-13: closes by its button', async () => {
    render(<Question />);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('NAV-13: closes by its cover', async () => {
    render(<Question />);
    await clickCover();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('NAV-13: stays under a click on its cover where that is switched off', async () => {
    render(<Question dismissible={false} />);
    await clickCover();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('NAV-13: closes after its time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Question closeAfter={5000} />);
    // The clock also goes on by itself, so that the bounds are wide.
    await vi.advanceTimersByTimeAsync(3500);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1600);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
