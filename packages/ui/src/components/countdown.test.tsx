import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, clockParts } from './countdown.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });

  it('counts whole seconds to its end and reports the end once', async () => {
    const onEnd = vi.fn();
    render(<Countdown until={1_003_000} onEnd={onEnd} />);
    expect(screen.getByRole('timer').textContent).toBe('00:00:03');
    await pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('00:00:02');
    await pass(60_000);
    expect(screen.getByRole('timer').textContent).toBe('00:00:00');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('follows the clock of the server when it is given', () => {
    render(<Countdown until={5_000_000} now={() => 4_990_000} />);
    expect(screen.getByRole('timer').textContent).toBe('00:00:10');
  });

  it('restarts for another end', async () => {
    const { rerender } = render(<Countdown until={1_002_000} />);
    await pass(5000);
    rerender(<Countdown until={1_065_000} />);
    await pass(0);
    expect(screen.getByRole('timer').textContent).toBe('00:01:00');
  });

  it('announces 60, 30 and 10 seconds only', async () => {
    const spoken: string[] = [];
    render(<Countdown until={1_070_000} announce={(seconds) => `${seconds} left`} />);
    const voice = screen.getByRole('timer').querySelector('[aria-live]');
    for (let second = 0; second < 72; second++) {
      if (voice?.textContent && spoken.at(-1) !== voice.textContent) spoken.push(voice.textContent);
      await pass(1000);
    }
    expect(spoken).toEqual(['60 left', '30 left', '10 left']);
  });

  it('writes more than a day in hours', () => {
    expect(clockParts(90_061)).toEqual(['25', '01', '01']);
  });
});
