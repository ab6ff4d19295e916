import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

const stackFrame = /^\s+at /;

/**
 * The last lines of a log without stack frames, each cut to a readable length.
 */
export function lastLines(file: string, count = 12): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .filter((line) => !stackFrame.test(line))
    .slice(-count)
    .map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line))
    .join('\n');
}

/**
 * Passes on each new line of a log. The programs write their log files themselves, so they do not
 * depend on the launcher.
 * @returns a function that stops it
 */
export function followLog(file: string, show: (line: string) => void): () => void {
  const descriptor = openSync(file, 'r');
  let position = fstatSync(descriptor).size;
  let rest = '';
  const read = () => {
    const size = fstatSync(descriptor).size;
    if (size <= position) return;
    const chunk = Buffer.alloc(size - position);
    position += readSync(descriptor, chunk, 0, chunk.length, position);
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) show(line);
  };
  const timer = setInterval(read, 200);
  return () => {
    clearInterval(timer);
    read();
    closeSync(descriptor);
  };
}
