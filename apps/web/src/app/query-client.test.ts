import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('ERR-03 a change without a network fails at once and is not repeated later', async () => {
  onlineManager.setOnline(false);
  const sent: string[] = [];
  const wish = new MutationObserver(createQueryClient(), {
    mutationFn: async (what: string) => {
      sent.push(what);
      throw new Error('no network');
    },
  });
  await expect(wish.mutate('a withdrawal')).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  expect(sent).toEqual(['a withdrawal']);
});
