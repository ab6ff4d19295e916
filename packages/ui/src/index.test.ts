// @vitest-environment node
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const importsOf = (file: string) =>
  [...(sources[file] ?? '').matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');

/** Every file and package that loading a file brings along. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  for (const target of importsOf(file)) {
    const name = target.startsWith('.')
      ? `./${new URL(target, `file:///${file}`).pathname.slice(1)}`
      : target;
    if (!seen.has(name)) {
      seen.add(name);
      if (name.startsWith('./')) reachedFrom(name, seen);
    }
  }
  return seen;
}

const packages = (file: string) =>
  [...reachedFrom(file)].filter((name) => !name.startsWith('./')).sort();

describe('the size of an import', () => {
  it('is React, icons and class names for the light components, and no Radix', () => {
    expect(packages('./index.ts')).toEqual(['clsx', 'lucide-react', 'react']);
  });

  it('is measured by this test: the modal brings Radix', () => {
    expect(packages('./components/modal.tsx')).toContain('radix-ui/dialog');
  });

  it('is nothing at all for the artwork, which the API draws too', () => {
    expect(packages('./art/index.ts')).toEqual([]);
  });
});
