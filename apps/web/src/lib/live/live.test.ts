import type { LiveEvent } from '@lantern/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../testing/fake-socket.ts';
import { connectLive } from './live.ts';

const balance: LiveEvent = { type: 'balance', sumBalance: '70', currency: 'VND', version: 5 };

describe('connectLive', () => {
  const onEvent = vi.fn();
  const onReady = vi.fn();
  let end: () => void;

  const settle = () => vi.advanceTimersByTimeAsync(0);
  const socket = () => FakeSocket.opened.at(-1);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.opened = [];
    onEvent.mockReset();
    onReady.mockReset();
    end = connectLive({ token: 'token-1', onEvent, onReady });
    await settle();
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('says hello with the token in the first message and never in the address', () => {
    expect(socket()?.url).toBe('ws://localhost/wps/socket');
    expect(socket()?.sent).toEqual([{ type: 'hello', token: 'token-1' }]);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('passes on the site’s events', () => {
    socket()?.tell(balance);
    expect(onEvent).toHaveBeenLastCalledWith(balance);
  });

  it.each(['not json', '{"type":"balance"}', '{"type":"give_money"}'])('ignores %s', (data) => {
    onEvent.mockReset();
    socket()?.onmessage?.({ data });
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('reconnects after a loss, and reports that events may have been missed', async () => {
    socket()?.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(onReady).toHaveBeenLastCalledWith(true);
  });

  it('waits longer with every try that fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const failing = () => Object.assign(socket() ?? {}, { onopen: undefined });
    for (const wait of [250, 500, 1000, 2000]) {
      socket()?.drop();
      const opened = FakeSocket.opened.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.opened).toHaveLength(opened);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened).toHaveLength(opened + 1);
      failing();
    }
    vi.mocked(Math.random).mockRestore();
  });

  it('A6 stays away once the site has ended the session', async () => {
    socket()?.tell({ type: 'session_ended', code: 'logged_in_elsewhere' });
    socket()?.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(onEvent).toHaveBeenLastCalledWith({
      type: 'session_ended',
      code: 'logged_in_elsewhere',
    });
  });
});
