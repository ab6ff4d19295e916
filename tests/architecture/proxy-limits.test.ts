import { endpointList } from '@lantern/contracts';
import { expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

const caddyfile = textOf('ops/proxy/Caddyfile').replaceAll(/\\\n\s*/g, '');
const mebibyte = 1024 * 1024;

test('the proxy lets files through to the calls that take them, and to no other', () => {
  const calls = endpointList.filter(({ upload }) => upload);
  const paths = calls.map(({ path }) => path).sort();
  const listed = (pattern: RegExp) => found(caddyfile, pattern).map((one) => one.split(' ').sort());
  expect(listed(/@files path (.+)$/gm)).toEqual([paths]);
  expect(listed(/@others not path (.+)$/gm)).toEqual([paths]);
  const most = Math.max(...calls.map(({ upload }) => (upload ? upload.files * upload.bytes : 0)));
  const [through] = found(caddyfile, /max_size (\d+)MiB/g).map(Number);
  expect(Number(through) * mebibyte).toBeGreaterThan(most + 8192);
});
