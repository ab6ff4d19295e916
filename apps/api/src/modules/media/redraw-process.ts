import { redraw } from './redraw.ts';
import type { DrawAnswer, DrawOrder } from './redraw-picture.ts';

// The process that decodes uploaded pictures: a fault of the picture library, or a picture that
// takes too much memory, ends this process and not the gateway. It has no secrets.

const mostMemory = Number(process.argv[2]);
const checkEvery = 20;

const answer = (message: DrawAnswer) => process.send?.(message);

process.on('message', ({ id, bytes, size }: DrawOrder) => {
  void redraw(bytes, size).then((drawn) => answer({ id, ...drawn }));
});
process.on('disconnect', () => process.exit(0));

// The library decodes in threads of its own, so that this timer runs meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, checkEvery);
